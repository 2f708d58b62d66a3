import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import styles from './approval.module.css';

const figures = [
  { name: 'pending', label: '대기', value: 'N' },
  { name: 'approved', label: '승인', value: 'Y' },
  { name: 'rejected', label: '반려', value: 'R' },
  { name: 'total', label: '전체', value: undefined },
] as const;

const countOf = (stats: Record<string, number> | undefined, name: string): string => {
  const count = stats?.[name];
  return count === undefined ? '-' : grouped(count);
};

/** Number of requests by state; each figure filters the list to its requests. */
export const ApprovalCounts = () => {
  const { meta, filterValues, setFilters } = useListContext();
  const stats = (meta as { stats?: Record<string, number> } | undefined)?.stats;
  const { userAprvYn: chosen, ...others } = filterValues as Record<string, string>;
  return (
    <ul className={styles.counts}>
      {figures.map(({ name, label, value }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.count}
            aria-pressed={chosen === value}
            onClick={() => setFilters(value === undefined ? others : { ...others, userAprvYn: value })}
          >
            <span>{label}</span>
            <strong>{countOf(stats, name)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
};
