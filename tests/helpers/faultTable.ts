import { setTimeout as wait } from 'node:timers/promises';
import type { LoadUsers } from './loadUsers.ts';

/** Effect of a machine fault on simulated users. */
export interface FaultRow {
  fault: string;
  /** Status and message of a request that the fault stopped. */
  told: string;
  requests: number;
  failedReads: number;
  failedWrites: number;
  /** Seconds from the end of the fault to the last request that failed. */
  wellAfter: number;
  /** Acknowledged writes that were lost. */
  lost: number;
  /** Mails that were delivered twice. */
  twice: number;
}

/** Status and message of a response. */
export const statusAndMessage = async (answer: Response): Promise<string> => {
  const { message = '' } = (await answer.json()) as { message?: string };
  return `${answer.status} ${message}`;
};

/** Measures busy users during a fault, and after its end. */
export const lastingFault = async (
  busy: LoadUsers,
  fault: string,
  { work, end, after = 8_000 }: { work: () => Promise<string>; end: () => Promise<void>; after?: number },
): Promise<FaultRow> => {
  let told = '';
  const met = await busy.during(fault, async () => {
    told = await work();
  });
  const later = await busy.during(fault, async () => {
    await end();
    await wait(after);
  });
  return {
    fault,
    told,
    requests: met.requests + later.requests,
    failedReads: met.failedReads + later.failedReads,
    failedWrites: met.failedWrites + later.failedWrites,
    wellAfter: Math.round(later.lastFailureMs / 100) / 10,
    lost: 0,
    twice: 0,
  };
};
