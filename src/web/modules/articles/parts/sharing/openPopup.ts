import { type ItemKindName, popupPath } from '../items/itemPlaces.ts';

/** Hash of the window's address that makes it print its content. */
export const printHash = '#print';

/** Opens the item in a window of its own; an open one is brought to the front. */
export const openPopup = (kind: ItemKindName, articleId: number, hash = ''): void => {
  const width = Math.min(1200, window.screen.availWidth);
  const height = Math.min(900, window.screen.availHeight);
  window
    .open(popupPath(kind, articleId) + hash, `${kind}-${articleId}`, `popup,width=${width},height=${height}`)
    ?.focus();
};
