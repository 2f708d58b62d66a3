/** Similarity of two texts in words. `distance`: number of bits in which their fingerprints differ, 0 to 10. */
export const similarityWords = (distance: number): '거의 같음' | '매우 비슷함' | '비슷함' => {
  if (distance <= 3) return '거의 같음';
  return distance <= 7 ? '매우 비슷함' : '비슷함';
};

/** How many near-duplicates the list leaves out; the server counts up to 100. */
export const furtherWords = (shown: number, total: number): string | null => {
  if (total <= shown) return null;
  return total < 100 ? `이 밖에 ${total - shown}건이 더 있습니다.` : '이 밖에 90건이 넘게 더 있습니다.';
};
