import styles from './Spinner.module.css';

/** A spinner; the text beside it says what is loading. `data-waiting` marks every place that is not filled yet. */
export const Spinner = ({ large = false }: { large?: boolean }) => (
  <span className={large ? styles.large : styles.small} aria-hidden="true" data-waiting />
);
