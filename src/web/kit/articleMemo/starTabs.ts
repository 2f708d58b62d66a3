import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import { useSession } from '../session/sessionStore.ts';

/** Whose stars have been set or taken away, and of which articles. */
type Stars = [userId: string | undefined, articleIds: readonly number[], memoYn: 'Y' | 'N'];

const ownId = () => useSession.getState().user?.user.userId;
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('article-stars') : undefined;

tabs?.addEventListener('message', ({ data: [userId, articleIds, memoYn] }: MessageEvent<Stars>) => {
  if (userId !== ownId()) return;
  const change: object = { memoYn };
  changeShownRows(articleIds, change);
  changeOpenedItem(articleIds, change);
});

/** Tells the user's other tabs of stored stars. */
export const tellTabs = (articleIds: Stars[1], memoYn: Stars[2]): void =>
  tabs?.postMessage([ownId(), articleIds, memoYn] satisfies Stars);
