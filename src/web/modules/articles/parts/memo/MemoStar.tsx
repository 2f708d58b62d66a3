import pressed from '#web/kit/theme/PressedSign.module.css';
import styles from './MemoStar.module.css';

interface MemoStarProps {
  articleId: number;
  isKept: boolean;
  /** The article's title, for screen reader users, who do not see the row. */
  title: string;
  /** Id of the title in its row: it describes the button, whose name is short then. */
  describedBy?: string | undefined;
  onPress: () => void;
  /** Words beside the star. */
  words?: string;
}

/** Adds an article to the user's own articles, or removes it. */
export const MemoStar = ({ articleId, isKept, title, describedBy, onPress, words }: MemoStarProps) => (
  <button
    type="button"
    className={`${words ? pressed.worded : pressed.sign} ${styles.star}`}
    data-reading="star"
    data-article={articleId}
    data-action={words && 'memo'}
    aria-pressed={isKept}
    aria-label={`${words ?? '별표'}${describedBy ? '' : `: ${title}`}`}
    aria-describedby={describedBy}
    title={isKept ? '별표 해제' : '별표 표시'}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
    </svg>
    {words}
  </button>
);
