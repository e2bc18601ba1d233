import { Fault } from '../api/fault';

/** Work that waits for the server, one piece after the other: whether it still does, and what went wrong last. */
export class Attempt {
  busy = $state(false);
  fault = $state.raw<Fault>();

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
      this.fault = undefined;
    } catch (thrown) {
      this.fault = Fault.of(thrown);
    }
    this.busy = false;
  }
}
