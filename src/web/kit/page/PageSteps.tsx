import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import styles from './PageSteps.module.css';
import { usePageStepsPlace } from './pageHead.ts';

/** A record beside the one on the screen. */
export interface PageStep {
  /** Its address. */
  to: string;
  /** Navigation state of its address. */
  state: unknown;
  title: string;
}

interface PageStepsProps {
  /** What the records are called. */
  word: string;
  /** Null: there is none. Undefined: not known yet. */
  previous: PageStep | null | undefined;
  next: PageStep | null | undefined;
}

const ways = {
  previous: { name: '이전', path: 'M8 2 4 6l4 4' },
  next: { name: '다음', path: 'm4 2 4 4-4 4' },
};

const Step = ({
  reading,
  word,
  step,
}: Pick<PageStepsProps, 'word'> & { reading: keyof typeof ways; step: PageStep | null | undefined }) => {
  const { name, path } = ways[reading];
  const content = (
    <>
      <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d={path} />
      </svg>
      {name}
    </>
  );
  if (step)
    return (
      <Link
        to={step.to}
        state={step.state}
        // after any number of records one step back returns to the list
        replace
        className={styles.step}
        aria-label={`${name} ${word}: ${step.title}`}
        title={step.title}
        data-reading={reading}
      >
        {content}
      </Link>
    );
  return step === null ? (
    <span role="link" aria-disabled="true" aria-label={`${name} ${word} 없음`} className={styles.none}>
      {content}
    </span>
  ) : (
    <span className={styles.unknown} aria-hidden="true">
      {content}
    </span>
  );
};

/** ‹ 이전 · 다음 › in the page's head, where each press finds them at the same place. */
export const PageSteps = ({ word, previous, next }: PageStepsProps) => {
  const { place } = usePageStepsPlace();
  return (
    place &&
    createPortal(
      <>
        <Step reading="previous" word={word} step={previous} />
        <Step reading="next" word={word} step={next} />
      </>,
      place,
    )
  );
};
