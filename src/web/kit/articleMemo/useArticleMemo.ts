import { useRef, useState } from 'react';
import { HttpProblem } from '../http/HttpProblem.ts';
import { write } from '../http/write.ts';
import { writeLast } from '../http/writeLast.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import { type Memo, MemoConflict, memoWishes, type SendMemo } from './memoWishes.ts';
import { noteMemoWrite } from './memoWrites.ts';

interface Answer {
  memoYn: 'Y' | 'N';
  memoCn: string | null;
}

/** What lists and details tell of the caller's memo. `memoCn` undefined: lists do not tell. */
export interface MemoFacts {
  articleId: number;
  memoYn?: 'Y' | 'N' | null | undefined;
  memoCn?: string | null | undefined;
}

const noteOf = (wanted: Memo, before: Memo) =>
  wanted.note === undefined || wanted.note === before.note
    ? {}
    : { memoCn: wanted.note, ...(before.note !== undefined && { bfrMemoCn: before.note }) };

/** What a refused write says of the memo as it stands. */
const conflictOf = (problem: unknown): unknown => {
  if (!(problem instanceof HttpProblem) || problem.status !== 409) return problem;
  const { memoYn, memoCn } = problem.body.data as Answer;
  return new MemoConflict(problem.message, { isKept: memoYn === 'Y', note: memoCn ?? '' });
};

/** Rows tell the open item, and that the rows, what became of a memo: both may be on the screen. */
const tellOthers =
  ({ articleId, memoCn: known }: MemoFacts) =>
  ({ memoYn, memoCn }: Answer): void => {
    if (known === undefined) changeOpenedItem<MemoFacts>([articleId], { memoYn, memoCn });
    else changeShownRows<MemoFacts>([articleId], { memoYn });
  };

const send =
  (articleId: number, onStored: (answer: Answer) => void): SendMemo =>
  async (wanted, before) => {
    const body = { articleId, ...noteOf(wanted, before) };
    const writing = wanted.isKept
      ? write<Answer>('POST', '/insert-articlememo', body, { quiet: true })
      : write<Answer>('DELETE', '/delete-articlememo', { articleId }, { quiet: true });
    const { memoYn, memoCn } = await noteMemoWrite(articleId, writing).catch((problem: unknown) => {
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
 * The caller's memo of an article: shown as wished at once, rolled back when it could not be stored.
 * @param onProblem why not, in a sentence
 */
export const useArticleMemo = (facts: MemoFacts, onProblem: (sentence: string) => void) => {
  const [shown, show] = useState(() => memoOf(facts));
  const [stored, setStored] = useState(shown);
  const [isConflict, setConflict] = useState(false);
  const wishes = useRef<(wanted: Memo) => Promise<void>>(undefined);
  const [known, setKnown] = useState(facts);
  // the list was read again, and tells something else
  if (known.articleId !== facts.articleId || known.memoYn !== facts.memoYn || known.memoCn !== facts.memoCn) {
    setKnown(facts);
    show(memoOf(facts));
    setStored(memoOf(facts));
    setConflict(false);
  }
  const latest = useRef(known);
  const wish = (wanted: Memo): Promise<void> => {
    show(wanted);
    if (!wishes.current || latest.current !== known) {
      latest.current = known;
      wishes.current = memoWishes(memoOf(known), send(known.articleId, tellOthers(known)), (is, problem) => {
        setStored(is);
        setConflict(problem instanceof MemoConflict);
        // typed words stay where they are: they can be sent again
        show((now) => (problem ? { ...is, note: now.note } : is));
        if (problem) onProblem(problem.message);
      });
    }
    return wishes.current(wanted);
  };
  return {
    ...shown,
    isStored: shown.isKept === stored.isKept && shown.note === stored.note,
    keep: (isKept: boolean) => wish({ ...shown, isKept }),
    /** What another window wrote meanwhile, while the person has not chosen between it and what stands here. */
    theirs: isConflict ? (stored.note ?? '') : undefined,
    choose: (note: string) => wish({ isKept: true, note }),
    write: async (note: string, isLast = false): Promise<void> => {
      // nothing is stored over theirs by itself
      if (isConflict) show({ isKept: true, note });
      else if (!isLast) await wish({ isKept: true, note });
      else
        writeLast('POST', '/insert-articlememo', {
          articleId: known.articleId,
          ...noteOf({ isKept: true, note }, stored),
        });
    },
  };
};
