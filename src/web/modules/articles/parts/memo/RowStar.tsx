import { useState } from 'react';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { MemoStar } from './MemoStar.tsx';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

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
      {isOffered && !isKept && <MemoUndo onUndo={press} onClose={closeOffer} />}
    </>
  );
};
