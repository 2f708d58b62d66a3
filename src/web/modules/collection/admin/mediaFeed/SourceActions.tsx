import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import { write } from '#web/client/http/write.ts';
import buttons from '#web/kit/theme/Button.module.css';

/** Actions on several sources at once: visit now, resume, pause. */
export const SourceActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const mediaFeedId = selectedIds.map(Number);
  const perform = async (action: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      notify(await action(), { type: 'success' });
      onUnselectItems();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mediaFeed' });
    } catch {
      // the shell's alert has shown the reason
    } finally {
      setBusy(false);
    }
  };
  const run = async (): Promise<string> => {
    const { queuedCnt } = await write<{ queuedCnt: number }>('POST', '/mediafeed-run', { mediaFeedId });
    return `${grouped(queuedCnt)}곳의 수집을 시작했습니다. 결과는 수집 기록에 나옵니다.`;
  };
  const use = (useYn: 'Y' | 'N') => async (): Promise<string> => {
    const { changedCnt } = await write<{ changedCnt: number }>('PUT', '/mediafeed-use', {
      mediaFeedId,
      useYn,
    });
    if (changedCnt === 0) return useYn === 'Y' ? '모두 이미 수집하고 있습니다.' : '모두 이미 멈춰 있습니다.';
    return useYn === 'Y'
      ? `${grouped(changedCnt)}곳의 수집을 다시 시작했습니다.`
      : `${grouped(changedCnt)}곳의 수집을 멈췄습니다. 수집한 기사는 그대로 남습니다.`;
  };
  const actions = [
    { word: '지금 수집', action: run },
    { word: '수집 시작', action: use('Y') },
    { word: '수집 중지', action: use('N') },
  ];
  return actions.map(({ word, action }) => (
    <button
      key={word}
      type="button"
      className={buttons.secondary ?? buttons.tertiary}
      aria-disabled={isBusy}
      onClick={() => void perform(action)}
    >
      {word}
    </button>
  ));
};
