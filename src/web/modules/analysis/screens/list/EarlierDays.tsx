import { Link } from 'react-router-dom';
import type { ClusterItem } from '#generated/types/cluster.ts';
import { type Conditions, dayWords, writeConditions } from '../query/conditions.ts';
import { useEarlierClusters } from '../query/useClusters.ts';
import { ClusterCard } from './ClusterCard.tsx';
import styles from './HighLightList.module.css';

interface EarlierDaysProps {
  /** Conditions of the list above, which shows one day. */
  conditions: Conditions;
  today: string;
  /** The query of that list, to which a detail leads back. */
  query: string;
}

const noPick = () => {};

/** The highlights of the days before the shown one, day by day, under the same conditions. */
export const EarlierDays = ({ conditions, today, query }: EarlierDaysProps) => {
  const { rows = [] } = useEarlierClusters(conditions);
  const days = Map.groupBy(rows, ({ clusterDt }: ClusterItem) => clusterDt);
  const addressOf = (day: string) => writeConditions({ ...conditions, day, page: 1 }, today) || '?';
  return [...days].map(([day, items]) => (
    <section key={day} className={styles.earlier} aria-label={dayWords(day)}>
      <h2 className={styles.earlierDay}>
        <Link to={addressOf(day)}>{dayWords(day)}</Link>
      </h2>
      <ol className={styles.cards}>
        {items.map((item) => (
          <ClusterCard
            key={item.clusterId}
            item={item}
            query={query}
            showsDay={false}
            isPicked={undefined}
            onPick={noPick}
          />
        ))}
      </ol>
    </section>
  ));
};
