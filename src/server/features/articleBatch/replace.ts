import { type EditedName, editedTexts, type Texts } from './editedTexts.ts';

/** How much stands around a place that is shown, in characters. */
const around = 40;
/** Places that one text shows; of more, only the number is told. */
const mostShown = 20;

/** One place where a text would change. */
export interface Change {
  name: EditedName;
  label: string;
  before: string;
  after: string;
  /** How often it stands in this text. */
  count: number;
}

/**
 * The text in parts, between which it reads already as it is to read: where the old text is a part of the new one, that
 * is no place to replace it.
 */
const partsOf = (text: string, fromText: string, toText: string): string[] =>
  toText.includes(fromText) ? text.split(toText) : [text];

const placesOf = (text: string, fromText: string, toText: string): number[] => {
  const places: number[] = [];
  let start = 0;
  for (const part of partsOf(text, fromText, toText)) {
    for (let at = part.indexOf(fromText); at >= 0; at = part.indexOf(fromText, at + fromText.length))
      places.push(start + at);
    start += part.length + toText.length;
  }
  return places;
};

const cut = (text: string, from: number, to: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(Math.max(0, from), to)}${to < text.length ? '…' : ''}`;

const changesOf = (
  { name, label }: { name: EditedName; label: string },
  text: string,
  fromText: string,
  toText: string,
): Change[] => {
  const places = placesOf(text, fromText, toText);
  return places.slice(0, mostShown).map((at) => {
    const [start, end] = [at - around, at + fromText.length + around];
    const head = cut(text, start, at).replace(/…$/u, '');
    const tail = cut(text, at + fromText.length, end).replace(/^…/u, '');
    return { name, label, before: head + fromText + tail, after: head + toText + tail, count: places.length };
  });
};

/** Every place where the texts would change, with what stands around it. */
export const previewOf = (texts: Texts, fromText: string, toText: string): Change[] =>
  editedTexts.flatMap((field) => {
    const text = texts[field.name];
    return text ? changesOf(field, text, fromText, toText) : [];
  });

/**
 * The texts that change, as they will be; a text that becomes empty is null. Where the new text stands already it is left
 * alone, though the old one may be a part of it.
 */
export const replaced = (texts: Texts, fromText: string, toText: string): Partial<Texts> =>
  Object.fromEntries(
    editedTexts.flatMap(({ name }) => {
      const text = texts[name];
      if (!text || placesOf(text, fromText, toText).length === 0) return [];
      const after = partsOf(text, fromText, toText)
        .map((part) => part.replaceAll(fromText, () => toText))
        .join(toText);
      return [[name, after.trim() === '' ? null : after]];
    }),
  );

/** Why the new texts cannot be stored; undefined when they can. */
export const refusalOf = (texts: Texts, changed: Partial<Texts>): string | undefined => {
  const whole = { ...texts, ...changed };
  if (!whole.kornTtl && !whole.lclanTtl) return '제목이 비게 됩니다.';
  const long = editedTexts.find(({ name, longest }) => [...(changed[name] ?? '')].length > longest);
  return long && `${long.label}이(가) ${long.longest.toLocaleString('ko-KR')}자를 넘게 됩니다.`;
};
