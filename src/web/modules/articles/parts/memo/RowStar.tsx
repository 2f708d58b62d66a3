import { useState } from 'react';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import pressed from '#web/kit/theme/PressedSign.module.css';
import styles from './MemoStar.module.css';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

interface MemoStarProps {
  articleId: number;
  isKept: boolean;
  /** The article's title, for screen reader users, who do not see the row. */
  title: string;
  /** Id of the title in its row: it describes the button, whose name is short then. */
  describedBy?: string | undefined;
  onPress: () => void;
  /** Words beside the star. */
  words?: string;
}

/** Adds an article to the user's own articles, or removes it. */
export const MemoStar = ({ articleId, isKept, title, describedBy, onPress, words }: MemoStarProps) => (
  <button
    type="button"
    className={`${words ? pressed.worded : pressed.sign} ${styles.star}`}
    data-reading="star"
    data-article={articleId}
    data-action={words && 'memo'}
    data-words={words}
    aria-pressed={isKept}
    aria-label={`${words ?? '별표'}${describedBy ? '' : `: ${title}`}`}
    aria-describedby={describedBy}
    title={isKept ? '별표 해제' : '별표 표시'}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
    </svg>
    {words}
  </button>
);

const MemoUndo = lazyPart(async () => (await import('./MemoUndo.tsx')).MemoUndo);

/** Takes back the offer of the row whose star was pressed before: there is one at a time. */
let closeOffer = (): void => {};

const alertOf = (sentence: string): void => void showAlert(sentence);

interface RowStarProps {
  facts: MemoFacts;
  title: string;
  /** Id of the title in its row. */
  describedBy: string;
}

/** The star of a row of articles. Removed with its note, which rows do not show, the article is offered back. */
export const RowStar = ({ facts, title, describedBy }: RowStarProps) => {
  const [isOffered, setOffered] = useState(false);
  const { articleId, memoYn } = facts;
  const { isKept, keep } = useArticleMemo({ articleId, memoYn }, alertOf, () => {
    closeOffer();
    closeOffer = () => setOffered(false);
    setOffered(true);
  });
  const press = () => {
    closeOffer();
    void keep(!isKept);
  };
  return (
    <>
      <MemoStar
        articleId={articleId}
        isKept={isKept}
        title={title}
        describedBy={describedBy}
        onPress={press}
      />
      {isOffered && !isKept && (
        <MemoUndo
          text="별표를 해제했습니다. 적어 둔 메모는 남아 있습니다."
          onUndo={press}
          onClose={closeOffer}
        />
      )}
    </>
  );
};
