import type { ItemKind } from './kind/itemKinds.ts';

/** Opens the item in a window of its own; one that is open already comes to the front. */
export const openPopup = ({ name, popupPath }: ItemKind, articleId: number): void => {
  const width = Math.min(1200, window.screen.availWidth);
  const height = Math.min(900, window.screen.availHeight);
  window
    .open(`${popupPath}/${articleId}`, `${name}-${articleId}`, `popup,width=${width},height=${height}`)
    ?.focus();
};
