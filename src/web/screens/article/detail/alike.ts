/** How alike two texts are, in a word. `distance`: bits in which their fingerprints differ, 0 to 10. */
export const alike = (distance: number): '거의 같음' | '매우 비슷함' | '비슷함' => {
  if (distance <= 3) return '거의 같음';
  return distance <= 7 ? '매우 비슷함' : '비슷함';
};

/** What the list of near-duplicates leaves out; the server counts to 100. */
export const furtherWords = (shown: number, total: number): string | null => {
  if (total <= shown) return null;
  return total < 100 ? `이 밖에 ${total - shown}건이 더 있습니다.` : '이 밖에 90건이 넘게 더 있습니다.';
};
