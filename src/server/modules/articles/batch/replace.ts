import { grouped } from '#contract/countText.ts';
import { asSubject, objectParticle } from '#contract/particles.ts';
import { type Place, placesOf, type Replacing } from './placesOf.ts';
import { type EditedName, editedTexts, type Texts } from './writeTexts.ts';

/** The replacement that a request describes. */
export const replacingOf = ({
  fromText,
  toText = '',
  wholeWords,
  fitParticles,
}: {
  fromText: string;
  toText?: string | null | undefined;
  wholeWords?: 'Y' | 'N' | null | undefined;
  fitParticles?: 'Y' | 'N' | null | undefined;
}): Replacing => ({
  fromText,
  toText: toText ?? '',
  wholeWords: wholeWords === 'Y',
  fitParticles: fitParticles === 'Y',
});

/** Characters of context around a shown occurrence. */
const around = 40;
/** Maximum of occurrences shown per text; of further ones only the number is shown. */
const maxShown = 20;

/** One occurrence where a text would change. */
interface Change {
  name: EditedName;
  label: string;
  before: string;
  after: string;
  /** Start of the change in both, in UTF-16 units. */
  at: number;
  /** The removed part, and the inserted one. */
  fromPart: string;
  toPart: string;
  /** A warning about a particle that would no longer fit. */
  warning: string | null;
  /** Number of occurrences in this text. */
  count: number;
}

const warningOf = ({ misfit }: Place, toText: string): string | null =>
  misfit &&
  `‘${toText}’ 뒤에는 ‘${misfit.stands}’ 대신 ‘${misfit.fits}’${objectParticle(misfit.fits)} 써야 합니다.`;

const changesOf = (
  { name, label }: { name: EditedName; label: string },
  text: string,
  replacing: Replacing,
): Change[] => {
  const places = placesOf(text, replacing);
  return places.slice(0, maxShown).map((place) => {
    const { at, from, to } = place;
    const head = (at > around ? '…' : '') + text.slice(Math.max(0, at - around), at);
    const end = at + from.length;
    const tail = text.slice(end, end + around) + (end + around < text.length ? '…' : '');
    return {
      name,
      label,
      before: head + from + tail,
      after: head + to + tail,
      at: head.length,
      fromPart: from,
      toPart: to,
      warning: warningOf(place, replacing.toText),
      count: places.length,
    };
  });
};

/** Every occurrence where the texts would change, with its context. */
export const previewOf = (texts: Texts, replacing: Replacing): Change[] =>
  editedTexts.flatMap((field) => {
    const text = texts[field.name];
    return text ? changesOf(field, text, replacing) : [];
  });

const withPlaces = (text: string, places: readonly Place[]): string => {
  let end = 0;
  const pieces = places.map(({ at, from, to }) => {
    const piece = text.slice(end, at) + to;
    end = at + from.length;
    return piece;
  });
  return pieces.join('') + text.slice(end);
};

/**
 * The changed texts after the replacement; a text that becomes empty is null. Existing occurrences of the new text are
 * left alone, even if they contain the old one.
 */
export const replaced = (texts: Texts, replacing: Replacing): Partial<Texts> =>
  Object.fromEntries(
    editedTexts.flatMap(({ name }) => {
      const text = texts[name];
      const places = text ? placesOf(text, replacing) : [];
      if (!text || places.length === 0) return [];
      const after = withPlaces(text, places);
      return [[name, after.trim() === '' ? null : after]];
    }),
  );

/** Reason why the new texts cannot be stored; undefined if they can. */
export const refusalOf = (texts: Texts, changed: Partial<Texts>): string | undefined => {
  const whole = { ...texts, ...changed };
  if (!whole.kornTtl && !whole.lclanTtl) return '제목이 비게 됩니다.';
  const long = editedTexts.find(({ name, maxLength }) => [...(changed[name] ?? '')].length > maxLength);
  return long && `${asSubject(long.label)} ${grouped(long.maxLength)}자를 넘게 됩니다.`;
};
