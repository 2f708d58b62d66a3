/** Lines of our instructions that are too long to occur in an article by chance. */
const linesOf = (instructions: string): string[] =>
  instructions
    .split('\n')
    .map((line) => line.replace(/^[-\d.\s]+/, '').trim())
    .filter((line) => line.length >= 20);

/** Whether an answer repeats the prompt or its task ids. */
export const isLeak = (instructions: string, ids: readonly string[], texts: readonly string[]): boolean => {
  const marks = [...linesOf(instructions), ...ids];
  return texts.some((text) => marks.some((mark) => text.includes(mark)));
};
