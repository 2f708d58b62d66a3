import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';

const compact = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** Initial consonants of syllables; other characters stay. */
const initials = (text: string): string => [...text].map((letter) => getChoseong(letter) || letter).join('');

/** Positions of word beginnings in the text without spaces. */
const beginnings = (text: string): Set<number> => {
  const starts = new Set<number>();
  let at = 0;
  for (const word of text.split(/\s+/)) {
    starts.add(at);
    at += compact(word).length;
  }
  return starts;
};

/** Rank of a match: 0 the whole text, 1 at its beginning, 2 at the beginning of a word, 3 elsewhere. */
const placeOf = (text: string, inLetters: (text: string) => string, letters: string): number | undefined => {
  const whole = compact(text);
  if (inLetters(whole) === letters) return 0;
  for (let at = 0; at < whole.length; at += 1)
    if (inLetters(whole.slice(at)).startsWith(letters))
      return at === 0 ? 1 : beginnings(text).has(at) ? 2 : 3;
  return undefined;
};

const rankOfHangul = (text: string, query: string): number | undefined => {
  // an incomplete syllable is part of the next: 깃 finds 기사; ㄳ is ㄱ and ㅅ
  const letters = disassemble(query);
  const written = placeOf(text, disassemble, letters);
  if (written !== undefined) return written;
  if (!/^[ㄱ-ㅎ]+$/.test(letters)) return undefined;
  const place = placeOf(text, initials, letters);
  return place === undefined ? undefined : place + 4;
};

/**
 * How well typed words match a text: 0 best, undefined not at all. Matches words, initial consonants (ㄱㅅ → 기사), and
 * Hangul typed on a Latin layout (rltk → 기사).
 */
export const rankOf = (text: string, typed: string): number | undefined => {
  const query = compact(typed);
  if (query === '') return 0;
  const rank = rankOfHangul(text, query);
  if (rank !== undefined || !/^[a-z]+$/.test(query)) return rank;
  const meant = rankOfHangul(text, convertQwertyToHangul(query));
  return meant === undefined ? undefined : meant + 8;
};

/** True if a server search makes sense: at least two characters, not all of them single consonants or vowels. */
export const isSearchable = (typed: string): boolean => {
  const query = compact(typed);
  return [...query].length >= 2 && !/^[ㄱ-ㅎㅏ-ㅣ]+$/.test(query);
};
