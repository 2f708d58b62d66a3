import { useEffect } from 'react';
import { countText } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';
import { write } from '#web/client/http/write.ts';
import { type ItemKind, useKind } from '../kind/itemKinds.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ReadMarks.module.css';
import { type UnreadProps, useUnreadCounts } from './useUnreadCounts.ts';

const visit = (kind: ItemKind): void =>
  void write(
    'PUT',
    '/update-article/visit',
    { itemKnd: kind.name },
    { quiet: true, leavesLists: true },
  ).catch(() => {});

/** Reports a visit of the list to the server, whenever it shows other rows. */
const useVisit = (shown: UnreadProps['shown']): void => {
  const kind = useKind();
  useEffect(() => {
    if (shown) visit(kind);
  }, [kind, shown]);
};

const numbered = (n: number): string => (n > countCap ? `${countText(countCap)} 이상` : countText(n));

/** The number of items since the last visit, in words; undefined if there are none, or while it is unknown. */
export const useSinceNote = (props: UnreadProps): string | undefined => {
  const { word } = useKind();
  useVisit(props.shown);
  const counts = useUnreadCounts(props);
  return counts !== undefined && counts.newCnt > 0
    ? `지난 방문 이후 새 ${word} ${numbered(counts.newCnt)}`
    : undefined;
};

interface UnreadToggleProps extends UnreadProps {
  onChange: (conditions: ArticleConditions) => void;
}

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
