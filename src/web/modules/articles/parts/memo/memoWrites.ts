/** Memo writes in progress, by article. */
const underWay = new Map<number, Promise<unknown>>();

/** Registers memo writes of this article as in progress. */
export const noteMemoWrite = <T>(articleId: number, writing: Promise<T>): Promise<T> => {
  const ended = writing
    .catch(() => {})
    .then(() => {
      if (underWay.get(articleId) === ended) underWay.delete(articleId);
    });
  underWay.set(articleId, ended);
  return writing;
};

/**
 * Waits until the memo writes of this article have ended, successful or not: an article read earlier shows the old
 * memo, and a write sent earlier may overtake them.
 */
export const memoWritten = async (articleId: number): Promise<void> => {
  await underWay.get(articleId);
};
