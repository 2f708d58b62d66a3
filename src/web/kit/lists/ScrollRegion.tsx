import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollRegion.module.css';

interface ScrollRegionProps {
  /** Accessible name of the scrolling region. */
  label: string;
  children: ReactNode;
}

/** True if the content is wider than its room. */
const useIsTooWide = () => {
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

/** A table that is too wide scrolls here instead of the page; one that fits keeps its heads in sight. */
export const ScrollRegion = ({ label, children }: ScrollRegionProps) => {
  const { region, isTooWide } = useIsTooWide();
  const reachable = isTooWide ? ({ role: 'region', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <div ref={region} className={isTooWide ? styles.scrolled : undefined} {...reachable}>
      {children}
    </div>
  );
};
