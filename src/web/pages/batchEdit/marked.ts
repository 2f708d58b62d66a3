/** A piece of a text, and whether it is the one that changes. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The text in pieces, every occurrence of `part` marked; nothing is marked where `part` is empty. */
export const marked = (text: string, part: string): Piece[] => {
  if (part === '') return [{ text, isMarked: false }];
  return text
    .split(part)
    .flatMap((rest, index) => [
      ...(index > 0 ? [{ text: part, isMarked: true }] : []),
      ...(rest ? [{ text: rest, isMarked: false }] : []),
    ]);
};
