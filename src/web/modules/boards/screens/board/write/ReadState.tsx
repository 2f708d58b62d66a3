import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import type { PostReaderItem } from '#generated/types/commonBoardCalls.ts';
import { http } from '#web/client/http/http.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './detail.module.css';

interface Answer {
  data: PostReaderItem[];
  totalRecords: number;
  stats?: { recipients: number; read: number };
}

const size = 20;

const states = [
  { value: '', label: '전체' },
  { value: 'N', label: '아직 안 읽음' },
  { value: 'Y', label: '읽음' },
];

const useReaders = (pstId: number, prslYn: string, page: number, isOpen: boolean) =>
  useQuery({
    queryKey: ['post readers', pstId, prslYn, page],
    enabled: isOpen,
    queryFn: async ({ signal }) => {
      const params = { pstId, page, size, ...(prslYn && { prslYn }) };
      return (
        await http.get<Answer>('/commonboard-prsl-list', { params, signal, quiet: true, background: true })
      ).data;
    },
  });

interface ReadStateProps {
  pstId: number;
  /** The post has named recipients: those who have not read it are listed too. */
  isAddressed: boolean;
}

/** The readers of the post, and the recipients who have not read it; loaded when opened. */
export const ReadState = ({ pstId, isAddressed }: ReadStateProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [prslYn, setState] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useReaders(pstId, prslYn, page, isOpen);
  const { recipients = 0, read = 0 } = data?.stats ?? {};
  return (
    <details className={styles.readers} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{isAddressed ? '수신자의 읽음 상태' : '읽은 사람'}</summary>
      {isAddressed && data && (
        <div className={styles.readBar}>
          <p>
            수신자 <strong>{grouped(recipients)}</strong>명 가운데 <strong>{grouped(read)}</strong>명이
            읽었습니다.
          </p>
          <span id={id} className="only-read-aloud">
            읽음 상태
          </span>
          <Segmented
            small
            name={id}
            labelledBy={id}
            options={states}
            value={prslYn}
            onChange={(value) => {
              setState(value);
              setPage(1);
            }}
          />
        </div>
      )}
      {error ? (
        <ProblemState problem={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState minHeight="8rem" />
      ) : data.data.length === 0 ? (
        <EmptyState title="해당하는 사람이 없습니다" />
      ) : (
        <>
          <ul className={styles.people}>
            {data.data.map(({ userId, userNm, instNm, deptNm, regDt, rcptnYn }) => (
              <li key={userId}>
                <span className={styles.person}>
                  <strong>{userNm ?? userId}</strong>
                  <span>{[deptNm, instNm].filter(Boolean).join(' · ')}</span>
                </span>
                {isAddressed && rcptnYn === 'N' && <Badge>수신자 아님</Badge>}
                <span className={regDt ? styles.read : styles.unread}>
                  {regDt ? formatTime(regDt) : '아직 안 읽음'}
                </span>
              </li>
            ))}
          </ul>
          <Pager page={page} size={size} total={data.totalRecords} onChange={setPage} />
        </>
      )}
    </details>
  );
};
