import type { ReactNode } from 'react';
import styles from './ScrollRegion.module.css';
import { useIsTooWide } from './useIsTooWide.ts';

interface ScrollRegionProps {
  /** Accessible name of the scrolling region. */
  label: string;
  children: ReactNode;
}

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
