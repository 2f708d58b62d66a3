/** Memo writes in progress, by article. */
const underWay = new Map<number, Promise<unknown>>();

/** How many memo writes of an article were begun on this page. */
const begun = new Map<number, number>();

/** Registers memo writes of this article as in progress. */
export const noteMemoWrite = <T>(articleId: number, writing: Promise<T>): Promise<T> => {
  const ended = writing
    .catch(() => {})
    .then(() => {
      if (underWay.get(articleId) === ended) underWay.delete(articleId);
    });
  underWay.set(articleId, ended);
  begun.set(articleId, (begun.get(articleId) ?? 0) + 1);
  return writing;
};

/**
 * Reads what contains the memo of this article when its writes have ended, successful or not; again, if another write
 * was begun meanwhile. So the answer is never older than the last press.
 */
export const readAfterMemoWrites = async <T>(articleId: number, read: () => Promise<T>): Promise<T> => {
  await underWay.get(articleId);
  const writes = begun.get(articleId);
  const answer = await read();
  return begun.get(articleId) === writes ? answer : readAfterMemoWrites(articleId, read);
};
