const maxLength = 280;

/** The first sentences of a text, cut at the end of a sentence unless that is too early; null for an empty text. */
export const beginningOf = (text: string): string | null => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line === '') return null;
  if (line.length <= maxLength) return line;
  const part = line.slice(0, maxLength);
  const end = Math.max(...['. ', '? ', '! ', '。', '！', '？'].map((sign) => part.lastIndexOf(sign)));
  return end > maxLength / 3
    ? part.slice(0, end + 1)
    : `${part.slice(0, part.lastIndexOf(' ') > maxLength / 2 ? part.lastIndexOf(' ') : maxLength)}…`;
};
