/** Whether the user keeps an article, and the note written to it. `note` is undefined if it is not known here. */
export interface Memo {
  isKept: boolean;
  note?: string | undefined;
}

/** Stores a memo; resolves to the stored one. `before` is the memo as it was stored before. */
export type SendMemo = (wanted: Memo, before: Memo) => Promise<Memo>;

/** Another window stored another note meanwhile; that note remains stored. */
export class MemoConflict extends Error {
  override readonly name = 'MemoConflict';
  readonly stored: Memo;

  constructor(message: string, stored: Memo) {
    super(message);
    this.stored = stored;
  }
}

const isSame = (one: Memo, other: Memo): boolean => one.isKept === other.isKept && one.note === other.note;

/**
 * Accepts changes as fast as the user presses and types, and stores them one at a time: of the waiting ones only the
 * latest. `settled` is called with the stored memo once nothing waits; with the problem if the last write failed or any
 * write met a conflict, since the waiting change was made without knowing of it.
 */
export const memoUpdateQueue = (
  stored: Memo,
  send: SendMemo,
  settled: (stored: Memo, problem?: Error) => void,
): ((wanted: Memo) => Promise<void>) => {
  let is = stored;
  let wanted = stored;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (!isSame(wanted, is)) {
      const next = wanted;
      try {
        is = await send(next, is);
      } catch (error) {
        if (error instanceof MemoConflict) is = error.stored;
        else if (wanted !== next) continue;
        wanted = is;
        settled(is, error as Error);
        return;
      }
      if (wanted === next) wanted = is;
    }
    settled(is);
  };
  return (memo) => {
    wanted = memo;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
};
