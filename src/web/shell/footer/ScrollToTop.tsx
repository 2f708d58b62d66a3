import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { constants } from '#contract/constants.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import styles from './ScrollToTop.module.css';

/** Offset of the button from its corner, in px: to the left, and upwards. */
interface Place {
  left: number;
  up: number;
}

const corner: Place = { left: 0, up: 0 };

/** Candidate offsets within reach of the thumb, in units of the button's size, nearest first. */
const neighbours = [0, 1.25, 2.5, 3.75]
  .flatMap((left) => [0, 1.25, 2.5, 3.75].map((up) => ({ left, up })))
  .toSorted((one, other) => one.left + one.up - other.left - other.up);

/** The candidate places. The area below the side menu is empty: its corner comes first, if the menu is there. */
const placesFor = ({ left, width }: DOMRect): Place[] => {
  const column = document.querySelector('[data-side]')?.getBoundingClientRect();
  const besideMenu = column && column.width >= width ? [{ left: left - column.left, up: 0 }] : [];
  return [...besideMenu, ...neighbours.map((place) => ({ left: place.left * width, up: place.up * width }))];
};

const control =
  'a[href],button,input,select,textarea,label,summary,[role=button],[role=option],[contenteditable=true]';

/** A control this many times wider than the button can still be pressed beside it. */
const wideControl = 3;

const steps = [0, 0.25, 0.5, 0.75, 1];

/** The elements below the button at a place, except the button itself. */
const under = ({ left, top, width, height }: DOMRect, button: Element): Set<Element> =>
  new Set(
    steps
      .flatMap((x) => steps.flatMap((y) => document.elementsFromPoint(left + x * width, top + y * height)))
      .filter((one) => !button.contains(one)),
  );

const isPressed = (one: Element, { width }: DOMRect): boolean => {
  const pressed = one.closest(control);
  return pressed !== null && pressed.getBoundingClientRect().width < wideControl * width;
};

const overlap = (one: DOMRect, other: DOMRect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Area of an element's own text within the box. */
const lettersIn = (one: Element, box: DOMRect): number => {
  let area = 0;
  for (const node of one.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
    const letters = document.createRange();
    letters.selectNode(node);
    for (const line of letters.getClientRects()) area += overlap(line, box);
  }
  return area;
};

/**
 * A place near the button's corner where it covers no control and no text, or as little text as possible; if there is
 * none, the corner.
 */
const freePlace = (button: Element): Place => {
  const box = button.getBoundingClientRect();
  let best: { place: Place; letters: number } | undefined;
  for (const place of placesFor(box)) {
    const there = new DOMRect(box.x - place.left, box.y - place.up, box.width, box.height);
    // at the largest text size the button is so wide that some candidates are outside a phone's screen
    if (there.left < 0 || there.top < 0) continue;
    const covered = [...under(there, button)];
    if (covered.some((one) => isPressed(one, there))) continue;
    const letters = covered.reduce((sum, one) => sum + lettersIn(one, there), 0);
    if (letters === 0) return place;
    if (!best || letters < best.letters) best = { place, letters };
  }
  return best?.place ?? corner;
};

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
      if (current && window.scrollY > constants.scrollTopThresholdPx) setPlace(freePlace(current));
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
