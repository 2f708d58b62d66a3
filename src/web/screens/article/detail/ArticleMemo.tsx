import { type ReactNode, useState } from 'react';
import { MemoStar } from '#web/kit/articleMemo/MemoStar.tsx';
import { NoteField } from '#web/kit/articleMemo/NoteField.tsx';
import { useArticleMemo } from '#web/kit/articleMemo/useArticleMemo.ts';
import { titlesOf } from '#web/kit/items/itemNames.ts';
import print from '#web/kit/print/print.module.css';
import styles from './ArticleMemo.module.css';
import type { ArticleRecord } from './articleRecord.ts';

interface ArticleMemo {
  /** The button that adds the article to the reader's own or removes it. */
  star: ReactNode;
  /** The reader's note if the article is kept, or why it could not be; null: neither. */
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
  const content = isKept ? (
    <NoteField
      articleId={article.articleId}
      note={note}
      isStored={isStored}
      problem={problem}
      theirs={theirs}
      onChoose={(text) => attempt(choose(text))}
      onWrite={(text, isLast) => attempt(write(text, isLast))}
    />
  ) : (
    problem && (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  );
  return {
    star: (
      <MemoStar
        isKept={isKept}
        title={titlesOf(article).main.text}
        words={isKept ? '메모에 담음' : '메모에 담기'}
        onPress={() => attempt(keep(!isKept))}
      />
    ),
    note: content ? (
      <section aria-label="내 기사 메모" className={`${styles.memo} ${print.screenOnly}`}>
        {content}
      </section>
    ) : null,
  };
};
