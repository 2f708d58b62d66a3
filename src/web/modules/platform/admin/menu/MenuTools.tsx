import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styles from './menu.module.css';
import type { Step } from './menuOrder.ts';

const steps = [
  { step: 'up', words: '위로' },
  { step: 'down', words: '아래로' },
  { step: 'out', words: '밖으로' },
  { step: 'in', words: '안으로' },
] as const satisfies readonly { step: Step; words: string }[];

interface MenuToolsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Name of the menu. */
  name: string;
  /** Address of the form of a new menu below it. */
  newBelow: string;
  may: (step: Step) => boolean;
  onMove: (step: Step) => void;
}

/**
 * The buttons of the row in use: they move the menu by one step – before or after its neighbour, out of its parent, or
 * into the menu before it –, and lead to a new one below it.
 */
export const MenuTools = ({ ref, name, newBelow, may, onMove }: MenuToolsProps) => (
  <div ref={ref} role="group" aria-label={`${name} 메뉴`} className={styles.tools}>
    <strong className={styles.toolsName}>{name}</strong>
    {steps.map(({ step, words }) => (
      <button
        key={step}
        type="button"
        // no tab stop: Alt and arrow keys do the same
        tabIndex={-1}
        aria-label={`${name} ${words} 옮기기`}
        disabled={!may(step)}
        onClick={() => onMove(step)}
      >
        {words}
      </button>
    ))}
    <Link to={newBelow} aria-label={`${name} 하위 등록`}>
      하위 등록
    </Link>
  </div>
);
