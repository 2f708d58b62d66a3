/** Control characters, zero-width characters and those that change the writing direction. */
const unseen = /(?!\n)\p{Cc}|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const tag = /<\/?[a-z][^<>]{0,300}>/gi;
const emphasis = /\*\*|__|`/g;
const heading = /^(?:#{1,6}|[-*>])\s+/gm;

/**
 * A model's answer as plain text: markup that the original does not have was added by the model and is removed.
 * @param original the source text
 */
export const plainAnswer = (text: string, original: string): string => {
  let plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unseen, '');
  if (!original.includes('<')) plain = plain.replaceAll(tag, '');
  if (!/[*_`]/.test(original)) plain = plain.replaceAll(emphasis, '');
  if (!/^[-#*>]/m.test(original)) plain = plain.replaceAll(heading, '');
  return plain.trim();
};

/** `plainAnswer` on one line: a title, a paragraph. */
export const plainLine = (text: string, original: string): string =>
  plainAnswer(text, original).replaceAll(/\s+/g, ' ');
