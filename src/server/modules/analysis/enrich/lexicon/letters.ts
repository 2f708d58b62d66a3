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
export type Letter = (typeof letter)[keyof typeof letter];

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
