/**
 * Rows of a page from the last pressed one up to this one, in the order of the page; only this one if the other is on
 * another page, or none was pressed.
 */
export const rowsBetween = <Id>(page: readonly Id[], last: Id | undefined, id: Id): readonly Id[] => {
  const to = page.indexOf(id);
  const from = last === undefined ? -1 : page.indexOf(last);
  if (from < 0 || to < 0) return [id];
  return page.slice(Math.min(from, to), Math.max(from, to) + 1);
};
