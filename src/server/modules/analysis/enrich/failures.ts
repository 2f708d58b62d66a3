import { channel } from 'node:diagnostics_channel';

const failures = channel('enrichment failed');

/** Errors of the analysis, for the log: readers only see that it failed. */
export const reportFailure = (error: unknown): void => failures.publish(error);

/** @returns what ends it */
export const onFailure = (listener: (error: unknown) => void): (() => void) => {
  const hear = (error: unknown): void => listener(error);
  failures.subscribe(hear);
  return () => {
    failures.unsubscribe(hear);
  };
};
