import { useLayoutEffect, useRef } from 'react';
import styles from './ConditionChips.module.css';

export interface ConditionChip {
  key: string;
  /** Name of the condition. */
  name: string;
  /** Its value, in words. */
  text: string;
}

interface ConditionChipsProps<Chip extends ConditionChip> {
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  /** Removes all conditions; without it they can only be removed one at a time. */
  onReset?: (() => void) | undefined;
}

/** The conditions in force, each removable by one press. */
export const ConditionChips = <Chip extends ConditionChip>({
  chips,
  onRemove,
  onReset,
}: ConditionChipsProps<Chip>) => {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; from: readonly Chip[] }>(undefined);

  // the pressed button disappears: its neighbour gets the focus
  useLayoutEffect(() => {
    if (!removed.current || removed.current.from === chips) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[Math.min(removed.current.index, buttons.length - 1)] ?? list.current;
    removed.current = undefined;
    neighbour?.focus({ preventScroll: true });
  }, [chips]);

  return (
    <ul ref={list} tabIndex={-1} className={styles.chips} aria-label="적용된 조건">
      {chips.map((chip, index) => (
        <li key={chip.key}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => {
              removed.current = { index, from: chips };
              onRemove(chip);
            }}
          >
            <span className={styles.name}>{chip.name}</span> <span className={styles.text}>{chip.text}</span>
            <span className="only-read-aloud"> 조건 빼기</span>
            <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="m2 2 8 8m0-8-8 8" />
            </svg>
          </button>
        </li>
      ))}
      {onReset && (
        <li>
          <button type="button" className={styles.reset} onClick={onReset}>
            처음 조건으로
          </button>
        </li>
      )}
    </ul>
  );
};
