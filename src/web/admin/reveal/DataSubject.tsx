import { type Row, shownText } from '../spec/formValues.ts';
import styles from './reveal.module.css';

/** Whose record it is, as far as it may be seen: name, address, place of work. */
export const DataSubject = ({ person }: { person: Row }) => {
  const more = ['eml', 'instNm', 'deptNm'].map((name) => shownText(person, name)).filter(Boolean);
  return (
    <div className={styles.whose}>
      <h2>{shownText(person, 'userNm')}</h2>
      {more.length > 0 && <p>{more.join(' · ')}</p>}
    </div>
  );
};
