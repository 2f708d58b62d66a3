import { useId } from 'react';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { rankOf } from '#web/kit/matching/match.ts';
import { useHelp } from '#web/kit/shortcuts/shortcutState.ts';
import styles from './HelpPanel.module.css';
import { glossary } from './texts/glossary.ts';

/** Words that match, best first, then those in whose meaning the typed text stands. */
const found = (typed: string): readonly (readonly [word: string, meaning: string])[] => {
  const text = typed.trim();
  const terms = Object.entries(glossary);
  if (text === '') return terms;
  const byName = terms
    .map((term) => ({ term, rank: rankOf(term[0], text) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ term }) => term);
  return [...byName, ...terms.filter((term) => !byName.includes(term) && term[1].includes(text))];
};

/** The words of the product, with a field that filters them. */
export const Glossary = () => {
  const id = useId();
  const typed = useHelp((state) => state.typed);
  const terms = found(typed);
  return (
    <div className={styles.text}>
      <div>
        <label htmlFor={id} className="only-read-aloud">
          용어 찾기
        </label>
        <TextBox
          id={id}
          type="search"
          small
          placeholder="용어 찾기 (ㅎㅇ → 하이라이트)"
          value={typed}
          onChange={({ target }) => useHelp.setState({ typed: target.value })}
        />
        <p className="only-read-aloud" role="status">
          {typed.trim() && `용어 ${terms.length}개`}
        </p>
      </div>
      {terms.length === 0 ? (
        <p className={styles.none}>그런 용어가 없습니다. 다른 낱말로 찾아보세요.</p>
      ) : (
        <dl className={styles.words}>
          {terms.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
