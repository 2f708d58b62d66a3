import styles from './LoadingHost.module.css';
import { useLoading } from './loadingStore.ts';
import { Spinner } from './Spinner.tsx';

/** Says what the newest call under way does. Appears only after a moment, so that quick answers do not flicker. */
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
