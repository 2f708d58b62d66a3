import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import { useSession } from '../session/sessionStore.ts';

/** Stars that have been set or taken away, and whose they are. */
interface Stars {
  userId: string | undefined;
  articleIds: readonly number[];
  memoYn: 'Y' | 'N';
}

const ownId = (): string | undefined => useSession.getState().user?.user.userId;
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('article-stars') : undefined;

tabs?.addEventListener('message', ({ data }: MessageEvent<Stars>) => {
  const { userId, articleIds, memoYn } = data;
  if (userId !== ownId()) return;
  changeShownRows(articleIds, { memoYn } as object);
  changeOpenedItem(articleIds, { memoYn } as object);
});

/** Tells the user's other tabs of stored stars. */
export const tellTabs = (articleIds: readonly number[], memoYn: Stars['memoYn']): void =>
  tabs?.postMessage({ userId: ownId(), articleIds, memoYn } satisfies Stars);
