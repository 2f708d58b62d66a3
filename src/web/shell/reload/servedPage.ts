/** Timeout in ms; a network slower than this could not load the page anyway. */
const timeoutMs = 10_000;

/** The page as the server has it now; undefined if it does not respond. */
export const servedPage = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};
