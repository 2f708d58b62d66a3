import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { useEscape } from '../useEscape.ts';
import { type TourStep, tours } from './steps.ts';
import styles from './Tour.module.css';
import { type TourMode, useTour } from './tourStore.ts';

const targetOf = ({ target }: TourStep): HTMLElement | undefined => {
  const found =
    'selector' in target
      ? [...document.querySelectorAll<HTMLElement>(target.selector)]
      : [...document.querySelectorAll<HTMLElement>('#main :is(a, button)')].filter(
          ({ textContent }) => textContent.trim() === target.name,
        );
  return found.find((one) => one.checkVisibility?.() ?? true);
};

/** The element that a step is about, as soon as its screen shows it; marked meanwhile. */
const useTarget = (step: TourStep | undefined): HTMLElement | undefined => {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => {
    if (!step) return undefined;
    let marked: HTMLElement | undefined;
    const look = () => {
      if (marked?.isConnected || !location.pathname.startsWith(step.path)) return;
      marked = targetOf(step);
      marked?.setAttribute('data-toured', '');
      marked?.scrollIntoView({ block: 'nearest' });
      setTarget(marked);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      changes.disconnect();
      marked?.removeAttribute('data-toured');
      setTarget(undefined);
    };
  }, [step]);
  return target;
};

/** Distance of the card from its target and from the edges of the window, in px. */
const gap = 14;

/** Below the target, else above it; a phone has it at its lower edge. */
const placeBeside = (card: HTMLElement, target: HTMLElement | undefined): void => {
  const { style, offsetWidth: width, offsetHeight: height } = card;
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const at = room.width >= 768 ? target?.getBoundingClientRect() : undefined;
  const below = at && at.bottom + gap;
  const isBelow = below !== undefined && below + height + gap <= room.height;
  const top = isBelow ? below : at && at.top - gap - height >= gap ? at.top - gap - height : undefined;
  style.top = top === undefined ? 'auto' : `${top}px`;
  style.bottom = top === undefined ? `${gap}px` : 'auto';
  const middle = (room.width - width) / 2;
  style.left = `${Math.max(gap, Math.min(at ? at.left : middle, room.width - width - gap))}px`;
};

interface TourProps {
  mode: TourMode;
  step: number;
  onClose: () => void;
}

/** Leads through a few screens: marks one thing in each, with what it is for in a card beside it. */
export const Tour = ({ mode, step: number, onClose }: TourProps) => {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const menus = useSession(({ menu }) => menu);
  const card = useRef<HTMLElement>(null);
  const urls = new Set(allMenus(menus).map(({ url }) => url));
  const steps = tours[mode].filter(({ path }) => path === '/dashboard' || urls.has(path));
  const step = steps[number];
  const target = useTarget(step);
  const path = step?.path;

  useEffect(() => {
    if (path !== undefined && location.pathname !== path) void navigate(path);
  }, [path, navigate]);
  useEscape(card, onClose);
  // after the new screen has taken the focus
  useEffect(() => card.current?.focus({ preventScroll: true }), [number, pathname]);
  useLayoutEffect(() => {
    const place = () => card.current && placeBeside(card.current, target);
    place();
    // a list that arrives moves what is there
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [target, number]);

  if (!step) return null;
  const goTo = (to: number) => useTour.setState({ tour: { mode, step: to } });
  const isLast = number === steps.length - 1;
  return createPortal(
    <section
      ref={card}
      role="dialog"
      className={styles.card}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <p className={styles.count}>
        둘러보기 {number + 1} / {steps.length}
      </p>
      <h2 id={`${id}-title`}>{step.title}</h2>
      <p id={`${id}-text`}>{step.text}</p>
      <div className={styles.buttons}>
        {!isLast && (
          <button type="button" className={styles.stop} onClick={onClose}>
            그만 보기
          </button>
        )}
        {number > 0 && (
          <button
            type="button"
            className={`${buttons.tertiary} ${buttons.small}`}
            onClick={() => goTo(number - 1)}
          >
            이전
          </button>
        )}
        <button
          type="button"
          className={`${buttons.primary} ${buttons.small}`}
          onClick={() => (isLast ? onClose() : goTo(number + 1))}
        >
          {isLast ? '끝내기' : '다음'}
        </button>
      </div>
    </section>,
    document.body,
  );
};
