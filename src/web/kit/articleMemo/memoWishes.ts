/** Whether somebody keeps an article, and what they wrote to it. `note` undefined: not known here. */
export interface Memo {
  isKept: boolean;
  note?: string | undefined;
}

/** Stores a memo; answers what stands there now. `before` is what stood there. */
export type SendMemo = (wanted: Memo, before: Memo) => Promise<Memo>;

/** Another window stored another note meanwhile; that one stands. */
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
 * Takes wishes as fast as a person presses and types, and stores them one after the other: only the latest of those
 * that wait. `settled` hears what stands there once nothing waits; with the problem when the last wish failed, or any
 * met a conflict: what waits was wished without knowing of it.
 */
export const memoWishes = (
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
  return (wish) => {
    wanted = wish;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
};
