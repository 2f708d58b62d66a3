/**
 * Index at which to split a paragraph that is longer than a part: after a sentence, else between words, else anywhere.
 */
const cutAt = (text: string, maxLength: number): number => {
  const head = text.slice(0, maxLength);
  const sentence = Math.max(...['. ', '? ', '! ', '。', '؟ ', '। ', '။'].map((end) => head.lastIndexOf(end)));
  if (sentence > maxLength / 2) return sentence + 1;
  const space = head.lastIndexOf(' ');
  if (space > maxLength / 2) return space + 1;
  // not within a surrogate pair
  return (head.charCodeAt(maxLength - 1) & 0xfc00) === 0xd800 ? maxLength - 1 : maxLength;
};

/** A piece of a paragraph; pieces of the same paragraph are consecutive. */
export interface Piece {
  paragraph: number;
  text: string;
}

const pieces = (paragraph: number, text: string, maxLength: number): Piece[] => {
  const found: Piece[] = [];
  let rest = text;
  while (rest.length > maxLength) {
    const at = cutAt(rest, maxLength);
    found.push({ paragraph, text: rest.slice(0, at).trim() });
    rest = rest.slice(at).trim();
  }
  return [...found, { paragraph, text: rest }];
};

/**
 * The body in parts of whole paragraphs, each of at most `maxLength` characters; a longer paragraph is cut into pieces.
 */
export const partsOf = (paragraphs: readonly string[], maxLength: number): Piece[][] => {
  const parts: Piece[][] = [];
  let room = 0;
  for (const piece of paragraphs.flatMap((text, index) => pieces(index, text, maxLength))) {
    const part = parts.at(-1);
    if (part && piece.text.length <= room) part.push(piece);
    else {
      parts.push([piece]);
      room = maxLength;
    }
    room -= piece.text.length;
  }
  return parts;
};

/** The translated pieces joined to one body, with the original's paragraphs. */
export const joined = (parts: readonly (readonly Piece[])[], translated: readonly string[][]): string => {
  const paragraphs: string[] = [];
  for (const [number, part] of parts.entries())
    for (const [index, { paragraph }] of part.entries()) {
      const text = translated[number]?.[index] ?? '';
      paragraphs[paragraph] = paragraphs[paragraph] ? `${paragraphs[paragraph]} ${text}` : text;
    }
  return paragraphs.join('\n');
};
