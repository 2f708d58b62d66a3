import { type Row, shownText } from '../spec/formValues.ts';
import styles from './reveal.module.css';

/** The person a record is about, as far as permitted: name, address, workplace. */
export const DataSubject = ({ person }: { person: Row }) => {
  const more = ['eml', 'instNm', 'deptNm'].map((name) => shownText(person, name)).filter(Boolean);
  return (
    <div className={styles.whose}>
      <h2>{shownText(person, 'userNm')}</h2>
      {more.length > 0 && <p>{more.join(' · ')}</p>}
    </div>
  );
};
