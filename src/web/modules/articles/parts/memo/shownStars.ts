import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';

type Stars = [articleIds: readonly number[], memoYn: 'Y' | 'N'];

const show = (...[articleIds, memoYn]: Stars): void => {
  const change: object = { memoYn };
  changeShownRows(articleIds, change);
  changeOpenedItem(articleIds, change);
};

/** All tabs have the same user: another one's signing in reloads them. */
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('article-stars') : undefined;
tabs?.addEventListener('message', ({ data }: MessageEvent<Stars>) => show(...data));

/** Shows stored stars in rows and the open item, here and in the user's other tabs. */
export const showStars = (...stars: Stars): void => {
  show(...stars);
  tabs?.postMessage(stars);
};
