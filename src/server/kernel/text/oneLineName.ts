const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Bidirectional control characters. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Characters with a visible glyph; the Braille blank is a letter by its category. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name that a user has typed: on one line, in NFC, without direction marks; undefined without visible characters. */
export const oneLineName = (given: string): string | undefined =>
  visible.test(given)
    ? given
        .replaceAll(controls, ' ')
        .replaceAll(directions, '')
        .normalize('NFC')
        .replaceAll(/\s+/gu, ' ')
        .trim()
    : undefined;
