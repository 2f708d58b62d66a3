import { useLoading } from '#web/client/http/loadingStore.ts';
import styles from './LoadingHost.module.css';
import { Spinner } from './Spinner.tsx';

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
