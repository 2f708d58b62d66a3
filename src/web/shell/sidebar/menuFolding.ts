import { useState } from 'react';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';

const item = 'submenu-folded';
/** Up to this window width, in px, the submenu is folded by default. */
const narrowWidth = 1279;

const stored = (): boolean | undefined => {
  try {
    const kept = localStorage.getItem(item);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
};

/** Whether the submenu is folded: by the user's choice in this browser, else by the window width. */
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
        // without storage the choice lasts until the page is closed
      }
    },
  ];
};
