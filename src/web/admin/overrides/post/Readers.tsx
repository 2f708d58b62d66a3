import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '#web/shared/dates/kst.ts';
import { read } from '#web/shared/http/read.ts';
import styles from './post.module.css';

interface Reader {
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
  regDt: string;
}

const size = 50;

/** Who has opened the post and when first; asked for when somebody wants to know. */
export const Readers = ({ pstId }: { pstId: number }) => {
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['post readers', pstId],
    enabled: open,
    queryFn: ({ signal }) =>
      read<Reader[]>('/commonboard-prsl-list', { params: { pstId, size }, signal, background: true }),
  });
  return (
    <details className={styles.readers} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>읽은 사람</summary>
      <ul>
        {data.map(({ userId, userNm, instNm, deptNm, regDt }) => (
          <li key={userId}>
            <strong>{userNm ?? userId}</strong> <span>{[instNm, deptNm].filter(Boolean).join(' ')}</span>{' '}
            <span>{formatTime(regDt)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
