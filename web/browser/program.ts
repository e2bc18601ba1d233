import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running program with data of its own. */
export interface Program {
  address: string;
  stop(): void;
}

/** Starts the program that the environment variable `TUZ_BIN` names; `cargo xtask test` builds one. */
export async function startProgram(): Promise<Program> {
  const path = process.env['TUZ_BIN'];
  if (!path) throw new Error('the environment variable TUZ_BIN names no program');
  const data = mkdtempSync(join(tmpdir(), 'tuz-browser-'));
  const child = spawn(path, ['serve', '--no-browser', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child), stop };
  } catch (fault) {
    stop();
    throw fault;
  }
}

/** The address that the program says it listens at. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /http:\/\/[\w.:]+/.exec(line);
    if (address) return address[0];
  }
  throw new Error('the program ended before it said its address');
}
