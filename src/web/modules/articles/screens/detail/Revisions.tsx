import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleRevision } from '#generated/types/articleDeskCalls.ts';
import { read } from '#web/client/http/read.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import type { ArticleRecord, RevisionLine } from './articleRecord.ts';
import styles from './Revisions.module.css';

const kinds: Readonly<Record<string, string>> = { insert: '등록', update: '수정', delete: '삭제' };

/** Maximum number of fields named in a line. */
const maxNamed = 4;

const named = (fields: readonly string[]): string =>
  fields.length > maxNamed
    ? `${fields.slice(0, maxNamed).join(', ')} 외 ${fields.length - maxNamed}개`
    : fields.join(', ');

const TextDifference = lazyPart(async () => (await import('./TextDifference.tsx')).TextDifference);

const Changes = ({ articleId, chgHstryId }: { articleId: number; chgHstryId: number }) => {
  const { data, error, isPending } = useQuery({
    queryKey: ['article-revision', articleId, chgHstryId],
    queryFn: ({ signal }) =>
      read<ArticleRevision>('/article-history-detail', {
        params: { articleId, chgHstryId },
        signal,
        quiet: true,
      }),
    // a past change never changes
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <p className={styles.none}>불러오는 중입니다.</p>;
  if (error) return <p className={styles.failed}>{error.message}</p>;
  return data.changes.map(({ name, label, before, after }) => (
    <section key={name} className={styles.change}>
      <h3>{label}</h3>
      <TextDifference before={before} after={after} />
    </section>
  ));
};

const Line = ({ articleId, line }: { articleId: number; line: RevisionLine }) => {
  const [opened, setOpened] = useState(false);
  const { chgHstryId, chgKnd, regDt, rgtrNm, fields } = line;
  const facts = (
    <>
      <time dateTime={regDt}>{formatTime(regDt)}</time>
      <span>{rgtrNm}</span>
      <span>{[kinds[chgKnd] ?? chgKnd, named(fields)].filter(Boolean).join(' · ')}</span>
    </>
  );
  if (chgKnd !== 'update') return <p className={styles.line}>{facts}</p>;
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={styles.line}>{facts}</summary>
      {opened && <Changes articleId={articleId} chgHstryId={chgHstryId} />}
    </details>
  );
};

/** The changes of the article, with user and time; the old and the new value below each line. */
export const Revisions = ({
  article: { articleId, mdfcnCn, mdfcnHistoryList },
}: {
  article: ArticleRecord;
}) => {
  if (mdfcnHistoryList.length === 0) return null;
  return (
    <section className={`${styles.revisions} ${print.screenOnly}`} aria-labelledby="revisions">
      <h2 id="revisions">수정 이력</h2>
      {mdfcnCn && (
        <p className={styles.what}>
          <strong>수정 내용</strong> {mdfcnCn}
        </p>
      )}
      <ol>
        {mdfcnHistoryList.map((line) => (
          <li key={line.chgHstryId}>
            <Line articleId={articleId} line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
};
