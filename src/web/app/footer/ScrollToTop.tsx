import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { useEffect, useState } from 'react';
import { constants } from '#contract/constants.ts';
import styles from './ScrollToTop.module.css';

const scrollUp = (): void => {
  window.scrollTo({ top: 0, behavior: 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

/** Appears once the page is scrolled beyond the threshold. */
export const ScrollToTop = () => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const judge = () => setShown(window.scrollY > constants.scrollTopThresholdPx);
    judge();
    window.addEventListener('scroll', judge, { passive: true });
    return () => window.removeEventListener('scroll', judge);
  }, []);
  if (!shown) return null;
  return (
    <button type="button" className={styles.button} onClick={scrollUp}>
      <KeyboardArrowUpIcon aria-hidden="true" />
      <span>맨 위로</span>
    </button>
  );
};
