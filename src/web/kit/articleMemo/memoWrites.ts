/** What is being stored of memos, by article. */
const underWay = new Map<number, Promise<unknown>>();

/** Notes that a memo of this article is being stored. */
export const noteMemoWrite = <T>(articleId: number, writing: Promise<T>): Promise<T> => {
  const ended = writing
    .catch(() => {})
    .then(() => {
      if (underWay.get(articleId) === ended) underWay.delete(articleId);
    });
  underWay.set(articleId, ended);
  return writing;
};

/** Waits until the memo of this article is stored, or is not: who reads the article before is told what was before. */
export const memoWritten = async (articleId: number): Promise<void> => {
  await underWay.get(articleId);
};
