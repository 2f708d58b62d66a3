import { type Conditions, dayWords, writeConditions } from '../query/conditions.ts';
import type { EarlierDay } from '../query/useClusters.ts';
import { ClusterCard } from './ClusterCard.tsx';
import { DayHeading } from './DayHeading.tsx';
import styles from './HighLightList.module.css';

interface EarlierDaysProps {
  days: readonly EarlierDay[];
  /** Conditions of the list above, which shows one day. */
  conditions: Conditions;
  today: string;
  /** The query of that list, to which a detail leads back. */
  query: string;
}

const noPick = () => {};

/** The highlights of the days before the shown one, day by day, under the same conditions. */
export const EarlierDays = ({ days, conditions, today, query }: EarlierDaysProps) => {
  const addressOf = (day: string) => writeConditions({ ...conditions, day, page: 1 }, today) || '?';
  return days.map(([day, items]) => (
    <section key={day} className={styles.earlier} aria-label={dayWords(day)}>
      <DayHeading day={day} count={items.length} to={addressOf(day)} />
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
