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
  /** Details of the origin beyond its kind: the model and the day. */
  words?: string | undefined;
}

/** The origin of a field and whether a user has confirmed it; users with permission can confirm it here. */
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
