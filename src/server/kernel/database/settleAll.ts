import { sqlState } from './errors.ts';

/** SQLSTATE of every statement that follows a failed one in its transaction. */
const abortedTransaction = '25P02';

/**
 * The results of all work, in this order, for statements that are sent together in one transaction: unlike
 * `Promise.all`, it settles only once all of the work has, so that none is left to a connection given back.
 * @throws the first error in this order that is not merely a consequence of the failed transaction
 */
export const settleAll = async <T extends readonly Promise<unknown>[]>(
  work: readonly [...T],
): Promise<{ [Index in keyof T]: Awaited<T[Index]> }> => {
  const outcomes = await Promise.allSettled(work);
  const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (errors.length) throw errors.find((error) => sqlState(error) !== abortedTransaction) ?? errors[0];
  return outcomes.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
};
