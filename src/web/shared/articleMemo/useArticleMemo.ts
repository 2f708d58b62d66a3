import { useRef, useState } from 'react';
import { write } from '../http/write.ts';
import { writeLast } from '../http/writeLast.ts';
import { type Memo, memoWishes, type SendMemo } from './memoWishes.ts';

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

const send =
  (articleId: number): SendMemo =>
  async (wanted, before) => {
    const note = wanted.note !== before.note && wanted.note !== undefined ? { memoCn: wanted.note } : {};
    const { memoYn, memoCn } = wanted.isKept
      ? await write<Answer>('POST', '/insert-articlememo', { articleId, ...note }, { quiet: true })
      : await write<Answer>('DELETE', '/delete-articlememo', { articleId }, { quiet: true });
    const isKept = memoYn === 'Y';
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
  const wishes = useRef<(wanted: Memo) => Promise<void>>(undefined);
  const [known, setKnown] = useState(facts);
  // the list was read again, and tells something else
  if (known.articleId !== facts.articleId || known.memoYn !== facts.memoYn || known.memoCn !== facts.memoCn) {
    setKnown(facts);
    show(memoOf(facts));
    setStored(memoOf(facts));
  }
  const latest = useRef(known);
  const wish = (wanted: Memo): Promise<void> => {
    show(wanted);
    if (!wishes.current || latest.current !== known) {
      latest.current = known;
      wishes.current = memoWishes(memoOf(known), send(known.articleId), (is, problem) => {
        setStored(is);
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
    write: async (note: string, isLast = false): Promise<void> => {
      if (isLast) writeLast('POST', '/insert-articlememo', { articleId: known.articleId, memoCn: note });
      else await wish({ isKept: true, note });
    },
  };
};
