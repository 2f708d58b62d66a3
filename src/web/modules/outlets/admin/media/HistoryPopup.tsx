import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ListAnswer } from '#contract/list.ts';
import type { MediaHistoryItem } from '#generated/types/mediaCalls.ts';
import { ChangeTable } from '#web/admin/history/ChangeTable.tsx';
import type { ChangeRow } from '#web/admin/history/changes.ts';
import { http } from '#web/client/http/http.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './media.module.css';
import { OutletTitle, PopupSubject } from './PopupSubject.tsx';

const size = 20;
const actions: Record<string, string> = {
  insert: '등록',
  update: '수정',
  delete: '삭제',
  merge: '병합',
  undoMerge: '병합 되돌리기',
};

/** The reason is shown above the changes and is not one of them; the duplicate flag follows from the merge. */
const withoutReasons = (side: unknown): Record<string, unknown> => {
  const { wrtRsnList: _, dpcnYn: _follows, ...rest } = (side ?? {}) as Record<string, unknown>;
  return rest;
};

const Entry = ({ entry }: { entry: MediaHistoryItem }) => {
  const change = {
    entityNm: 'media',
    bfrCn: withoutReasons(entry.bfrCn),
    aftrCn: withoutReasons(entry.aftrCn),
  } as ChangeRow;
  const isMerge = entry.chgKnd === 'merge' || entry.chgKnd === 'undoMerge';
  return (
    <li className={styles.entry}>
      <h3>
        <time dateTime={entry.regDt}>{formatTime(entry.regDt)}</time>{' '}
        <span>{entry.rgtrNm ?? entry.rgtrId}</span> <Badge>{actions[entry.chgKnd] ?? entry.chgKnd}</Badge>
      </h3>
      {entry.wrtRsn && (
        <p className={styles.reason}>
          <span>{isMerge ? '내용' : '사유'}</span> {entry.wrtRsn}
        </p>
      )}
      <ChangeTable row={change} isToldAlready={isMerge} />
    </li>
  );
};

const History = ({ mediaId }: { mediaId: string }) => {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['media', 'history', mediaId, page],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<MediaHistoryItem>>('/media-history-list', {
          params: { mediaId, page, size },
          signal,
          quiet: true,
        })
      ).data,
  });
  if (isPending) return <LoadingState />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (data.data.length === 0) return <EmptyState title="아직 변경된 적이 없습니다." />;
  return (
    <>
      <ol className={styles.entries}>
        {data.data.map((entry) => (
          <Entry key={entry.chgHstryId} entry={entry} />
        ))}
      </ol>
      <Pager page={page} size={size} total={data.totalRecords} onChange={setPage} />
    </>
  );
};

/** /popup/medn/history/:id: the changes of the outlet with user, time and reason. */
export const HistoryPopup = () => {
  const { id = '' } = useParams();
  return (
    <PopupSubject>
      <div className={styles.page}>
        <OutletTitle mediaId={id} />
        <History mediaId={id} />
      </div>
    </PopupSubject>
  );
};
