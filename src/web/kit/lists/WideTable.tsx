import type { ReactNode } from 'react';
import { useIsTooWide } from './useIsTooWide.ts';
import styles from './WideTable.module.css';

/** A table that may be wider than the screen: it scrolls on its own, also by keyboard. */
export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => {
  const { region, isTooWide } = useIsTooWide();
  return (
    <>
      {isTooWide && (
        <p className={styles.hint} aria-hidden="true">
          옆으로 밀면 나머지 열이 보입니다.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={region} role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
        {children}
      </div>
    </>
  );
};
