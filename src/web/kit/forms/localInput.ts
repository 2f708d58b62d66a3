import { isDay } from '#contract/days.ts';
import { formatTime } from '../dates/kst.ts';
import { isTime } from './date/typed.ts';

/** A moment with its seconds, as records have it; what is typed has none. */
const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/.test(value);

/** An ISO moment as `yyyy-MM-ddTHH:mm` in Korean time; what is typed so far as it stands, '' for what is no text. */
export const toLocalInput = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return isMoment(value) ? formatTime(value).slice(0, 16).replace(' ', 'T') : value;
};

/**
 * `yyyy-MM-ddTHH:mm`, meant in Korean time, as an ISO moment; null when empty. What is no moment yet stays as it stands,
 * so that the check can say so.
 */
export const fromLocalInput = (value: string): string | null => {
  if (value === '') return null;
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && isTime(time) ? `${value}:00+09:00` : value;
};
