import {
  Activity,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import { Drawer } from '../dialogs/Drawer.tsx';
import buttons from '../theme/Button.module.css';
import styles from './FilterBar.module.css';
import unfold from './UnfoldButton.module.css';

interface FilterBarProps {
  /** Accessible name of the landmark. */
  label: string;
  /** The most used fields, besides `main`. */
  front?: ReactNode;
  /** The field that is visible at every width, after the others or before them. */
  main?: ReactNode;
  isMainFirst?: boolean;
  /** The other fields; absent if all fit into the row. */
  more?: ReactNode;
  /** Number of conditions in force, and how many of them are in `more`. */
  count: number;
  countOfMore?: number;
  /** A switch at the end of the row; in little space, before the other fields. */
  toggle?: ReactNode;
  /** The size of the list, in words: a phone shows it below the fields. */
  total?: string | undefined;
}

/** Closes the panel at a press outside of it. Layers above the application count as inside. */
const useClosedOutside = (isOpen: boolean, close: () => void) => {
  const place = useRef<HTMLElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Element && !place.current?.contains(target);
      if (isOutside && target.closest('#root')) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
  return place;
};

interface MoreButtonProps {
  label: string;
  count: number;
  isOpen: boolean;
  controls?: string;
  onPress: () => void;
}

const MoreButton = ({ label, count, isOpen, controls, onPress }: MoreButtonProps) => (
  <button
    type="button"
    className={`${unfold.unfold} ${styles.moreButton}`}
    aria-expanded={isOpen}
    aria-controls={controls}
    aria-haspopup={controls === undefined ? 'dialog' : undefined}
    data-set={count > 0 || undefined}
    onClick={onPress}
  >
    {label}
    {count > 0 && (
      <span className={styles.count}>
        {count}
        <span className="only-read-aloud">개 적용</span>
      </span>
    )}
    <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d="m2 4 4 4 4-4" />
    </svg>
  </button>
);

/**
 * The conditions of a list in one row of constant height: further ones open in a panel over the list, on a phone all of
 * them in a drawer.
 */
export const FilterBar = ({
  label,
  front,
  main,
  isMainFirst = false,
  more,
  count,
  countOfMore = 0,
  toggle,
  total,
}: FilterBarProps) => {
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const isTight = useMediaQuery('(max-width: 1180px)');
  const [isOpen, setOpen] = useState(false);
  // the button reacts first, its panel follows
  const isShown = useDeferredValue(isOpen);
  const panelId = useId();
  const place = useClosedOutside(isOpen && !isNarrow, () => setOpen(false));
  const close = () => startTransition(() => setOpen(false));
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || event.nativeEvent.isComposing) return;
    setOpen(false);
    place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  if (isNarrow)
    return (
      <search className={styles.bar} aria-label={label}>
        <div className={styles.row} data-labels="inline">
          {main && <div className={styles.main}>{main}</div>}
          {(front || more) && (
            <MoreButton
              label="조건"
              count={count}
              isOpen={isOpen}
              onPress={() => startTransition(() => setOpen(true))}
            />
          )}
        </div>
        {isOpen && (
          <Drawer
            title={label}
            onClose={close}
            actions={
              <button type="button" className={`${buttons.primary} ${styles.show}`} onClick={close}>
                {total === undefined ? '목록 보기' : `${total} 보기`}
              </button>
            }
          >
            <div className={styles.sheet}>
              {toggle && <div>{toggle}</div>}
              {front}
              {more}
            </div>
          </Drawer>
        )}
      </search>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of its fields
    <search ref={place} className={styles.bar} aria-label={label} onKeyDown={closeByEscape} onSubmit={close}>
      <div className={styles.row} data-labels="inline">
        {!isMainFirst && front}
        {main && <div className={styles.main}>{main}</div>}
        {isMainFirst && front}
        {more && (
          <MoreButton
            label="상세조건"
            count={countOfMore}
            isOpen={isOpen}
            controls={panelId}
            onPress={() => setOpen(!isOpen)}
          />
        )}
        {!isTight && toggle}
      </div>
      {more && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <div id={panelId} className={styles.panel}>
            {isTight && toggle && <div className={styles.toggle}>{toggle}</div>}
            {more}
          </div>
        </Activity>
      )}
    </search>
  );
};
