import { particle } from './particles.ts';

export type Slots = Readonly<Record<string, string>>;

const slot = (slots: Slots, name: string): string => {
  const value = slots[name];
  if (value === undefined) throw new Error(`The template asks for {${name}}, which nobody gives.`);
  return value;
};

/** Fills in {name} placeholders; capitalises the first letter if the script has capitals. */
export const fillIn = (template: string, slots: Slots): string => {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => slot(slots, name));
  return text.replace(
    /^([“«"'¿¡]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
};

/** `fillIn` for Korean: {이/가} and the like take the form required by the preceding text. */
export const fillInKorean = (template: string, slots: Slots): string => {
  let text = '';
  let from = 0;
  for (const found of template.matchAll(/\{([\w]+)\}|\{([가-힣]+\/[가-힣]+)\}/g)) {
    text += template.slice(from, found.index);
    text += found[1] ? slot(slots, found[1]) : particle(text, found[2] ?? '');
    from = found.index + found[0].length;
  }
  return text + template.slice(from);
};
