import { useLoading } from '#web/client/http/loadingStore.ts';
import styles from './Spinner.module.css';

/** A spinner; the text beside it says what is loading. `data-waiting` marks every place that is not filled yet. */
export const Spinner = ({ large = false }: { large?: boolean }) => (
  <span className={large ? styles.large : styles.small} aria-hidden="true" data-waiting />
);

/**
 * Shows the sentence of the latest request in progress. Appears after a delay, so that quick responses do not flicker.
 */
export const LoadingHost = () => {
  const text = useLoading(({ texts }) => texts.at(-1)?.text);
  return (
    <div role="status" className={styles.place}>
      {text && (
        <div className={styles.sign}>
          <Spinner />
          <span>{text}</span>
        </div>
      )}
    </div>
  );
};
