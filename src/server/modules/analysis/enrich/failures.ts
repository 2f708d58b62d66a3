import { channel } from 'node:diagnostics_channel';

const failures = channel('enrichment failed');

/** What kept a text from being analysed, for whoever keeps a log: readers are told only that it did. */
export const reportFailure = (error: unknown): void => failures.publish(error);

/** @returns what ends it */
export const onFailure = (listener: (error: unknown) => void): (() => void) => {
  const hear = (error: unknown): void => listener(error);
  failures.subscribe(hear);
  return () => {
    failures.unsubscribe(hear);
  };
};
