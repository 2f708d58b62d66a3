import { useState } from 'react';

const item = 'submenu-folded';
/** Below this width of the window the submenu is folded until the person wants it otherwise, px. */
const roomyWidth = 1280;

const stored = (): string | null => {
  try {
    return localStorage.getItem(item);
  } catch {
    return null;
  }
};

/** Whether the submenu is folded: as the person left it in this browser, else as the window has room. */
export const useMenuFolding = (): [boolean, (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => (stored() ?? String(innerWidth < roomyWidth)) === 'true');
  return [
    isFolded,
    (next) => {
      setFolded(next);
      try {
        localStorage.setItem(item, String(next));
      } catch {
        // a browser that stores nothing folds it for this visit
      }
    },
  ];
};
