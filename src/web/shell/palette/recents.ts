import { useEffect } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import { type PageHeadOverride, usePageHeadOverride } from '#web/kit/page/pageHead.ts';

/** A recently read article, item or highlight, with its address. */
export interface Recent {
  path: string;
  title: string;
  /** BCP 47; null if unknown. */
  language: string | null;
}

const item = 'recentRecords';
const maxRecords = 20;

interface Kept {
  userId: string;
  records: Recent[];
}

const isRecent = (value: unknown): value is Recent =>
  value !== null && typeof value === 'object' && 'path' in value && 'title' in value;

/** The records that this user read last in this browser, latest first. */
export const readRecents = (userId: string): Recent[] => {
  try {
    const kept = JSON.parse(localStorage.getItem(item) ?? 'null') as Kept | null;
    if (kept?.userId !== userId || !Array.isArray(kept.records)) return [];
    return kept.records.filter(isRecent);
  } catch {
    return [];
  }
};

/** Adds a record at the front. */
export const noteRecent = (userId: string, record: Recent): void => {
  const others = readRecents(userId).filter(({ path }) => path !== record.path);
  try {
    const kept: Kept = { userId, records: [record, ...others].slice(0, maxRecords) };
    localStorage.setItem(item, JSON.stringify(kept));
  } catch {
    // without storage nothing is remembered
  }
};

/** Deletes the list when the user signs out. */
export const clearRecents = (): void => {
  try {
    localStorage.removeItem(item);
  } catch {
    // nothing was stored
  }
};

/** Articles, items and highlights only; nothing personal. */
const remembered = /^\/article\/(?:Article|ThinkTank|Sns|HighLight)\/Detail\/\d+$/;

/** Called when a record sets its title: by then the address is the record's. */
const note = ({ recordTitle, recordLanguage = 'ko' }: PageHeadOverride): void => {
  const path = window.location.pathname;
  const userId = useSession.getState().user?.user.userId;
  if (userId && recordTitle && remembered.test(path))
    noteRecent(userId, { path, title: recordTitle, language: recordLanguage });
};

/** Remembers the records read, until the user signs out. */
export const useRecentRecords = (): void => {
  useEffect(() => {
    note(usePageHeadOverride.getState());
    return usePageHeadOverride.subscribe(note);
  }, []);
  useEffect(
    () =>
      useSession.subscribe(({ user }) => {
        if (!user) clearRecents();
      }),
    [],
  );
};
