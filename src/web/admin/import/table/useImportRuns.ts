import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportRun } from '#generated/types/listImportCalls.ts';
import { read } from '#web/client/http/read.ts';
import type { ImportedList } from './importedList.ts';

/** Milliseconds between two looks at a list that is being stored or undone. */
const pollingMs = 1_000;

export const isUnderWay = (run: ImportRun | undefined): boolean =>
  run?.sttsCd === 'running' || run?.sttsCd === 'undoing';

/** The imported lists, the latest first; read again while one is under way. What it changes is refetched at its end. */
export const useImportRuns = ({ target, queries }: ImportedList) => {
  const client = useQueryClient();
  const runs = useQuery({
    queryKey: ['listImport', target],
    queryFn: ({ signal }) =>
      read<ImportRun[]>('/list-import/list', { params: { target }, signal, quiet: true, background: true }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollingMs : false),
  });
  const isBusy = runs.data?.some(isUnderWay) ?? false;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy)
      void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => queries.includes(String(name)) });
    wasBusy.current = isBusy;
  }, [isBusy, client, queries]);
  return runs;
};
