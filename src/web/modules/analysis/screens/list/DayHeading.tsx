import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { dayWords } from '../query/conditions.ts';
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
