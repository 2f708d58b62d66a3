import { sqlState } from './errors.ts';

/** SQLSTATE of every statement that follows a failed one in its transaction. */
const abortedTransaction = '25P02';

/**
 * The results of work whose statements are sent together in one transaction.
 * @throws the first error in this order that does not merely follow from another; only once all of the work has ended
 */
export const allSent = async <T extends readonly Promise<unknown>[]>(
  work: readonly [...T],
): Promise<{ [Index in keyof T]: Awaited<T[Index]> }> => {
  const outcomes = await Promise.allSettled(work);
  const errors = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (errors.length) throw errors.find((error) => sqlState(error) !== abortedTransaction) ?? errors[0];
  return outcomes.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
};
