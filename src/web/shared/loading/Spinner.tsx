import styles from './Spinner.module.css';

/** A turning ring; the sentence beside it says what is awaited. */
export const Spinner = ({ large = false }: { large?: boolean }) => (
  <span className={large ? styles.large : styles.small} aria-hidden="true" />
);
