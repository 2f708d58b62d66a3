import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import styles from './ScrollToTop.module.css';

/** How far the button stands from its own place, in its own sizes: to the left, and upwards. */
interface Place {
  left: number;
  up: number;
}

const corner: Place = { left: 0, up: 0 };

/** The corner first, then the neighbourhood in which the thumb still finds it. */
const places: readonly Place[] = [
  corner,
  { left: 0, up: 1.25 },
  { left: 0, up: 2.5 },
  { left: 1.25, up: 0 },
  { left: 2.5, up: 0 },
  { left: 0, up: 3.75 },
];

const control =
  'a[href],button,input,select,textarea,label,summary,[role=button],[role=option],[contenteditable=true]';

/** Nine points of a box: corners, middles of the sides, centre. */
const pointsOf = ({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
  [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
  );

/** A control so much wider than the button is pressed beside it. */
const wideControl = 3;

/** Whether the button, moved to a place, would leave everything that can be pressed or typed into within reach. */
const isFree =
  (box: DOMRect, button: Element) =>
  ({ left, up }: Place): boolean => {
    const isInTheWay = (one: Element): boolean => {
      const under = button.contains(one) ? null : one.closest(control);
      return under !== null && under.getBoundingClientRect().width < wideControl * box.width;
    };
    return pointsOf(
      new DOMRect(box.x - left * box.width, box.y - up * box.height, box.width, box.height),
    ).every(([px, py]) => !document.elementsFromPoint(px, py).some(isInTheWay));
  };

/** Where the button, which stands in its corner, keeps nothing from being pressed; nowhere: its corner. */
const freePlace = (button: Element): Place =>
  places.find(isFree(button.getBoundingClientRect(), button)) ?? corner;

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
      <Icon outline={icons.up} />
      <span>맨 위로</span>
    </button>
  );
};
