import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aTable } from '../testing/table';
import { backoff, listen } from './socket';
import type { Socket } from './socket';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }

  close(): void {
    this.onclose?.();
  }
}

const told = vi.fn();
const connected = vi.fn();
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  socket = listen({ told, connected });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a table that is told is passed on, the first after connecting as such', () => {
  const [made] = FakeSocket.made;
  expect(made!.address.protocol).toBe('ws:');
  made!.onopen?.();
  const data = JSON.stringify({ told: 'table', table: aTable() });
  made!.onmessage?.({ data });
  made!.onmessage?.({ data });
  made!.onmessage?.({ data: JSON.stringify({ told: 'done', id: 1 }) });
  expect(told.mock.calls).toEqual([
    [aTable(), true],
    [aTable(), false],
  ]);
});

test('a lost connection is made again, later each time', () => {
  FakeSocket.made[0]!.onclose?.();
  expect(connected).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(backoff(0));
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.made[1]!.onclose?.();
  vi.advanceTimersByTime(backoff(1) - 1);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(3);
});

test('a retry does not wait, and a closed socket stays closed', () => {
  FakeSocket.made[0]!.onclose?.();
  socket.retry();
  expect(FakeSocket.made).toHaveLength(2);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(2);
});
