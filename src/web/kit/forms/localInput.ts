import { isDay } from '#contract/days.ts';
import { formatTime } from '../dates/kst.ts';
import { isTime } from './date/typed.ts';

/** True for a timestamp with seconds, as in records; typed text has none. */
const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/.test(value);

/** An ISO timestamp as `yyyy-MM-ddTHH:mm` in Korean time; partly typed text as is, '' for anything but text. */
export const toLocalInput = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return isMoment(value) ? formatTime(value).replace(' ', 'T') : value;
};

/**
 * `yyyy-MM-ddTHH:mm` in Korean time as an ISO timestamp; null if empty. Incomplete text is returned as is, so that the
 * validation can report it.
 */
export const fromLocalInput = (value: string): string | null => {
  if (value === '') return null;
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && isTime(time) ? `${value}:00+09:00` : value;
};
