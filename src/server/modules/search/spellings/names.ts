import { fold, partsOf } from '#server/kernel/text/tokens.ts';
import { maxSpellings, type SpellingGroup } from './synonyms.ts';

const scripts = ['Hangul', 'Latin', 'Han', 'Hiragana', 'Katakana', 'Cyrillic', 'Arabic', 'Thai'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

/** The script of a name; 日本の歌 counts as kana. */
const scriptOf = (name: string): number => scripts.findLastIndex((script) => script.test(name));

/** Whether every text with the one has the other too. */
const contains = (one: string, other: string): boolean =>
  partsOf(other).every(({ sliced }) => sliced) ? one.includes(other) : ` ${one} `.includes(` ${other} `);

/** Two Latin letters are a name beside others only: RM, MC. */
const tooShort = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/**
 * The spellings of a name in the dictionary as a group: any of them leads to it. Searched are those that no other one of
 * them finds, the first of each script before the second of any.
 */
export const nameGroup = (names: readonly string[]): SpellingGroup => {
  const known = names.filter((name) => !name.includes('(') && !tooShort.test(name));
  const folded = known.map(fold);
  const needed = known.filter(
    (_name, at) =>
      !folded.some((other, place) =>
        other === folded[at] ? place < at : contains(folded[at] as string, other),
      ),
  );
  const byScript = [...Map.groupBy(needed, scriptOf).values()];
  const most = Math.max(0, ...byScript.map(({ length }) => length));
  const searched = Array.from({ length: most }, (_none, at) => byScript.flatMap((of) => of[at] ?? [])).flat();
  return { known, searched: searched.slice(0, maxSpellings) };
};
