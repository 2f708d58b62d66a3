import { useEffect } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import { type PageHeadOverride, usePageHeadOverride } from '#web/kit/page/pageHead.ts';
import { clearRecents, noteRecent } from './recents.ts';

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
