import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import type { OutletImport, OutletImportUndone } from '#generated/types/outletImportCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';

const queryKey = ['outletImport'];

/** Milliseconds between two looks at a running import. */
const pollingMs = 1_000;

/** The last import, read again while it runs. */
export const useLastImport = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      read<OutletImport | null>('/outlet-import/last', { signal, quiet: true, background: true }),
    refetchInterval: ({ state }) => (state.data?.sttsCd === 'running' ? pollingMs : false),
  });

const undoneWords = ({ removedCnt, revertedCnt, feedCnt, leftCnt }: OutletImportUndone): string =>
  [
    `매체 ${grouped(removedCnt)}곳과 피드 ${grouped(feedCnt)}개를 지웠습니다.`,
    ...(revertedCnt ? [`채웠던 매체 ${grouped(revertedCnt)}곳은 다시 비웠습니다.`] : []),
    ...(leftCnt ? [`그 뒤에 쓰였거나 고친 매체 ${grouped(leftCnt)}곳은 남겨 두었습니다.`] : []),
  ].join(' ');

/** Refetches everything that an import changes. */
export const useRefreshOutlets = () => {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'media' || name === 'mediaFeed' || name === queryKey[0],
    });
};

/** Undoes the last import after confirmation. */
export const useUndoImport = (onUndone: () => void) => {
  const notify = useNotify();
  const refresh = useRefreshOutlets();
  const [isBusy, setIsBusy] = useState(false);
  const undo = async ({ importId, fileNm, newCnt }: OutletImport): Promise<void> => {
    const question = `‘${fileNm}’에서 가져온 것을 되돌리시겠습니까? 새 매체 ${grouped(newCnt)}곳 가운데 그 뒤에 쓰였거나 고친 매체는 남겨 둡니다.`;
    if (!(await askConfirm(question, '되돌리기'))) return;
    setIsBusy(true);
    try {
      const undone = await write<OutletImportUndone>('PUT', '/outlet-import/undo', { importId });
      notify(undoneWords(undone), { type: 'success' });
      onUndone();
    } catch {
      // the shell's alert has shown the reason
    } finally {
      setIsBusy(false);
      await refresh();
    }
  };
  return { undo, isBusy };
};
