import print from '#web/kit/print/print.module.css';
import {
  type FieldOrigin,
  type JudgedField,
  judgedFields,
  originMark,
  originWords,
  shortOrigin,
  stateOf,
} from './fieldOrigin.ts';
import { useJudgingHere } from './judging/JudgingContext.ts';
import styles from './OriginMark.module.css';

interface OriginMarkProps {
  name: JudgedField;
  origin: FieldOrigin | undefined;
  /** What made it, where the page knows more than the kind: the model and the day. */
  words?: string | undefined;
}

/** What made it and whether a person has looked at it; who may say that it is right does so here. */
export const OriginMark = ({ name, origin, words }: OriginMarkProps) => {
  const judging = useJudgingHere();
  const state = stateOf(origin);
  if (!origin || !state) return null;
  const mayConfirm = judging && !judging.isOpen && state === 'unconfirmed';
  return (
    <span className={styles.mark}>
      <span title={words ?? originWords(origin)} className={styles.words}>
        {mayConfirm ? (words ?? shortOrigin(origin)) : originMark(origin, words)}
      </span>
      {mayConfirm && (
        <button
          type="button"
          className={`${styles.confirm} ${print.screenOnly}`}
          aria-disabled={judging.busy}
          aria-label={`${judgedFields[name]} 확인`}
          onClick={() => void judging.confirm([name])}
        >
          확인
        </button>
      )}
    </span>
  );
};
