/** Number of single letters to add, drop or change to get from one word to the other. */
export const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, against] of [...other].entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + Number(letter !== against),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};
