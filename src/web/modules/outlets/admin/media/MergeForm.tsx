import { useId, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import type { MediaMerge } from '#generated/types/mediaMerge.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { type Candidate, CandidateTable } from './CandidateTable.tsx';
import styles from './media.module.css';
import { namesOf, type Outlet } from './outlet.ts';
import { useAction } from './useAction.ts';

/** True while articles are still being moved after merges. */
const isMoving = (merges: unknown): boolean =>
  (merges as readonly Pick<MediaMerge, 'mvngYn'>[]).some(({ mvngYn }) => mvngYn === 'Y');

/** Merges the checked outlets into one: their articles are moved to it. */
export const MergeForm = ({ into, items }: { into: Outlet; items: readonly Candidate[] }) => {
  const id = useId();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const { busy, perform } = useAction();
  const chosen = items.filter(({ mediaId }) => ticked.includes(mediaId));
  const articles = grouped(chosen.reduce((sum, { articleCount }) => sum + articleCount, 0));
  const name = namesOf(into).main;
  const toggle = (mediaId: number) =>
    setTicked((now) => (now.includes(mediaId) ? now.filter((one) => one !== mediaId) : [...now, mediaId]));
  const merge = async () => {
    const isDone = await perform({
      path: '/update-merge-media',
      body: {
        mediaId: chosen.map(({ mediaId }) => mediaId),
        mrgTrgtMediaId: into.mediaId,
        ...(reason.trim() && { wrtRsn: reason.trim() }),
      },
      label: '병합',
      question: `선택한 매체 ${chosen.length}건을 '${name}'에 병합하시겠습니까? 기사 ${articles}건이 옮겨집니다. 매체 상세에서 되돌릴 수 있습니다.`,
      done: (merges) =>
        `매체 ${chosen.length}건을 병합했습니다.${isMoving(merges) ? ' 기사를 옮기는 중입니다.' : ''}`,
    });
    if (isDone) {
      setTicked([]);
      setReason('');
    }
  };
  return (
    <div className={styles.mergeForm}>
      <CandidateTable
        items={items}
        pick={(item) =>
          item.mrgTrgtMediaId === null ? (
            <label className={styles.pick}>
              <span className="only-read-aloud">{namesOf(item).main} 선택</span>
              <input
                type="checkbox"
                checked={ticked.includes(item.mediaId)}
                onChange={() => toggle(item.mediaId)}
              />
            </label>
          ) : (
            '-'
          )
        }
      />
      <div className={styles.mergeLine}>
        <FieldFrame id={id} label="병합 사유">
          <TextBox
            id={id}
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
        <button
          type="button"
          className={buttons.primary}
          disabled={busy || chosen.length === 0}
          onClick={() => void merge()}
        >
          선택한 매체를 이 매체에 병합
        </button>
      </div>
    </div>
  );
};
