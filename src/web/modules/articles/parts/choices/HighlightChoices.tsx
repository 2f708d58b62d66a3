import { countText } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import styles from './HighlightChoices.module.css';

export interface HighlightChoice {
  clusterId: number;
  clusterTtl: string;
  articleCount: number;
}

interface HighlightChoicesProps {
  /** Accessible name of the button group. */
  name: string;
  /** undefined: still loading. */
  choices: readonly HighlightChoice[] | undefined;
  problem: Error | null;
  /** Shown if there is nothing to choose. */
  none: string;
  chosen: number | undefined;
  onChoose: (clusterId: number) => void;
  text: string;
  onSearch: (text: string) => void;
}

/** Chooses one of several highlights, found by title. */
export const HighlightChoices = ({
  name,
  choices,
  problem,
  none,
  chosen,
  onChoose,
  text,
  onSearch,
}: HighlightChoicesProps) => (
  <>
    <TextBox
      aria-label="제목으로 찾기"
      placeholder="제목으로 찾기"
      value={text}
      maxLength={200}
      onChange={({ target }) => onSearch(target.value)}
    />
    {problem && (
      <p role="alert" className={styles.problem}>
        {problemSentence(problem)}
      </p>
    )}
    {choices?.length === 0 && <p className={styles.none}>{none}</p>}
    <ul className={styles.choices}>
      {choices?.map(({ clusterId, clusterTtl, articleCount }) => (
        <li key={clusterId}>
          <label>
            <input
              type="radio"
              name={name}
              checked={chosen === clusterId}
              onChange={() => onChoose(clusterId)}
            />
            <span dir="auto">{clusterTtl}</span>
            <small>{countText(articleCount)}</small>
          </label>
        </li>
      ))}
    </ul>
  </>
);
