const size = 256 * 1024;

/**
 * Changes a long text piece by piece, because replacing millions of matches in one string costs hundreds of megabytes.
 * A piece ends before a `<` if there is one, or before `start` if given, so that related tags stay in one piece.
 */
export const inPieces = (text: string, change: (piece: string) => string, start = '<'): string => {
  if (text.length <= size) return change(text);
  const out: string[] = [];
  let from = 0;
  while (from < text.length) {
    const piece = text.slice(from, from + size);
    const isLast = from + size >= text.length;
    const cut = isLast ? -1 : Math.max(piece.lastIndexOf(start), 0) || piece.lastIndexOf('<');
    const until = cut > 0 ? cut : piece.length;
    out.push(change(piece.slice(0, until)));
    from += until;
  }
  return out.join('');
};
