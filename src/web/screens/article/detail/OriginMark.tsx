import print from '#web/kit/print/print.module.css';
import {
  type FieldOrigin,
  originMark,
  originWords,
  type ReviewedField,
  reviewedFields,
  shortOrigin,
  stateOf,
} from './fieldOrigin.ts';
import styles from './OriginMark.module.css';
import { useCurrentReview } from './review/ReviewContext.ts';

interface OriginMarkProps {
  name: ReviewedField;
  origin: FieldOrigin | undefined;
  /** What made it, where the page knows more than the kind: the model and the day. */
  words?: string | undefined;
}

/** What made it and whether a person has looked at it; who may say that it is right does so here. */
export const OriginMark = ({ name, origin, words }: OriginMarkProps) => {
  const review = useCurrentReview();
  const state = stateOf(origin);
  if (!origin || !state) return null;
  const mayConfirm = review && !review.isOpen && state === 'unconfirmed';
  return (
    <span className={styles.mark}>
      <span title={words ?? originWords(origin)} className={styles.words}>
        {mayConfirm ? (words ?? shortOrigin(origin)) : originMark(origin, words)}
      </span>
      {mayConfirm && (
        <button
          type="button"
          className={`${styles.confirm} ${print.screenOnly}`}
          aria-disabled={review.busy}
          aria-label={`${reviewedFields[name]} 확인`}
          onClick={() => void review.confirm([name])}
        >
          확인
        </button>
      )}
    </span>
  );
};
