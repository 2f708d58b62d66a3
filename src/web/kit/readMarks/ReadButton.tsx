import { announce } from '../announce/announce.tsx';
import styles from './ReadButton.module.css';
import { markItem, type ReadFacts, useUnread } from './readMarks.ts';

export { useUnread };

/** How the title of a row looks. */
export const titleClass = (isUnread: boolean): string | undefined => (isUnread ? styles.unread : styles.read);

interface ReadButtonProps {
  item: ReadFacts;
  title: string;
  /** Says what a press does; else it is a dot. */
  isWorded?: boolean;
  /** Of a dot: where it stands. */
  className: string | undefined;
}

/** A dot before what is unread; pressed, it turns the item to read or back. The key R presses it too. */
export const ReadButton = ({ item, title, isWorded = false, className }: ReadButtonProps) => {
  const isUnread = useUnread(item);
  const turn = async () => {
    if (await markItem(item.articleId, isUnread))
      announce(`${isUnread ? '읽음' : '읽지 않음'}으로 표시했습니다: ${title}`);
  };
  const wish = isUnread ? '읽음으로 표시' : '읽지 않음으로 표시';
  return (
    <button
      type="button"
      // rows are long lists: there it is reached by the key R
      tabIndex={isWorded ? undefined : -1}
      data-reading="read"
      data-unread={isUnread || undefined}
      className={isWorded ? className : `${styles.dot} ${className}`}
      title={isWorded ? undefined : wish}
      onClick={() => void turn()}
    >
      {isWorded ? wish : <span className="only-read-aloud">{isUnread ? '읽지 않음' : '읽음'}</span>}
    </button>
  );
};
