import { useState } from 'react';
import { MemoStar } from '#web/kit/articleMemo/MemoStar.tsx';
import { NoteField } from '#web/kit/articleMemo/NoteField.tsx';
import { useArticleMemo } from '#web/kit/articleMemo/useArticleMemo.ts';
import print from '#web/kit/print/print.module.css';
import { titlesOf } from '../articleWords.ts';
import styles from './ArticleMemo.module.css';
import type { ArticleRecord } from './articleRecord.ts';

/** The reader's own memo of the article: a star, and a note once it is pressed. */
export const ArticleMemo = ({ article }: { article: ArticleRecord }) => {
  const [problem, setProblem] = useState<string>();
  const { isKept, note = '', isStored, theirs, keep, choose, write } = useArticleMemo(article, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  return (
    <section aria-label="내 기사 메모" className={`${styles.memo} ${print.screenOnly}`}>
      <MemoStar
        isKept={isKept}
        title={titlesOf(article).main.text}
        words={isKept ? '메모에 담음' : '메모에 담기'}
        onPress={() => attempt(keep(!isKept))}
      />
      {isKept ? (
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
        <p className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {problem ?? '담아 두면 마이페이지에서 다시 찾고, 나만 보는 메모를 쓸 수 있습니다.'}
        </p>
      )}
    </section>
  );
};
