/** Letters without a decomposition, as they are written without accents. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ё: 'е',
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
/** Other alphabets have letters, not accents, that consist of two characters: й, ї. */
const accentsOfLetter = /([a-z\p{Script=Greek}])\p{M}+/gu;

/** A folded text without the accents of its Latin and Greek letters; ß is ss, ё is е. */
export const withoutAccents = (text: string): string =>
  text
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(accentsOfLetter, '$1')
    .normalize('NFC');

/** Letters that are also written as two. */
const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** How a folded word with accents is written without them: Müller as muller and mueller. Empty without accents. */
export const plainForms = (word: string): string[] => {
  const long = withoutAccents(word.replace(/[äöüøå]/gu, (letter) => twoLetters[letter] ?? letter));
  return [...new Set([withoutAccents(word), long])].filter((form) => form !== word);
};

/** Letters with the accents of one language, the more frequent first. */
const languages: readonly Readonly<Record<string, string>>[] = [
  { e: 'éèêë', c: 'ç', o: 'ô', i: 'îï', a: 'âà', u: 'ùû' },
  { u: 'ü', o: 'ö', a: 'ä' },
  { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' },
  { a: 'ãáâ', c: 'ç', o: 'õó', e: 'éê' },
  { o: 'øö', a: 'åä' },
  { i: 'ìı', a: 'à', o: 'ò' },
  { s: 'ş', c: 'ç', g: 'ğ', o: 'ö', u: 'ü' },
  { r: 'ř', a: 'á', c: 'č', s: 'š', z: 'ž', e: 'ě', i: 'í', y: 'ý', u: 'ů' },
  { l: 'ł', o: 'ó', s: 'ś', n: 'ń', c: 'ć', z: 'źż', e: 'ę', a: 'ą' },
  { е: 'ё' },
];
const twoAsOne: readonly (readonly [RegExp, string])[] = [
  [/ss/gu, 'ß'],
  [/ae/gu, 'ä'],
  [/oe/gu, 'ö'],
  [/ue/gu, 'ü'],
  [/oe/gu, 'œ'],
];
/** Maximum forms of a word. */
const maxForms = 100;
const word = /^(?:[a-z]{3,20}|[а-яіїєґ]{3,20})$/u;

interface Accented {
  form: string;
  /** The index after its last accent. */
  next: number;
}

/** The forms with one accent more. */
const withOneMore = (
  form: string,
  letters: Readonly<Record<string, string>>,
  { from = 0, most = Number.POSITIVE_INFINITY } = {},
): Accented[] =>
  Array.from(form).flatMap((letter, at) =>
    at < from
      ? []
      : Array.from(letters[letter] ?? '')
          .slice(0, most)
          .map((accented) => ({ form: form.slice(0, at) + accented + form.slice(at + 1), next: at + 1 })),
  );

/**
 * How a folded word without accents may be written with one to three of them, the likelier first: cafe as café, resume as
 * résumé, strasse as straße. Most of these forms do not occur.
 */
export const accentedForms = (plain: string): string[] => {
  if (!word.test(plain)) return [];
  const joined = twoAsOne.map(([two, one]) => plain.replace(two, one));
  const single = languages.flatMap((letters) => withOneMore(plain, letters));
  const more = languages.map((letters) => {
    const further = (accented: readonly Accented[]) =>
      accented.flatMap(({ form, next }) => withOneMore(form, letters, { from: next, most: 1 }));
    const two = further(withOneMore(plain, letters, { most: 1 }));
    return { two, three: further(two) };
  });
  const forms = [
    ...joined,
    ...[...single, ...more.flatMap(({ two }) => two), ...more.flatMap(({ three }) => three)].map(
      ({ form }) => form,
    ),
  ];
  return [...new Set(forms)].filter((form) => form !== plain).slice(0, maxForms);
};
