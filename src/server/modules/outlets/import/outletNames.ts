/** Letters that do not decompose into a letter from A to Z and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ə: 'a',
  Ə: 'A',
};

/** The apostrophe of an English genitive is removed; elsewhere it separates two words. */
const withoutApostrophes = (text: string): string =>
  text.replace(/['’ʼ](?=s?(?![\p{L}\p{N}]))/gu, '').replace(/['’ʼ]/gu, ' ');

/**
 * The Latin part of a name in the form of the English name field: capitals, digits and single spaces. Null if the name
 * has no Latin part, or a letter without such a spelling.
 */
export const englishName = (name: string): string | null => {
  const plain = withoutApostrophes(name)
    .replace(/[^\x20-\x7e]/gu, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  if (/[^\P{sc=Latin}A-Za-z]/u.test(plain)) return null;
  const words = plain
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(/[^A-Za-z\d]+/gu, ' ')
    .trim();
  return /[A-Za-z]/.test(words) ? words.toUpperCase() : null;
};

export interface OutletNames {
  mediaKornNm: string | null;
  mediaEngNm: string | null;
  mediaLclanNm: string | null;
}

/**
 * The name columns for a name in a list: unchanged in the column of its script; its Latin part, in capitals, in the
 * English one. The outlet's own spelling, including apostrophes, is preserved.
 */
export const outletNames = (name: string): OutletNames => {
  const isKorean = /\p{sc=Hangul}/u.test(name);
  return isKorean
    ? { mediaKornNm: name, mediaEngNm: null, mediaLclanNm: null }
    : { mediaKornNm: null, mediaEngNm: englishName(name), mediaLclanNm: name };
};
