import { type FieldOrigin, originMark, originWords, stateOf } from './fieldOrigin.ts';
import styles from './OriginMark.module.css';

interface OriginMarkProps {
  origin: FieldOrigin | undefined;
  /** Details of the origin beyond its kind: the model and the day. */
  words?: string | undefined;
}

/** The origin of a field and whether a user has confirmed it. */
export const OriginMark = ({ origin, words }: OriginMarkProps) =>
  origin && stateOf(origin) ? (
    <span title={words ?? originWords(origin)} className={styles.words}>
      {originMark(origin, words)}
    </span>
  ) : null;
