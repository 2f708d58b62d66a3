import { countText } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ReadMarks.module.css';
import { type UnreadProps, useUnreadCounts, useVisit } from './useUnreadCounts.ts';

const numbered = (n: number): string => (n > countCap ? `${countText(countCap)} 이상` : countText(n));

interface UnreadToggleProps extends UnreadProps {
  onChange: (conditions: ArticleConditions) => void;
}

/** The number of items since the last visit, in words; undefined if there are none, or while it is unknown. */
export const useSinceNote = (props: UnreadProps): string | undefined => {
  const { word } = useKind();
  useVisit(props.shown);
  const counts = useUnreadCounts(props);
  return counts !== undefined && counts.newCnt > 0
    ? `지난 방문 이후 새 ${word} ${numbered(counts.newCnt)}`
    : undefined;
};

/** Narrows the list to unread items, and shows their number. */
export const UnreadToggle = (props: UnreadToggleProps) => {
  const { conditions, onChange } = props;
  const counts = useUnreadCounts(props);
  const isOn = conditions.unreadYn === 'Y';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => onChange(changed(conditions, { unreadYn: isOn ? '' : 'Y' }))}
    >
      새로 온 것만
      {counts && <strong>{numbered(counts.unreadCnt)}</strong>}
    </button>
  );
};
