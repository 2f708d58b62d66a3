import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { leaveTypingAhead } from '../focus/typingAhead.ts';
import { problemSentence } from '../http/problemSentence.ts';
import { write } from '../http/write.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import buttons from '../theme/Button.module.css';
import { memoWritten, noteMemoWrite } from './memoWrites.ts';
import { NoteField } from './NoteField.tsx';
import type { NoteRequest } from './noteRequest.ts';
import { type MemoFacts, useArticleMemo } from './useArticleMemo.ts';

interface Kept {
  articleId: number;
  memoYn: 'Y' | 'N';
  memoCn: string | null;
}

/** Keeps the article, so that it can have a note; answers the note that it has already. */
const keepArticle = async (articleId: number): Promise<Kept> => {
  // a star that was pressed before is stored before
  await memoWritten(articleId);
  const writing = write<Kept>('POST', '/insert-articlememo', { articleId }, { quiet: true });
  const kept = await noteMemoWrite(articleId, writing);
  const { memoYn, memoCn } = kept;
  changeShownRows<MemoFacts>([articleId], { memoYn });
  changeOpenedItem<MemoFacts>([articleId], { memoYn, memoCn });
  return kept;
};

const Note = ({ facts }: { facts: Kept }) => {
  const [problem, setProblem] = useState<string>();
  const { note = '', isStored, theirs, choose, write: store } = useArticleMemo(facts, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  return (
    <NoteField
      articleId={facts.articleId}
      note={note}
      isStored={isStored}
      problem={problem}
      theirs={theirs}
      asked={1}
      onChoose={(text) => attempt(choose(text))}
      onWrite={(text, isLast) => attempt(store(text, isLast))}
    />
  );
};

/** The note of an article in a list, which is kept with it. */
export const NoteDialog = ({ articleId, title, onClose }: NoteRequest & { onClose: () => void }) => {
  const { data, error, mutate } = useMutation({ mutationFn: keepArticle });
  useEffect(() => mutate(articleId), [mutate, articleId]);
  // until then what is typed is kept for it
  if (!data && !error) return null;
  return (
    <Dialog
      title={`메모: ${title}`}
      size="medium"
      onClose={onClose}
      beforeOpen={leaveTypingAhead}
      problem={error ? problemSentence(error) : undefined}
      actions={
        <button type="button" className={buttons.primary} onClick={onClose}>
          닫기
        </button>
      }
    >
      {data && <Note facts={data} />}
    </Dialog>
  );
};
