import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { type Conditions, dayWords, writeConditions } from '../query/conditions.ts';
import type { EarlierDay } from '../query/useClusters.ts';
import { ClusterCard } from './ClusterCard.tsx';
import styles from './HighLightList.module.css';

interface DayHeadingProps {
  /** `yyyy-MM-dd` */
  day: string;
  /** Number of highlights of the day. */
  count: number;
  /** Address of the list of that day alone; absent if it is the one shown. */
  to?: string;
}

/** The heading of a day's highlights. */
export const DayHeading = ({ day, count, to }: DayHeadingProps) => (
  <h2 className={styles.day}>
    {to === undefined ? dayWords(day) : <Link to={to}>{dayWords(day)}</Link>} <span>{countText(count)}</span>
  </h2>
);

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
