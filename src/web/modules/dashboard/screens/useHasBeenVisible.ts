import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance to the viewport, in px, at which an element counts as seen. */
const margin = '300px';

/** True from the moment an element comes into view, or the page is printed. */
export const useHasBeenVisible = <T extends Element>(): [RefObject<T | null>, boolean] => {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: margin },
    );
    watcher.observe(place.current);
    const show = () => setSeen(true);
    window.addEventListener('beforeprint', show);
    return () => {
      watcher.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return [place, isSeen];
};
