import { useId, useState } from 'react';
import type { FacetItem } from '#generated/types/searchCalls.ts';
import styles from './Facets.module.css';

/** Lines that are seen before somebody asks for more. */
const fewLines = 6;

interface FacetListProps {
  title: string;
  items: readonly FacetItem[];
  /** Keys in force. */
  chosen: readonly string[];
  isExact: boolean;
  onToggle: (item: FacetItem) => void;
}

/** One way to narrow what was found: its most frequent values, each with how many items it leaves. */
export const FacetList = ({ title, items, chosen, isExact, onToggle }: FacetListProps) => {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const most = Math.max(...items.map(({ count }) => count), 1);
  const shown = items.filter(({ key }, place) => isWhole || place < fewLines || chosen.includes(key));
  return (
    <section className={styles.facet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {shown.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={chosen.includes(item.key)}
              onClick={() => onToggle(item)}
            >
              <span className={styles.bar} style={{ inlineSize: `${(100 * item.count) / most}%` }} />
              <span className={styles.label}>{item.label}</span>
              <span className={styles.count}>
                {isExact ? '' : '약 '}
                {item.count.toLocaleString('ko-KR')}
                <span className="only-read-aloud">건</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {items.length - shown.length}개 더 보기
          <span className="only-read-aloud"> ({title})</span>
        </button>
      )}
    </section>
  );
};
