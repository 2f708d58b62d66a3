/** Answers that are on their way before the screen that wants them is drawn, by the key of its query. */
const asked = new Map<string, Promise<unknown>>();

/** How long an answer waits for its screen, in ms: what comes later asks for itself. */
const keptMs = 10_000;

export interface Question<T> {
  queryKey: readonly unknown[];
  ask: (signal: AbortSignal) => Promise<T>;
}

/** Sends what a screen will ask for, while the start of the page still keeps it from being drawn. */
export const askAhead = <T>({ queryKey, ask }: Question<T>): void => {
  const key = JSON.stringify(queryKey);
  const answer = ask(new AbortController().signal);
  // who takes it learns of a failure
  answer.catch(() => {});
  asked.set(key, answer);
  setTimeout(() => asked.delete(key), keptMs);
};

/** The question as a query: by the answer that was asked for ahead, once, or else by asking. */
export const queryOf = <T>({ queryKey, ask }: Question<T>) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> => {
    const key = JSON.stringify(queryKey);
    const ahead = asked.get(key) as Promise<T> | undefined;
    asked.delete(key);
    return ahead ?? ask(signal);
  },
});
