import { isDay } from '#contract/days.ts';

/** Groups of digits as typed, split where a group is full; digits beyond the last group are dropped. */
const groupsOf = (text: string, lengths: readonly number[]): string[] => {
  const typed = text.split(/\D+/).filter((part, index) => part !== '' || index === 0);
  const groups: string[] = [];
  for (let part of typed)
    while (part !== '' && groups.length < lengths.length) {
      const length = lengths[groups.length] as number;
      groups.push(part.slice(0, length));
      part = part.slice(length);
    }
  return groups;
};

const tidied = (text: string, lengths: readonly number[], separator: string): string => {
  const groups = groupsOf(text, lengths);
  // a separator that was just typed stays until the next digit
  const isSeparated = groups.length > 0 && groups.length < lengths.length && /\D$/.test(text.trimEnd());
  return groups.join(separator) + (isSeparated ? separator : '');
};

const dayLengths = [4, 2, 2];
const timeLengths = [2, 2];

/** A typed or pasted date ('20261118', '2026. 11. 18.', '2026/1') with hyphens as in yyyy-MM-dd, as far as it goes. */
export const typedDay = (text: string): string => tidied(text, dayLengths, '-');

/** A completely typed date, with single-digit month and day zero-padded. Anything else is returned as is. */
export const wholeDay = (text: string): string => {
  const [year, month, day, ...rest] = groupsOf(text, dayLengths);
  if (!year || !month || !day || rest.length > 0) return text;
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(whole) ? whole : text;
};

/** A typed time ('0930', '9:3') with a colon as in HH:mm, as far as it goes. */
export const typedTime = (text: string): string => tidied(text, timeLengths, ':');

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A completely typed time: '9' is 09:00, '930' is 09:30. Anything else is returned as is. */
export const wholeTime = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const [hour = '', minute = ''] = /\D/.test(text.trim())
    ? groupsOf(text, timeLengths)
    : [digits.slice(0, digits.length === 3 ? 1 : 2), digits.slice(digits.length === 3 ? 1 : 2)];
  const whole = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return hour && isTime(whole) ? whole : text;
};

/** Error message for text that is no date; undefined for a date and for empty text. */
export const dayProblem = (text: string | undefined): string | undefined =>
  !text || isDay(text) ? undefined : '날짜를 2026-01-31처럼 연-월-일로 적어 주세요.';

/** Error message for text that is no time; undefined for a time and for empty text. */
export const timeProblem = (text: string): string | undefined =>
  text === '' || isTime(text) ? undefined : '시각을 09:30이나 18:00처럼 24시간제로 적어 주세요.';
