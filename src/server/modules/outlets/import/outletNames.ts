/** Letters that do not come apart into a letter of A to Z and a mark. */
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

/** In English the apostrophe of a genitive goes; elsewhere it parts two words. */
const withoutApostrophes = (text: string): string =>
  text.replace(/['’ʼ](?=s?(?![\p{L}\p{N}]))/gu, '').replace(/['’ʼ]/gu, ' ');

/**
 * The Latin part of a name as the field of English names takes it: capitals, digits and single spaces. Null where
 * nothing of the name is Latin, or a letter of it has no such spelling.
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
 * Where the name of a list belongs: as it is written under the column of its script; what is Latin of it, in capitals,
 * under the English one. How the outlet writes itself is a fact: an apostrophe is not taken from it.
 */
export const outletNames = (name: string): OutletNames => {
  const isKorean = /\p{sc=Hangul}/u.test(name);
  return isKorean
    ? { mediaKornNm: name, mediaEngNm: null, mediaLclanNm: null }
    : { mediaKornNm: null, mediaEngNm: englishName(name), mediaLclanNm: name };
};
