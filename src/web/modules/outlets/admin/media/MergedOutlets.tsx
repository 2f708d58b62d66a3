import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './media.module.css';
import { type Merge, namesOf, type Outlet } from './outlet.ts';
import { useManagesOutlets } from './rights.ts';
import { useAction } from './useAction.ts';

/** Polling interval of the progress, in milliseconds. */
const pollEvery = 2_000;

/** Polls while articles are being moved, and once more afterwards: counts may have been read before. */
const useMoves = (merges: readonly Merge[]): void => {
  const queries = useQueryClient();
  const isMoving = merges.some(({ mvngYn }) => mvngYn === 'Y');
  useEffect(() => {
    if (!isMoving) return undefined;
    const reload = () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'media' });
    const timer = setInterval(reload, pollEvery);
    return () => {
      clearInterval(timer);
      reload();
    };
  }, [queries, isMoving]);
};

/** Number of articles moved so far. */
const Moving = ({ merge: { articleCount, movedCount, undoDt }, name }: { merge: Merge; name: string }) => (
  <span className={styles.moving}>
    {undoDt === null ? '기사 옮기는 중' : '기사 되돌리는 중'}
    <progress
      aria-label={`${name} ${undoDt === null ? '기사 옮기기' : '기사 되돌리기'}`}
      max={articleCount}
      value={movedCount}
    />
    {grouped(movedCount)} / {grouped(articleCount)}
  </span>
);

/** Outlets merged into this one, latest merge first; a merge can be undone once its articles have been moved. */
export const MergedOutlets = ({ outlet }: { outlet: Outlet }) => {
  const keeps = useManagesOutlets();
  const { busy, perform } = useAction();
  const merges = outlet.mediaMrgList ?? [];
  useMoves(merges);
  if (merges.length === 0) return null;
  return (
    <section className={styles.section} aria-label="병합한 매체">
      <h2>병합한 매체</h2>
      <ul className={styles.merges}>
        {merges.map((merge) => {
          const name = namesOf(merge).main;
          const count = grouped(merge.articleCount);
          return (
            <li key={merge.mediaMrgId}>
              <span>
                <Link to={`/article/Medn/Detail/${merge.mediaId}`} className={styles.link}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <span className={styles.also}>
                  기사 {count}건 · {formatTime(merge.regDt)}
                </span>
              </span>
              {merge.mvngYn === 'Y' && <Moving merge={merge} name={name} />}
              {keeps && outlet.mrgTrgtMediaId === null && merge.mvngYn === 'N' && (
                <button
                  type="button"
                  className={`${buttons.tertiary} ${buttons.small}`}
                  disabled={busy}
                  onClick={() =>
                    void perform({
                      path: '/update-merge-media/undo',
                      body: { mediaMrgId: merge.mediaMrgId },
                      label: '되돌리기',
                      question: `'${name}' 병합을 되돌리시겠습니까? 옮긴 기사 ${count}건이 그 매체로 돌아갑니다.`,
                      done: '병합을 되돌렸습니다.',
                      reason: '되돌리는 사유 (선택)',
                    })
                  }
                >
                  되돌리기<span className="only-read-aloud">: {name} 병합</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
