import type { Table, Told } from './types';

/** In milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export interface Listener {
  /** `first` after the connection was made: whatever was shown before, this is how the table is. */
  told(table: Table, first: boolean): void;
  connected(is: boolean): void;
}

export interface Socket {
  /** Tries again at once where the connection is lost. */
  retry(): void;
  /** Connects anew, as whoever the cookie names now. */
  renew(): void;
  close(): void;
}

/** How long to wait before the next try, after so many that failed. */
export function backoff(failures: number): number {
  return Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
}

/** Hears of every change of the table, and connects again whenever the connection is lost. */
export function listen(listener: Listener): Socket {
  const address = new URL('/api/v1/table/socket', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let closed = false;

  function open(): void {
    clearTimeout(timer);
    const opened = new WebSocket(address);
    let first = true;
    socket = opened;
    opened.onopen = () => {
      failures = 0;
      listener.connected(true);
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== opened) return;
      const told = JSON.parse(data) as Told;
      if (told.told !== 'table') return;
      listener.told(told.table, first);
      first = false;
    };
    opened.onclose = () => {
      if (closed || socket !== opened) return;
      listener.connected(false);
      timer = setTimeout(open, backoff(failures));
      failures += 1;
    };
  }

  open();
  return {
    retry() {
      if (socket?.readyState === WebSocket.OPEN) return;
      failures = 0;
      open();
    },
    renew() {
      const old = socket;
      failures = 0;
      open();
      old?.close();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
