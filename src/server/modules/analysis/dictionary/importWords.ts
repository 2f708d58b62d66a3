import { setTimeout as wait } from 'node:timers/promises';
import { grouped } from '#contract/countText.ts';
import type { EntitySpec } from '#contract/entity.ts';
import type { ImportedWords, ListedWordState } from '#generated/types/dictionaryCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { firstSize, nextSize, pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { kindLabels } from './dictionaryLines.ts';
import { readWordsInThread } from './readWordsInThread.ts';
import { matchWords, storeWords, type WordMatch } from './storeWords.ts';

/** Maximum lines listed in a response; the others are only counted. Refused ones come first. */
const maxNamed = 500;

const states = { fresh: 'new', grown: 'grown', known: 'known', refused: 'refused' } as const;

const stateOf = ({ known, more }: WordMatch): string =>
  known ? (more.length ? states.grown : states.known) : states.fresh;

const named = (match: WordMatch): ListedWordState => ({
  line: match.word.line,
  word: match.word.extrKwd,
  kind: kindLabels[match.word.featKndCd],
  writings: match.known ? match.more : match.word.synmList,
  stateCd: stateOf(match),
  reason: null,
});

/**
 * Imports a list of words into the dictionary: new words are registered, known ones get their missing synonyms, and
 * refused lines are reported one by one. Idempotent. Works in batches, yielding in between.
 * @param isTrial dry run: nothing is stored
 * @throws Failure 400 for a file that is not a list
 */
export const importWords = async (
  spec: EntitySpec,
  content: Buffer,
  caller: Caller | null,
  isTrial: boolean,
): Promise<ImportedWords> => {
  const { words, refused, repeated } = await readWordsInThread(content);
  const count = { new: 0, grown: 0, known: repeated.length };
  const found: ListedWordState[] = [];
  let size = firstSize;
  for (let from = 0; from < words.length; ) {
    const batch = words.slice(from, from + size);
    const since = performance.now();
    const matches = isTrial ? await matchWords(batch) : await storeWords(spec, batch, caller);
    const took = performance.now() - since;
    for (const one of matches) {
      count[stateOf(one) as keyof typeof count] += 1;
      if (found.length < maxNamed) found.push(named(one));
    }
    from += batch.length;
    size = nextSize(size, took);
    await wait(isTrial ? 0 : pauseBetweenBatches(took));
  }
  const items = [
    ...refused.slice(0, maxNamed).map(({ line, word, reason }) => ({
      line,
      word,
      kind: null,
      writings: [],
      stateCd: states.refused,
      reason,
    })),
    ...repeated.slice(0, maxNamed).map(({ line, extrKwd, first }) => ({
      line,
      word: extrKwd,
      kind: null,
      writings: [],
      stateCd: states.known,
      reason: `${grouped(first)}번째 줄과 같은 낱말이라 다른 표기를 그 줄에 합칩니다.`,
    })),
    ...found,
  ];
  return {
    newCnt: count.new,
    grownCnt: count.grown,
    knownCnt: count.known,
    refusedCnt: refused.length,
    items: items.slice(0, maxNamed),
  };
};
