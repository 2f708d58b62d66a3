import { useState } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';

/**
 * Runs one change at a time, and keeps why the last one failed, as a sentence.
 * @param tell takes that instead, where it belongs elsewhere
 */
export const useRun = (tell?: (problem: string, failure: unknown) => unknown) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** @returns whether it was done: not while another one runs */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      (tell ?? setProblem)(problemSentence(failure), failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { problem, setProblem, isBusy, run };
};
