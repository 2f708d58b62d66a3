import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { DeletedMediaItem } from '#generated/types/mediaCalls.ts';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { http } from '#web/client/http/http.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './media.module.css';
import { namesOf } from './outlet.ts';
import { useAction } from './useAction.ts';

const size = 20;

const left = (days: number): string => (days === 0 ? '오늘까지' : `${days}일 남음`);

const DeletedOutlet = ({ outlet }: { outlet: DeletedMediaItem }) => {
  const { busy, perform } = useAction();
  const { main, also } = namesOf(outlet);
  const restore = () =>
    void perform({
      path: '/restore-media',
      body: { mediaId: outlet.mediaId },
      label: '복원',
      question: `'${main}' 매체를 복원하시겠습니까?`,
      done: '복원했습니다.',
    });
  return (
    <li>
      <div>
        <p className={styles.deletedName}>
          <bdi>{main}</bdi> {also && <bdi className={styles.also}>{also}</bdi>}
        </p>
        <p className={styles.deletedFacts}>
          {[outlet.ntnKornNm, outlet.url, `기사 ${countText(outlet.articleCount)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.deletedFacts}>
          {formatTime(outlet.delDt)} {outlet.delrNm} 삭제 · {left(outlet.daysLeft)}
        </p>
      </div>
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.small}`}
        disabled={busy}
        onClick={restore}
      >
        복원<span className="only-read-aloud">: {main}</span>
      </button>
    </li>
  );
};

const Deleted = () => {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['media', 'deleted', page],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<DeletedMediaItem>>('/deleted-media-list', {
          params: { page, size },
          signal,
          quiet: true,
        })
      ).data,
  });
  if (isPending) return <LoadingState />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return <EmptyState title="최근 30일 안에 삭제한 매체가 없습니다." />;
  return (
    <>
      <p className={styles.deletedFacts}>삭제한 지 30일 안에 복원할 수 있습니다.</p>
      <ul className={styles.deleted}>
        {data.data.map((outlet) => (
          <DeletedOutlet key={outlet.mediaId} outlet={outlet} />
        ))}
      </ul>
      {data.totalRecords > size && (
        <Pager page={page} size={size} total={data.totalRecords} onChange={setPage} />
      )}
    </>
  );
};

/** Deleted outlets that can be restored: for administrators, beside the list. */
export const DeletedOutlets = () => {
  const [open, setOpen] = useState(false);
  if (!useIsAdmin()) return null;
  return (
    <>
      <button type="button" className={`${buttons.tertiary} ${buttons.small}`} onClick={() => setOpen(true)}>
        삭제한 매체
      </button>
      {open && (
        <Drawer title="삭제한 매체" onClose={() => setOpen(false)}>
          <Deleted />
        </Drawer>
      )}
    </>
  );
};
