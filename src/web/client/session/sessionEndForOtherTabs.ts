const item = 'session-ended-by-server';

/**
 * Tells the other tabs of this browser why the session is about to be cleared.
 * @param sentence the server's reason when it ended the session; null for a logout
 */
export const publishSessionEnd = (sentence: string | null): void => {
  try {
    if (sentence === null) localStorage.removeItem(item);
    else localStorage.setItem(item, sentence);
  } catch {
    // storage may be full or blocked: then other tabs treat it as a logout
  }
};

/** The server's reason for the end of a session that another tab has cleared; null after a logout. */
export const publishedSessionEnd = (): string | null => localStorage.getItem(item);
