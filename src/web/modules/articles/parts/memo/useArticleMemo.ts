import { useRef, useState } from 'react';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { write } from '#web/client/http/write.ts';
import { writeOnUnload } from '#web/client/http/writeOnUnload.ts';
import { changeOpenedItem } from '../items/shownItems.ts';
import { type Memo, MemoConflict, memoUpdateQueue, type SendMemo } from './memoUpdateQueue.ts';
import { noteMemoWrite } from './memoWrites.ts';
import { showStars } from './shownStars.ts';

interface Answer {
  memoYn: 'Y' | 'N';
  memoCn: string | null;
}

/** The caller's memo as lists and details return it. `memoCn` is undefined in lists, which do not return it. */
export interface MemoFacts {
  articleId: number;
  memoYn?: 'Y' | 'N' | null | undefined;
  memoCn?: string | null | undefined;
}

const noteOf = (wanted: Memo, before: Memo) =>
  wanted.note === undefined || wanted.note === before.note
    ? {}
    : { memoCn: wanted.note, ...(before.note !== undefined && { bfrMemoCn: before.note }) };

/** The stored memo, from the response to a refused write. */
const conflictOf = (problem: unknown): unknown => {
  if (!(problem instanceof HttpProblem) || problem.status !== 409) return problem;
  const { memoYn, memoCn } = problem.body.data as Answer;
  return new MemoConflict(problem.message, { isKept: memoYn === 'Y', note: memoCn ?? '' });
};

/** Updates the memo in the open item when a row has changed it: both may be on the screen. */
const tellOpened =
  ({ articleId, memoCn: known }: MemoFacts) =>
  ({ memoYn, memoCn }: Answer): void => {
    if (known === undefined) changeOpenedItem<MemoFacts>([articleId], { memoYn, memoCn });
  };

const send =
  (articleId: number, onStored: (answer: Answer) => void): SendMemo =>
  async (wanted, before) => {
    const body = { articleId, ...noteOf(wanted, before) };
    const writing = wanted.isKept
      ? write<Answer>('POST', '/insert-articlememo', body, { quiet: true })
      : write<Answer>('DELETE', '/delete-articlememo', { articleId }, { quiet: true });
    const { memoYn, memoCn } = await writing.catch((problem: unknown) => {
      throw conflictOf(problem);
    });
    const isKept = memoYn === 'Y';
    onStored({ memoYn, memoCn });
    if (wanted.note === undefined && before.note === undefined) return { isKept };
    return { isKept, note: isKept ? (memoCn ?? '') : (wanted.note ?? '') };
  };

const memoOf = ({ memoYn, memoCn }: MemoFacts): Memo => ({
  isKept: memoYn === 'Y',
  ...(memoCn !== undefined && { note: memoCn ?? '' }),
});

/**
 * The caller's memo of an article: changes are shown at once and rolled back if they could not be stored.
 * @param onProblem called with the reason, a sentence
 * @param onNoteLeft called when the article was removed and its note, which is not shown here, is still stored
 */
export const useArticleMemo = (
  facts: MemoFacts,
  onProblem: (sentence: string) => void,
  onNoteLeft?: () => void,
) => {
  const [shown, show] = useState(() => memoOf(facts));
  const [stored, setStored] = useState(shown);
  const [isConflict, setConflict] = useState(false);
  const queue = useRef<(wanted: Memo) => Promise<void>>(undefined);
  const [known, setKnown] = useState(facts);
  const isOther = known.articleId !== facts.articleId || known.memoCn !== facts.memoCn;
  // the list was loaded again and has another memo, or another tab has set the star: then the note being typed stays
  if (isOther || known.memoYn !== facts.memoYn) {
    const next = memoOf(facts);
    const taken = (now: Memo) => (isOther ? next : { ...now, isKept: next.isKept });
    setKnown(facts);
    show(taken);
    setStored(taken);
    if (isOther) setConflict(false);
  }
  const latest = useRef(known);
  const update = (wanted: Memo): Promise<void> => {
    show(wanted);
    const tell = tellOpened(known);
    if (!queue.current || latest.current !== known) {
      latest.current = known;
      queue.current = memoUpdateQueue(
        stored,
        send(known.articleId, (answer) => {
          tell(answer);
          if (answer.memoYn === 'N' && answer.memoCn) onNoteLeft?.();
        }),
        (is, problem) => {
          setStored(is);
          setConflict(problem instanceof MemoConflict);
          // typed text stays in place, so that it can be sent again
          show((now) => (problem ? { ...is, note: now.note } : is));
          if (problem) onProblem(problem.message);
          else showStars([known.articleId], is.isKept ? 'Y' : 'N');
        },
      );
    }
    return noteMemoWrite(known.articleId, queue.current(wanted));
  };
  return {
    ...shown,
    isStored: shown.isKept === stored.isKept && shown.note === stored.note,
    keep: (isKept: boolean) => update({ ...shown, isKept }),
    /** The note that another window wrote meanwhile, until the user has chosen between it and the own one. */
    theirs: isConflict ? (stored.note ?? '') : undefined,
    choose: (note: string) => update({ isKept: true, note }),
    write: async (note: string, isLast = false): Promise<void> => {
      // a conflicting note is not overwritten without the user's choice
      if (isConflict) show({ isKept: true, note });
      else if (!isLast) await update({ isKept: true, note });
      else
        writeOnUnload('POST', '/insert-articlememo', {
          articleId: known.articleId,
          ...noteOf({ isKept: true, note }, stored),
        });
    },
  };
};
