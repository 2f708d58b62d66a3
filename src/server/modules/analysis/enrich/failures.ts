import { channel } from 'node:diagnostics_channel';

const failures = channel('enrichment failed');

/** Reports an analysis error for the log: users only see that the analysis failed. */
export const reportFailure = (error: unknown): void => failures.publish(error);

/** @returns a function that unsubscribes */
export const onFailure = (listener: (error: unknown) => void): (() => void) => {
  const hear = (error: unknown): void => listener(error);
  failures.subscribe(hear);
  return () => {
    failures.unsubscribe(hear);
  };
};
