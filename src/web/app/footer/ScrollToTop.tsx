import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { freePlace, type Place } from './freePlace.ts';
import styles from './ScrollToTop.module.css';

const scrollUp = (): void => {
  window.scrollTo({ top: 0, behavior: 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

/** Long enough without scrolling to say that the page has come to rest. */
const restMs = 120;

/**
 * Appears once the page is scrolled beyond the threshold and rests, where it leaves everything to be pressed free.
 * While the page moves it is gone: what moves under the pointer would take the press that is meant for another.
 */
export const ScrollToTop = () => {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let resting: number | undefined;
    const judge = () => {
      const { current } = button;
      if (current && window.scrollY > constants.scrollTopThresholdPx) setPlace(freePlace(current));
    };
    const wait = () => {
      if (document.activeElement === button.current) return;
      window.clearTimeout(resting);
      resting = window.setTimeout(judge, restMs);
      setPlace(null);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      window.clearTimeout(resting);
      window.removeEventListener('scroll', wait);
      window.removeEventListener('resize', wait);
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={place ? styles.button : styles.waiting}
      style={{ '--left': place?.left ?? 0, '--up': place?.up ?? 0 } as CSSProperties}
      onClick={scrollUp}
    >
      <KeyboardArrowUpIcon aria-hidden="true" />
      <span>맨 위로</span>
    </button>
  );
};
