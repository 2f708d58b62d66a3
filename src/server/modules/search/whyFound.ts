import type { SearchReason } from '#generated/types/searchCalls.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { type TermGroup, wantedTerms } from './plan.ts';
import { formOf, slotsOf } from './words/searchTerm.ts';

interface MarkedField {
  field: string;
  text: string;
  /** Each with the index of its word among those of the plan. */
  marks: readonly { start: number; end: number; of: number }[];
}

/** Fields and spellings that are named of one word. */
const maxOfWord = 4;

/** The words of a plan as typed, by the chunks that are searched for them: the order of `searchedWordsOf`. */
const typedWords = (plan: TermGroup): string[] => [
  ...new Map(
    wantedTerms(plan)
      .flatMap(slotsOf)
      .map(({ typed, others }) => [formOf([...typed, ...others]), formOf(typed)] as const),
  ).values(),
];

/** Why an item was found: which typed word stands in which field, by which spelling. */
export const reasonsIn = (plan: TermGroup, found: readonly MarkedField[]): SearchReason[] => {
  const words = typedWords(plan).map((typed) => ({
    typed,
    last: '',
    reasons: new Map<string, SearchReason>(),
  }));
  for (const { field, text, marks } of found)
    for (const { start, end, of } of marks) {
      const word = words[of];
      if (!word || word.reasons.size >= maxOfWord) continue;
      const written = text.slice(start, end);
      // a long text may have thousands of one word
      if (`${field} ${written}` === word.last) continue;
      word.last = `${field} ${written}`;
      const key = `${field} ${fold(written)}`;
      if (!word.reasons.has(key)) word.reasons.set(key, { typed: word.typed, field, written });
    }
  return words.flatMap(({ reasons }) => [...reasons.values()]);
};
