import { formatTime } from '../dates/kst.ts';

/** An ISO moment as the value of a datetime-local input, in Korean time; '' for what is no moment. */
export const toLocalInput = (value: unknown): string =>
  typeof value === 'string' ? formatTime(value).slice(0, 16).replace(' ', 'T') : '';

/** The value of a datetime-local input, meant in Korean time, as an ISO moment; null when empty. */
export const fromLocalInput = (value: string): string | null =>
  value === '' ? null : `${value.slice(0, 16)}:00+09:00`;
