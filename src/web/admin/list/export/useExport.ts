import axios from 'axios';
import { useEffect, useRef, useState } from 'react';
import { crudPath } from '#contract/entityFields.ts';
import { announce } from '#web/shared/announce/announce.tsx';
import { download } from '#web/shared/http/download.ts';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import type { ExportSource } from './exportRequest.ts';

type Progress = { kind: 'idle' } | { kind: 'running'; bytes: number } | { kind: 'failed'; message: string };

/** Fetches the file of an export; leaving the screen or `cancel` gives it up. */
export const useExport = (onDone: () => void, source?: Pick<ExportSource, 'path'>) => {
  const spec = useSpec();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (params: Record<string, unknown>): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setProgress({ kind: 'running', bytes: 0 });
    try {
      await download(source?.path ?? crudPath(spec, 'excel').path, {
        params,
        quiet: true,
        signal: controller.signal,
        onDownloadProgress: ({ loaded }) => setProgress({ kind: 'running', bytes: loaded }),
      });
      announce('내려받기를 마쳤습니다.');
      onDone();
    } catch (problem) {
      setProgress(
        axios.isCancel(problem) ? { kind: 'idle' } : { kind: 'failed', message: problemSentence(problem) },
      );
    }
  };
  return { progress, start, cancel: () => abort.current?.abort() };
};
