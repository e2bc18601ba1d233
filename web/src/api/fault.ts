import type { Reason } from '../i18n/reasons';
import type { Problem } from './types';

/** Why the server did not do what was asked; `unreachable` where it did not answer at all. */
export class Fault extends Error {
  readonly code: Problem['code'] | 'unreachable';
  readonly reason: Reason | undefined;

  constructor(code: Problem['code'] | 'unreachable', message: string, reason?: Reason) {
    super(message);
    this.code = code;
    this.reason = reason;
  }

  /** The fault that anything thrown stands for. */
  static of(thrown: unknown): Fault {
    return thrown instanceof Fault ? thrown : new Fault('unreachable', String(thrown));
  }

  /** The fault that an answer's body tells of. */
  static from(problem: Partial<Problem> | undefined): Fault {
    const reason = problem?.reason as Reason | null | undefined;
    return new Fault(problem?.code ?? 'unreachable', problem?.message ?? '', reason ?? undefined);
  }
}
