import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHeadOverride } from '#web/kit/page/pageHead.ts';
import { useSession } from '#web/kit/session/sessionStore.ts';
import { forgetRecents, noteRecent } from './recents.ts';

/** Articles, items and highlights; nothing that is personal. */
const remembered = /^\/article\/(?:Article|ThinkTank|Sns|HighLight)\/Detail\/\d+$/;

/** Remembers what is read, until the person leaves. */
export const useRecentRecords = (): void => {
  const { pathname } = useLocation();
  const { recordTitle, recordLanguage = 'ko' } = usePageHeadOverride();
  const userId = useSession(({ user }) => user?.user.userId);
  useEffect(() => {
    if (userId && recordTitle && remembered.test(pathname))
      noteRecent(userId, { path: pathname, title: recordTitle, language: recordLanguage });
  }, [userId, pathname, recordTitle, recordLanguage]);
  useEffect(
    () =>
      useSession.subscribe(({ user }) => {
        if (!user) forgetRecents();
      }),
    [],
  );
};
