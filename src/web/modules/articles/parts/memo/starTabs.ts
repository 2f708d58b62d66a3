import { useSession } from '#web/client/session/sessionStore.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';

/** Whose stars have been set or taken away, and of which articles. */
type Stars = [userId: string | undefined, articleIds: readonly number[], memoYn: 'Y' | 'N'];

const ownId = () => useSession.getState().user?.user.userId;
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('article-stars') : undefined;

const show = (articleIds: Stars[1], memoYn: Stars[2]): void => {
  const change: object = { memoYn };
  changeShownRows(articleIds, change);
  changeOpenedItem(articleIds, change);
};

tabs?.addEventListener('message', ({ data: [userId, articleIds, memoYn] }: MessageEvent<Stars>) => {
  if (userId === ownId()) show(articleIds, memoYn);
});

/** Shows stored stars in rows and the open item, here and in the user's other tabs. */
export const showStars = (articleIds: Stars[1], memoYn: Stars[2]): void => {
  show(articleIds, memoYn);
  tabs?.postMessage([ownId(), articleIds, memoYn] satisfies Stars);
};
