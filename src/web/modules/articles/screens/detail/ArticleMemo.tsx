import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import { placeNote } from '#web/kit/shortcuts/noteRequest.ts';
import { titlesOf } from '../../parts/items/itemNames.ts';
import { MemoStar } from '../../parts/memo/MemoStar.tsx';
import { useArticleMemo } from '../../parts/memo/useArticleMemo.ts';
import styles from './ArticleMemo.module.css';
import type { ArticleRecord } from './articleRecord.ts';

/** Not part of the first load: most articles have no note. */
const NoteField = lazyPart(async () => (await import('../../parts/memo/NoteField.tsx')).NoteField);

interface ArticleMemo {
  /** The button that adds the article to the reader's own or removes it. */
  star: ReactNode;
  /** The reader's note if the article is kept or the note was asked for, why it could not be kept, or how it comes back; null: none of them. */
  note: ReactNode;
}

/** The reader's own memo of the article: a star among the actions, and a note beside the text. */
export const useMemoOf = (article: ArticleRecord): ArticleMemo => {
  const [problem, setProblem] = useState<string>();
  const { isKept, note = '', isStored, theirs, keep, choose, write } = useArticleMemo(article, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  const [asked, setAsked] = useState(0);
  useEffect(() => placeNote(article.articleId, () => setAsked((before) => before + 1)), [article.articleId]);
  const content =
    isKept || asked > 0 ? (
      <NoteField
        articleId={article.articleId}
        note={note}
        isStored={isStored}
        problem={problem}
        theirs={theirs}
        asked={asked}
        fallback={<div className={styles.field} data-waiting />}
        onChoose={(text) => attempt(choose(text))}
        onWrite={(text, isLast) => attempt(write(text, isLast))}
      />
    ) : problem ? (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    ) : (
      note && (
        <p className={styles.hint} role="status">
          별표를 해제했습니다. 적어 둔 메모는 남아 있으니, 다시 누르면 되돌릴 수 있습니다.
        </p>
      )
    );
  return {
    star: (
      <MemoStar
        articleId={article.articleId}
        isKept={isKept}
        title={titlesOf(article).main.text}
        words={isKept ? '별표 표시됨' : '별표 표시'}
        onPress={() => {
          if (isKept) setAsked(0);
          attempt(keep(!isKept));
        }}
      />
    ),
    note: content ? (
      <section aria-label="내 기사 메모" className={`${styles.memo} ${print.screenOnly}`}>
        {content}
      </section>
    ) : null,
  };
};
