import { fittingParticle } from '#contract/particles.ts';

/** A replacement of one text by another, and its conditions. */
export interface Replacing {
  fromText: string;
  /** Empty to delete. */
  toText: string;
  /** Only if it is a whole word: 문화 in 문화를, not in 다문화 or 문화예술. */
  wholeWords: boolean;
  /** The particle after a Korean word is adapted: 문화를 → 문화예술을. */
  fitParticles: boolean;
}

/** One occurrence that is replaced. */
export interface Place {
  /** Its position in UTF-16 units. */
  at: number;
  from: string;
  to: string;
  /** The particle after it would have to change, but is left as it is. */
  misfit: { stands: string; fits: string } | null;
}

const hangul = '가-힣ㄱ-ㆎ';
const spacedLetter = '0-9A-Za-zÀ-ÖØ-öø-ɏͰ-ԯ';

/** Particles that may follow a whole Korean word, longer ones first. */
const particles =
  '에서의|에서는|에서도|으로의|으로는|으로도|으로써|으로서|까지의|에게서|이라는|이지만|에서|에게|에는|에도|에의|으로|로의|로는|로도|로써|로서|과의|와의|과는|와는|까지|부터|보다|처럼|마다|이나|이며|이고|이라|이란|하고|만의|만을|만이|라는|라고|지만|들의|들을|들이|들은|은|는|이|가|을|를|의|에|도|만|과|와|로|나|며|고|란|라|들';

/** Escapes the characters with a special meaning in regular expressions of JavaScript and PostgreSQL. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const isOneOf = (letters: string, letter: string): boolean => new RegExp(`^[${letters}]$`, 'u').test(letter);

const before = (first: string): string => {
  if (isOneOf(hangul, first)) return `(?<![${hangul}])`;
  return isOneOf(spacedLetter, first) ? `(?<![${spacedLetter}])` : '';
};

const behind = (last: string): string => {
  if (isOneOf(hangul, last)) return `(?=(${particles})?([^${hangul}]|$))`;
  return isOneOf(spacedLetter, last) ? `(?![${spacedLetter}])` : '';
};

/**
 * The regular expression of an occurrence, with the same meaning in JavaScript and PostgreSQL. Scripts without spaces
 * have no whole words: there the text is found anywhere.
 */
export const placePattern = ({
  fromText,
  wholeWords,
}: Pick<Replacing, 'fromText' | 'wholeWords'>): string => {
  const letters = [...fromText];
  return wholeWords
    ? before(letters[0] ?? '') + literal(fromText) + behind(letters.at(-1) ?? '')
    : literal(fromText);
};

/** Whether the new text contains the old one: then existing occurrences of the new text are not replaced again. */
export const isWithin = ({ fromText, toText }: Pick<Replacing, 'fromText' | 'toText'>): boolean =>
  toText.includes(fromText);

/**
 * A placeholder of the same length for existing occurrences of the new text: characters that do not occur in the
 * searched text, so that neighbouring text is kept apart.
 */
export const apart = ({ fromText, toText }: Pick<Replacing, 'fromText' | 'toText'>): string => {
  let sign = 1;
  while (fromText.includes(String.fromCharCode(sign))) sign += 1;
  return String.fromCharCode(sign).repeat(toText.length);
};

/** A particle at the end of its word. */
const particle = new RegExp(
  `^(?:으로|이나|이라|이며|은|는|이|가|을|를|과|와|로|나|라|며)(?![${hangul}])`,
  'u',
);

/** The particle at `from`, unless another occurrence of the text starts in it. */
const particleAt = (text: string, from: number, fromText: string): string => {
  const [found = ''] = particle.exec(text.slice(from, from + 3)) ?? [];
  const isTaken = found && text.slice(from, from + found.length - 1 + fromText.length).includes(fromText);
  return isTaken ? '' : found;
};

const placeAt = (
  text: string,
  index: number,
  { fromText, toText, fitParticles }: Replacing,
): Omit<Place, 'at'> => {
  const stands = particleAt(text, index + fromText.length, fromText);
  const isRight = stands !== '' && fittingParticle(stands, fromText) === stands;
  const fits = isRight && toText ? fittingParticle(stands, toText) : stands;
  if (fits === stands) return { from: fromText, to: toText, misfit: null };
  return fitParticles
    ? { from: fromText + stands, to: toText + fits, misfit: null }
    : { from: fromText, to: toText, misfit: { stands, fits } };
};

/** All occurrences in a text that are replaced, in order. */
export const placesOf = (text: string, replacing: Replacing): Place[] => {
  const looked = isWithin(replacing) ? text.replaceAll(replacing.toText, apart(replacing)) : text;
  return [...looked.matchAll(new RegExp(placePattern(replacing), 'gu'))].map(({ index }) => ({
    at: index,
    ...placeAt(looked, index, replacing),
  }));
};
