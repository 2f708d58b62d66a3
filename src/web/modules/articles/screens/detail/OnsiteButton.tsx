import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '#web/client/http/write.ts';
import { useReportsLocalPress } from '../useReportsLocalPress.ts';
import styles from './OnsiteButton.module.css';

interface OnsiteButtonProps {
  article: { articleId: number; onsiteMediaArticleYn: string };
  className: string | undefined;
}

/** Marks the article as one of the local press, or removes the mark. */
export const OnsiteButton = ({ article, className }: OnsiteButtonProps) => {
  const { articleId, onsiteMediaArticleYn } = article;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isMarked = onsiteMediaArticleYn === 'Y';
  if (!useReportsLocalPress()) return null;
  const toggle = async () => {
    setBusy(true);
    try {
      await write('PUT', '/update-article/onsite', {
        articleIds: [articleId],
        onsiteMediaArticleYn: isMarked ? 'N' : 'Y',
      });
      setMessage(isMarked ? '현지 언론 기사 표시를 해제했습니다.' : '현지 언론 기사로 표시했습니다.');
      await queries.invalidateQueries({ queryKey: ['article'] });
    } catch {
      // the shell's alert has shown the reason
    }
    setBusy(false);
  };
  const press = () => {
    if (!busy) void toggle();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        data-action="onsite"
        aria-pressed={isMarked}
        aria-disabled={busy}
        onClick={press}
      >
        현지 언론 표시
      </button>
      <span role="status" className={styles.said}>
        {message && (
          <>
            {message}{' '}
            <button type="button" className={styles.undo} aria-disabled={busy} onClick={press}>
              되돌리기
            </button>
          </>
        )}
      </span>
    </>
  );
};
