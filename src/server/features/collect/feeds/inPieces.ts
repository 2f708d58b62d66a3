const size = 256 * 1024;

/**
 * Changes a long text piece by piece, because a replacement with millions of hits in one string costs hundreds of
 * megabytes. A piece ends before a `<` where there is one.
 */
export const inPieces = (text: string, change: (piece: string) => string): string => {
  if (text.length <= size) return change(text);
  const out: string[] = [];
  let from = 0;
  while (from < text.length) {
    const piece = text.slice(from, from + size);
    const tag = from + size < text.length ? piece.lastIndexOf('<') : -1;
    const until = tag > 0 ? tag : piece.length;
    out.push(change(piece.slice(0, until)));
    from += until;
  }
  return out.join('');
};
