import { useEffect, useState } from 'react';
import type { Combine } from '#contract/typedQuery.ts';

type NoteOf = (text: string, combine: Combine) => string | undefined;

/** Words alone say nothing that has to be explained. */
const mayNeedNote = /[^\p{L}\p{N}\s,，、]|[A-Z]{2,}|또는|그리고|제외|\bor\b/u;

/**
 * How a text with operators is understood, or what is wrong with it. What explains it is loaded with the first operator.
 * @param combine undefined: the field has no operators
 */
export const useOperatorNote = (text: string, combine: Combine | undefined): string | undefined => {
  const [noteOf, setNoteOf] = useState<NoteOf>();
  const isWanted = combine !== undefined && mayNeedNote.test(text);
  useEffect(() => {
    if (!isWanted || noteOf) return;
    // without it the search works as well
    void import('./operatorNote.ts')
      .then(({ operatorNote }) => setNoteOf(() => operatorNote))
      .catch(() => {});
  }, [isWanted, noteOf]);
  return isWanted && noteOf ? noteOf(text, combine) : undefined;
};
