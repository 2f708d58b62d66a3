const item = 'session-ended-by-server';

/**
 * Leaves word for the other tabs of this browser how the session ends that is about to be cleared.
 * @param sentence what the server said when it ended the session; null for a logout
 */
export const tellOtherTabs = (sentence: string | null): void => {
  try {
    if (sentence === null) localStorage.removeItem(item);
    else localStorage.setItem(item, sentence);
  } catch {
    // storage may be full or forbidden: then other tabs take it for a logout
  }
};

/** What the server said when it ended the session that another tab has cleared; null after a logout. */
export const toldByOtherTab = (): string | null => localStorage.getItem(item);
