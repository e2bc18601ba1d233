import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SECRET } from './fate.js';

const builtPage = fileURLToPath(new URL('../dist', import.meta.url));

/** The program that the environment variable `TUZ_BIN` names; `cargo xtask test` names the one it has built. */
export function program(): string {
  const named = process.env['TUZ_BIN'];
  if (!named) throw new Error('the environment variable TUZ_BIN names no program');
  return named;
}

/** A `tuz serve` of its own, with data of its own and shuffles that `fate.ts` knows. */
export class Server {
  address = '';
  private data = '';
  private process: ChildProcess | undefined;

  async start(): Promise<void> {
    this.data ||= await mkdtemp(join(tmpdir(), 'tuz-browser-'));
    const port = this.address ? new URL(this.address).port : '0';
    const where = ['--port', port, '--data', this.data, '--web-root', builtPage];
    const started = spawn(program(), ['serve', '--no-browser', '--house-seed', SECRET, ...where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const address = /http:\/\/[^/]+/.exec(line);
      if (!address) continue;
      this.address = address[0];
      started.stdout.resume();
      return;
    }
    throw new Error('the server did not start');
  }

  /** Ends it at once, as a crash does; the data stay. */
  async kill(): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGKILL');
    await exited;
  }

  /** Ends it and removes its data. */
  async stop(): Promise<void> {
    await this.kill();
    if (this.data) await rm(this.data, { recursive: true, force: true });
  }
}
