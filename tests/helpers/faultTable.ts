import { setTimeout as wait } from 'node:timers/promises';
import type { BusyPeople } from './busyPeople.ts';

/** What a fault of a machine did to people. */
export interface FaultRow {
  fault: string;
  /** Status and sentence of a call that it stopped. */
  told: string;
  requests: number;
  failedReads: number;
  failedWrites: number;
  /** Seconds from the end of the fault to the last request that failed. */
  wellAfter: number;
  /** Writes that were acknowledged and are gone. */
  lost: number;
  /** Mails that somebody got twice. */
  twice: number;
}

/** Status and sentence of an answer. */
export const saidBy = async (answer: Response): Promise<string> => {
  const { message = '' } = (await answer.json()) as { message?: string };
  return `${answer.status} ${message}`;
};

/** What busy people meet while a fault lasts, and when it is over. */
export const lastingFault = async (
  busy: BusyPeople,
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
    wellAfter: Math.round(later.wellAfter / 100) / 10,
    lost: 0,
    twice: 0,
  };
};
