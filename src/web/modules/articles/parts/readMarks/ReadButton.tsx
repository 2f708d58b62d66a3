import { announce } from '#web/kit/announce/announce.tsx';
import styles from './ReadButton.module.css';
import { markItem, type ReadFacts, useUnread } from './readMarks.ts';

/** CSS class of a row's title. */
export const useTitleClass = (item: ReadFacts): string | undefined =>
  useUnread(item) ? styles.unread : styles.read;

interface ReadButtonProps {
  item: ReadFacts;
  title: string;
  /** Shows the action in words; else only a dot. */
  isWorded?: boolean;
  /** Id of the title in its row: it describes the dot. */
  describedBy?: string;
  /** Position of the dot. */
  className: string | undefined;
}

/** A dot in front of an unread item; a press toggles between read and unread, as does the key R. */
export const ReadButton = ({ item, title, isWorded = false, describedBy, className }: ReadButtonProps) => {
  const isUnread = useUnread(item);
  const turn = async () => {
    if (await markItem(item.articleId, isUnread))
      announce(`${isUnread ? '읽음' : '읽지 않음'}으로 표시했습니다: ${title}`);
  };
  const action = isUnread ? '읽음으로 표시' : '읽지 않음으로 표시';
  return (
    <button
      type="button"
      // lists have many rows, so their dots are no tab stops: the key R reaches them
      tabIndex={isWorded ? undefined : -1}
      data-reading="read"
      data-unread={isUnread || undefined}
      className={isWorded ? className : `${styles.dot} ${className}`}
      title={isWorded ? undefined : action}
      aria-label={isWorded ? undefined : '읽음'}
      aria-pressed={isWorded ? undefined : !isUnread}
      aria-describedby={describedBy}
      onClick={() => void turn()}
    >
      {isWorded && action}
    </button>
  );
};
