import { useState } from 'react';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';

const item = 'submenu-folded';
/** Up to this width of the window, in px, the submenu is folded until the person wants it otherwise. */
const narrowWidth = 1279;

const stored = (): boolean | undefined => {
  try {
    const kept = localStorage.getItem(item);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
};

/** Whether the submenu is folded: as the person left it in this browser, else as the window has room. */
export const useMenuFolding = (): [boolean, (isFolded: boolean) => void] => {
  const [chosen, choose] = useState(stored);
  const isNarrow = useMediaQuery(`(max-width: ${narrowWidth}px)`);
  return [
    chosen ?? isNarrow,
    (next) => {
      choose(next);
      try {
        localStorage.setItem(item, String(next));
      } catch {
        // a browser that stores nothing folds it for this visit
      }
    },
  ];
};
