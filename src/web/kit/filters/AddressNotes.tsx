import styles from './AddressNotes.module.css';

/** The conditions in the address that could not be applied, and why. */
export const AddressNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && (
    <p className={styles.notes} role="alert">
      주소의 조건을 고쳤습니다. {notes.join(' ')}
    </p>
  );
