import styles from './Spinner.module.css';

/** A turning ring; the sentence beside it says what is awaited. `data-waiting` marks every place that is not filled yet. */
export const Spinner = ({ large = false }: { large?: boolean }) => (
  <span className={large ? styles.large : styles.small} aria-hidden="true" data-waiting />
);
