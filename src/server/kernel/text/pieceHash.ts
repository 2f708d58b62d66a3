/** Bits of a hash: few enough that the sorted hashes of a large table lie close together. */
const hashBits = 24;

/** The hash (FNV-1a) of a piece of a word, given its bytes. */
export const pieceHash = (bytes: Iterable<number>): number => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> (32 - hashBits);
};
