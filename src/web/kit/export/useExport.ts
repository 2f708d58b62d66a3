import axios from 'axios';
import { useEffect, useRef, useState } from 'react';
import { download } from '#web/client/http/download.ts';
import { fieldProblem, problemSentence } from '#web/client/http/problemSentence.ts';
import { announce } from '../announce/announce.tsx';

export type ExportProgress =
  | { kind: 'idle' }
  | { kind: 'running'; bytes: number }
  /** @property reason what is wrong with the reason that was given */
  | { kind: 'failed'; message: string; reason?: string | undefined };

/** Fetches the file of an export; `cancel` or leaving the screen aborts it. */
export const useExport = (onDone: () => void) => {
  const [progress, setProgress] = useState<ExportProgress>({ kind: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (path: string, params: Readonly<Record<string, unknown>>): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setProgress({ kind: 'running', bytes: 0 });
    try {
      await download(path, {
        params,
        quiet: true,
        signal: controller.signal,
        onDownloadProgress: ({ loaded }) => setProgress({ kind: 'running', bytes: loaded }),
      });
      announce('내려받기를 마쳤습니다.');
      onDone();
    } catch (problem) {
      setProgress(
        axios.isCancel(problem)
          ? { kind: 'idle' }
          : {
              kind: 'failed',
              message: problemSentence(problem),
              reason: fieldProblem(problem, 'reason'),
            },
      );
    }
  };
  return { progress, start, cancel: () => abort.current?.abort() };
};
