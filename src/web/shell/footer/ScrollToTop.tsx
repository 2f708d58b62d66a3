import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import type { Place } from './freePlace.ts';
import styles from './ScrollToTop.module.css';

const scrollUp = (): void => {
  window.scrollTo({ top: 0, behavior: 'smooth' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

/** Time without scrolling after which the page counts as at rest, in ms. */
const restMs = 120;

/**
 * Appears once the page is scrolled beyond the threshold and at rest, at a place where it covers no control. It is
 * hidden while the page moves: otherwise it would catch a press meant for the content under the pointer.
 */
export const ScrollToTop = () => {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let resting: number | undefined;
    const update = () => {
      const { current } = button;
      if (!current || window.scrollY <= constants.scrollTopThresholdPx) return;
      const asked = resting;
      // needed by those alone who scroll that far; without it the button stands in its corner
      import('./freePlace.ts').then(
        ({ freePlace }) => asked === resting && setPlace(freePlace(current)),
        () => asked === resting && setPlace({ left: 0, up: 0 }),
      );
    };
    const wait = () => {
      if (document.activeElement === button.current) return;
      window.clearTimeout(resting);
      resting = window.setTimeout(update, restMs);
      setPlace(null);
    };
    // an unscrolled page fires no scroll event, so its position need not be measured
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      window.clearTimeout(resting);
      resting = undefined;
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
      <Icon outline={icons.up} />
      <span>맨 위로</span>
    </button>
  );
};
