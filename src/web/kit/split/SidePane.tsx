import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isCovered, isTyping } from '../shortcuts/typing.ts';
import styles from './SplitView.module.css';
import { boundedShare, shareBounds } from './split.ts';

/** Percent by which an arrow key moves the divider. */
const keyStep = 2;

/** Share of the pane's height that Space or a page key scrolls. */
const pageShare = 0.85;

const directionOf = ({ key, shiftKey }: globalThis.KeyboardEvent): number => {
  if (key === 'PageDown') return 1;
  if (key === 'PageUp') return -1;
  if (key !== ' ') return 0;
  return shiftKey ? -1 : 1;
};

/** While a row of the list has the focus, page keys scroll the open record. */
const usePageKeys = (place: RefObject<HTMLElement | null>, pane: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const turn = (event: globalThis.KeyboardEvent): void => {
      const isOnRow = (event.target as Element).matches('[data-beside]');
      const direction = isOnRow && !event.ctrlKey && !event.altKey && !event.metaKey ? directionOf(event) : 0;
      if (direction === 0 || !pane.current) return;
      event.preventDefault();
      pane.current.scrollBy({ top: direction * pageShare * pane.current.clientHeight });
    };
    element.addEventListener('keydown', turn);
    return () => element.removeEventListener('keydown', turn);
  }, [place, pane]);
};

/** Escape closes the open record, unless it is meant for a field or for a layer above the page. */
const useEscape = (pane: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    // checked in the capture phase: a layer above the page has closed itself by the time the event bubbles
    let isFree = false;
    const look = ({ key, target }: globalThis.KeyboardEvent): void => {
      isFree =
        key === 'Escape' && !isCovered() && !isTyping(target) && !document.querySelector(':popover-open');
    };
    const close = (event: globalThis.KeyboardEvent): void => {
      if (!isFree || event.defaultPrevented || event.isComposing) return;
      pane.current?.querySelector<HTMLElement>('[data-reading="list"]')?.click();
    };
    document.addEventListener('keydown', look, true);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', close);
    };
  }, [pane]);
};

/** Publishes the pane's distance from the top of the window, in px: it ends at the window's lower edge. */
const useTopInWindow = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const top = Math.max(0, Math.round(element.getBoundingClientRect().top));
      element.style.setProperty('--split-top', `${top}px`);
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(later);
    sizes.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [place]);
};

interface DividerProps {
  label: string;
  share: number;
  /** Percent at the pointer's position. */
  shareAt: (x: number) => number;
  /** Called during a move. */
  onMove: (share: number | undefined) => void;
  onChange: (share: number) => void;
}

/** The divider between list and pane: dragged by the pointer, moved by arrow keys, Home and End. */
const Divider = ({ label, share, shareAt, onMove, onChange }: DividerProps) => {
  const [isDragged, setDragged] = useState(false);
  const [isPushed, setPushed] = useState(false);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    setDragged(true);
  };
  // during the move it is only shown; the final position is stored
  const drop = () => {
    setDragged(false);
    setPushed(false);
    onMove(undefined);
    onChange(share);
  };
  const press = ({ key }: KeyboardEvent): number | undefined => {
    if (key === 'ArrowLeft') return share - keyStep;
    if (key === 'ArrowRight') return share + keyStep;
    if (key === 'Home') return shareBounds.min;
    return key === 'End' ? shareBounds.max : undefined;
  };
  return (
    // a movable separator is a widget (ARIA: window splitter)
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={shareBounds.min}
      aria-valuemax={shareBounds.max}
      aria-valuetext={`목록 너비 ${share}%`}
      className={styles.divider}
      data-dragged={isDragged || undefined}
      onPointerDown={drag}
      onPointerMove={({ clientX }) => isDragged && onMove(shareAt(clientX))}
      onPointerUp={() => isDragged && drop()}
      onPointerCancel={() => isDragged && drop()}
      onKeyDown={(event) => {
        const to = press(event);
        if (to === undefined) return;
        event.preventDefault();
        setPushed(true);
        onMove(boundedShare(to));
      }}
      onKeyUp={() => isPushed && drop()}
      onBlur={() => isPushed && drop()}
    />
  );
};

interface SidePaneProps {
  /** The container of list and pane. */
  place: RefObject<HTMLDivElement | null>;
  share: number;
  onMove: (share: number | undefined) => void;
  onChange: (share: number) => void;
  openId: number | string | undefined;
  label: string;
  children: ReactNode;
}

/** The pane beside a list, with the divider. */
export const SidePane = ({ place, openId, label, share, onMove, onChange, children }: SidePaneProps) => {
  const pane = useRef<HTMLDivElement>(null);
  useTopInWindow(place);
  usePageKeys(place, pane);
  useEscape(pane);
  // another record starts at its top
  useLayoutEffect(() => {
    pane.current?.scrollTo(0, 0);
  }, [openId]);
  const shareAt = (x: number): number => {
    const { left, width } = place.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return boundedShare((100 * (x - left)) / width);
  };
  return (
    <>
      <Divider label={label} share={share} shareAt={shareAt} onMove={onMove} onChange={onChange} />
      <div ref={pane} className={styles.beside}>
        {children}
      </div>
    </>
  );
};
