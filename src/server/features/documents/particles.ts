const pairs = ['은는', '이가', '을를', '과와'] as const;
const first = '가'.codePointAt(0) ?? 0;
const last = '힣'.codePointAt(0) ?? 0;

/** Whether the last syllable is closed by a consonant; undefined where the word does not end in Hangul. */
const isClosed = (word: string): boolean | undefined => {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return code < first || code > last ? undefined : (code - first) % 28 !== 0;
};

const fitting = (particle: string, word: string): string => {
  const pair = pairs.find((one) => one.includes(particle));
  const closed = isClosed(word);
  return pair === undefined || closed === undefined ? particle : pair.charAt(closed ? 0 : 1);
};

/**
 * Puts a name in place of its mark; the particle behind, or behind the parenthesis that follows, changes with it:
 * {기관명}은 → 문화체육관광부는.
 */
export const withName = (text: string, mark: string, name: string): string => {
  const pieces = text.split(mark);
  return pieces
    .map((piece, index) =>
      index === 0
        ? piece
        : name +
          piece.replace(
            /^(\([^)]*\))?([은는이가을를과와])(?=\s)/u,
            (_all, aside: string | undefined, particle: string) => (aside ?? '') + fitting(particle, name),
          ),
    )
    .join('');
};
