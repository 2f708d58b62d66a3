import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import styles from './menu.module.css';
import type { Step } from './menuOrder.ts';

const steps = [
  { step: 'up', words: '위로' },
  { step: 'down', words: '아래로' },
  { step: 'out', words: '밖으로' },
  { step: 'in', words: '안으로' },
] as const satisfies readonly { step: Step; words: string }[];

interface MoveButtonProps {
  /** Name of the menu. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the buttons that move the menu, for touch: browsers drag with the mouse only. */
export const MoveButton = ({ name, isOpen, onToggle }: MoveButtonProps) => (
  <button
    type="button"
    className={`${styles.move} ${styles.byFinger}`}
    aria-expanded={isOpen}
    aria-label={`${name} 옮기기`}
    onClick={onToggle}
  >
    <Icon outline={icons.drag} />
  </button>
);

interface MoveStepsProps {
  name: string;
  may: (step: Step) => boolean;
  onMove: (step: Step) => void;
}

/** Moves the menu by one step: before or after its neighbour, out of its parent, or into the menu before it. */
export const MoveSteps = ({ name, may, onMove }: MoveStepsProps) => (
  <span className={styles.steps}>
    {steps.map(({ step, words }) => (
      <button
        key={step}
        type="button"
        aria-label={`${name} ${words} 옮기기`}
        disabled={!may(step)}
        onClick={() => onMove(step)}
      >
        {words}
      </button>
    ))}
  </span>
);
