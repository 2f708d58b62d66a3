import { particle } from './particles.ts';

export type Slots = Readonly<Record<string, string>>;

const slot = (slots: Slots, name: string): string => {
  const value = slots[name];
  if (value === undefined) throw new Error(`The template asks for {${name}}, which nobody gives.`);
  return value;
};

/** Puts values into {name}; the first letter of the result is a capital where the script has them. */
export const fillIn = (template: string, slots: Slots): string => {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => slot(slots, name));
  return text.replace(
    /^([“«"'¿¡]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
};

/** The same for Korean: {이/가} and the like take the form that the text before them asks for. */
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
