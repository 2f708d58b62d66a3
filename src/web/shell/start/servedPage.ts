/** A network that takes longer than this has no page to load, in ms. */
const timeoutMs = 10_000;

/** The page as the server has it now, or undefined where it does not answer. */
export const servedPage = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};
