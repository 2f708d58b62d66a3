import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './useTooltips.module.css';

interface Tip {
  text: string;
  /** The element that the tooltip belongs to and is placed at. */
  source: HTMLElement;
}

/** Milliseconds of hovering before a tooltip opens, and of grace while the pointer moves to it. */
const restMs = 400;
const leaveMs = 100;

const Tooltip = ({ text, source }: Tip) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover({ source });
  }, [source]);
  return (
    <div ref={box} popover="manual" role="tooltip" className={styles.tip}>
      {text}
    </div>
  );
};

const sourceOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/**
 * Tooltips of elements with `data-tip`: shown when the pointer rests on one, and at once on keyboard focus. They close
 * with Escape, stay while hovered, and are not accessible names: the elements have names of their own.
 * @returns handlers for a common ancestor, and the element to render in it
 */
export const useTooltips = () => {
  const [tip, setTip] = useState<Tip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (source: HTMLElement | undefined, ms: number) => {
    clearTimeout(timer.current);
    const text = source?.dataset['tip'];
    timer.current = setTimeout(() => setTip(source && text ? { source, text } : undefined), ms);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setTip(undefined);
  };
  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const source = sourceOf(target);
      if (source && pointerType === 'mouse') show(source, tip ? 0 : restMs);
      else if ((target as Element).closest('[role="tooltip"]')) clearTimeout(timer.current);
    },
    onPointerOut: () => show(undefined, leaveMs),
    onPointerDown: hide,
    onFocus: ({ target }: FocusEvent) => {
      const source = sourceOf(target);
      if (source?.matches(':focus-visible')) show(source, 0);
    },
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  const drawn: ReactNode = tip && <Tooltip key={tip.text} {...tip} />;
  return [handlers, drawn] as const;
};
