import { countCap } from '#contract/list.ts';
import { useKind } from '../kind/KindContext.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ReadMarks.module.css';
import { type UnreadProps, useUnreadCounts, useVisit } from './useUnreadCounts.ts';

const numbered = (n: number): string =>
  n > countCap ? `${countCap.toLocaleString('ko-KR')}건 이상` : `${n.toLocaleString('ko-KR')}건`;

interface UnreadToggleProps extends UnreadProps {
  onChange: (conditions: ArticleConditions) => void;
}

/** Narrows the list to what is unread, with the number of it; beside it what came since the last visit. */
export const UnreadToggle = (props: UnreadToggleProps) => {
  const { conditions, shown, onChange } = props;
  const { word } = useKind();
  useVisit(shown);
  const counts = useUnreadCounts(props);
  const isOn = conditions.unreadYn === 'Y';
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        onClick={() => onChange(changed(conditions, { unreadYn: isOn ? '' : 'Y' }))}
      >
        새로 온 것만
        {counts && <strong>{numbered(counts.unreadCnt)}</strong>}
      </button>
      {counts !== undefined && counts.newCnt > 0 && (
        <span className={styles.since}>
          지난 방문 뒤 새 {word} {numbered(counts.newCnt)}
        </span>
      )}
    </>
  );
};
