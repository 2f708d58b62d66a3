import { useId } from 'react';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { rankOf } from '#web/kit/matching/match.ts';
import { useHelp } from '#web/kit/shortcuts/shortcutState.ts';
import styles from './HelpPanel.module.css';
import { glossary, type Term } from './texts/glossary.ts';

/** Words whose name matches, best first, then those in whose meaning the typed word stands. */
const found = (typed: string): readonly Term[] => {
  const words = typed.trim();
  if (words === '') return glossary;
  const byName = glossary
    .map((term) => ({ term, rank: rankOf(term.word, words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ term }) => term);
  return [...byName, ...glossary.filter((term) => !byName.includes(term) && term.meaning.includes(words))];
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
          {terms.map(({ word, meaning }) => (
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
