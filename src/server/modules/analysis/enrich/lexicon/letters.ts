/** How words of a script are separated. */
export const letter = {
  /** No letter: a word ends here. */
  none: 0,
  /** Words are separated by spaces: alphabets. */
  spaced: 1,
  /** Words are separated by spaces, but have particles and endings attached. */
  hangul: 2,
  /** A run of katakana is one loan word. */
  katakana: 3,
  /** Words are not separated: Han, hiragana, Thai and similar. */
  unspaced: 4,
  /** Belongs to the letter before it. */
  mark: 5,
} as const;
type Letter = (typeof letter)[keyof typeof letter];

const kinds: readonly (readonly [Letter, RegExp])[] = [
  [letter.none, /^[^\p{L}\p{N}\p{M}]/u],
  [letter.mark, /^\p{M}/u],
  [letter.hangul, /^\p{scx=Hangul}/u],
  [letter.katakana, /^\p{scx=Katakana}/u],
  [
    letter.unspaced,
    /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u,
  ],
];

const kindOf = (unit: number): Letter => {
  // surrogates: mostly rarer Han characters
  if (unit >= 0xd800 && unit <= 0xdfff) return letter.unspaced;
  const text = String.fromCharCode(unit);
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? letter.spaced;
};

const known = new Uint8Array(0x10000).fill(0xff);

/** The kind of a UTF-16 unit; `none` for NaN, the value beyond the end of a text. */
export const letterOf = (unit: number): Letter => {
  if (!(unit >= 0)) return letter.none;
  const kind = known[unit] as Letter | 0xff;
  if (kind !== 0xff) return kind;
  const found = kindOf(unit);
  known[unit] = found;
  return found;
};

/** Properties that decide where a word may begin and end, computed once per word. */
export interface WordShape {
  /** Length of the run of Hangul syllables or katakana letters at its beginning. */
  head: number;
  /** Length of such a run at its end. */
  tail: number;
  /** A stem: all following letters belong to the word. */
  isStem: boolean;
}

const runFrom = (text: string, from: number, step: 1 | -1): number => {
  const kind = letterOf(text.charCodeAt(from));
  if (kind !== letter.hangul && kind !== letter.katakana) return 0;
  let count = 0;
  for (let at = from; letterOf(text.charCodeAt(at)) === kind; at += step) count += 1;
  return count;
};

export const shapeOf = (word: string, isStem: boolean): WordShape => ({
  head: Math.min(255, runFrom(word, 0, 1)),
  tail: Math.min(255, runFrom(word, word.length - 1, -1)),
  isStem,
});

/** Minimum length of a word that may be found in the middle of a run: 국제도서전 in 서울국제도서전. */
const longHead = 4;

/** Whether a word of this shape may begin at `start`: the letter before must not belong to the same word. */
export const mayBegin = (text: string, start: number, { head }: WordShape): boolean => {
  const first = letterOf(text.charCodeAt(start));
  const before = letterOf(text.charCodeAt(start - 1));
  if (first === letter.spaced) return before !== letter.spaced && before !== letter.mark;
  if (first === letter.hangul || first === letter.katakana) return before !== first || head >= longHead;
  return first !== letter.mark;
};

/** What may follow a word of two syllables: 한국은, 한국에서의; not 대한 in 대한민국. */
const particles = new RegExp(
  `^(?:들|씨)?(?:${[
    '은|는|이|가|을|를|의|에|도|만|과|와|로|나|랑|야|여|란|며|든|엔|선|서',
    '으로|에서|에게|께서|까지|부터|보다|처럼|마다|조차|밖에|이나|이나마|이다|이라|라는|이라는|이란|이며|이자|이든|하고|대로|만큼|뿐|뿐만|한테|이랑',
    '에는|에도|에만|에서는|에서도|에서의|에게는|에게도|에게서|으로는|으로도|으로서|으로써|으로의|으로부터|로는|로도|로서|로써|로의|로부터|와의|과의|와는|과는|와도|과도|만의|만을|만이|까지의|까지도|부터의|마저|이었다|였다|입니다|이고|이지만|인|인데|인지',
  ].join('|')})?$`,
  'u',
);
const maxParticleLength = 6;

const isParticle = (text: string, from: number): boolean => {
  let to = from;
  while (letterOf(text.charCodeAt(to)) === letter.hangul) {
    to += 1;
    if (to - from > maxParticleLength) return false;
  }
  return particles.test(text.slice(from, to));
};

/** Whether a word of this shape may end before `end`. */
export const mayEnd = (text: string, end: number, { tail, isStem }: WordShape): boolean => {
  const after = letterOf(text.charCodeAt(end));
  if (after === letter.mark) return isStem;
  if (isStem) return true;
  const last = letterOf(text.charCodeAt(end - 1));
  if (last === letter.hangul) {
    if (after !== letter.hangul) return true;
    return tail > 2 || isParticle(text, end);
  }
  if (last === letter.katakana) return after !== letter.katakana || tail >= 3;
  return last !== letter.spaced || after !== letter.spaced;
};

/** A single character counts only as a separate word, whatever its script. */
export const standsAlone = (text: string, start: number, end: number): boolean => {
  const first = letterOf(text.charCodeAt(start));
  return (
    (letterOf(text.charCodeAt(start - 1)) !== first || first === letter.none) &&
    (letterOf(text.charCodeAt(end)) !== first || first === letter.none)
  );
};
