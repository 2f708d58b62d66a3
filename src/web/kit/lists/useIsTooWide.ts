import { useEffect, useRef, useState } from 'react';

/** A region, and whether its first child is wider than it. */
export const useIsTooWide = () => {
  const region = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const element = region.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { region, isTooWide };
};
