import { convertHangulToQwerty, convertQwertyToHangul, disassemble } from 'es-hangul';
import { isOperator, typedTokens } from '#contract/queryTokens.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { type KnownWord, type KnownWords, keyOfWord } from './knownWord.ts';

/** Proposals for one word, and words of a query that are looked at. */
const maxProposals = 3;
const maxWords = 6;

/** Typos that are forgiven: one in a short word, two in a longer one. */
const maxTyposIn = (letters: string): number => (letters.length < 3 ? 0 : letters.length <= 5 ? 1 : 2);

/**
 * Letters to change, add, leave out or swap to make one word of the other.
 * @returns any larger number if they are more than `limit`
 */
const distanceOf = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? limit + 1;
};

/** The words nearest to the letters: those with the fewest typos, then those of the most texts. */
export const nearest = async (letters: string, known: KnownWords): Promise<string[]> => {
  const limit = maxTyposIn(letters);
  if (limit === 0) return [];
  const yieldWhenDue = cooperativeYield();
  const near: { word: KnownWord; typos: number }[] = [];
  for (const word of known.values()) {
    await yieldWhenDue();
    const typos = distanceOf(letters, word.letters, limit);
    if (typos <= limit) near.push({ word, typos });
  }
  return near
    .sort((one, other) => one.typos - other.typos || other.word.count - one.word.count)
    .map(({ word }) => word.written);
};

const ofInitials = (initials: string, known: KnownWords): string[] =>
  [...known.values()]
    .filter((word) => word.initials.startsWith(initials))
    .sort((one, other) => one.initials.length - other.initials.length || other.count - one.count)
    .map(({ written }) => written);

/** Texts with a word that may be a typo itself, and how many times as many another one must have. */
const rare = { texts: 2, times: 10 } as const;

/** A word that hardly any text has: what a near one is that many have. */
const commonerThan = async ({ letters, count }: KnownWord, known: KnownWords): Promise<string[]> => {
  const common = new Map([...known].filter(([, other]) => other.count >= rare.times * count));
  return nearest(letters, common);
};

/** What a word may have been meant to be: by initial consonants, in the other keyboard layout, without typos. */
const meantBy = async (word: string, known: KnownWords): Promise<string[]> => {
  const own = known.get(keyOfWord(word));
  if (own) return own.count > rare.texts ? [] : commonerThan(own, known);
  if (/^[ㄱ-ㅎ]{2,}$/u.test(word)) {
    // ㅄ is typed for ㅂㅅ
    const initials = disassemble(word);
    return ofInitials(initials, known);
  }
  const isLatin = /^[a-z]+$/iu.test(word);
  const other = isLatin ? convertQwertyToHangul(word) : convertHangulToQwerty(word);
  const isOtherLayout = isLatin ? /^[가-힣]{2,}$/u.test(other) : /[ㄱ-ㅎㅏ-ㅣ]/u.test(word);
  const inOther = isOtherLayout ? known.get(keyOfWord(other)) : undefined;
  if (inOther) return [inOther.written];
  const near = await nearest(disassemble(keyOfWord(word)), known);
  if (near.length > 0 || !isOtherLayout) return near;
  return [...(isLatin ? [other] : []), ...(await nearest(disassemble(keyOfWord(other)), known))];
};

/**
 * What a query with few hits or none may have been meant to be, the likeliest first: each word that no text has, or hardly
 * any, is replaced by one that texts have. Empty if every word is common, or nothing is near.
 * @param searchText as typed
 */
export const meantQueries = async (searchText: string, known: KnownWords): Promise<string[]> => {
  const text = searchText.normalize('NFC');
  // values of fields are names of records, not words of texts
  const { tokens } = typedTokens(text);
  const words = tokens.flatMap((token, at) =>
    (token.is === 'word' || token.is === 'phrase') && tokens[at - 1]?.is !== 'field'
      ? (token.text.match(/[\p{L}\p{N}]{2,}/gu) ?? [])
      : [],
  );
  const unknown = [...new Set(words)]
    .filter((word) => !isOperator(word) && (known.get(keyOfWord(word))?.count ?? 0) <= rare.texts)
    .slice(0, maxWords);
  const meant: { word: string; proposals: string[] }[] = [];
  for (const word of unknown) {
    const proposals = (await meantBy(word, known)).slice(0, maxProposals);
    if (proposals.length > 0) meant.push({ word, proposals });
  }
  const [first, ...others] = meant;
  if (!first) return [];
  const replaced = (proposal: string) =>
    [
      { word: first.word, proposal },
      ...others.map(({ word, proposals: [best = word] }) => ({ word, proposal: best })),
    ]
      .reduce((query, { word, proposal: by }) => query.replaceAll(word, by), text)
      .trim();
  return [...new Set(first.proposals.map(replaced))];
};
