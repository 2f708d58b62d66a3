const written = /^(?:UTC|GMT)? ?(?:([+-])(?:(\d{1,2})(?::([0-5]\d))?|(\d{2})([0-5]\d)))?$/i;

/** Minimum and maximum offset from UTC in minutes. */
const [earliest, latest] = [-12 * 60, 14 * 60];

/**
 * A fixed offset from UTC in common notations (+9, +0900, UTC+9, GMT) as ±HH:MM; null if it is invalid, or outside of
 * −12:00 to +14:00. The schema of outlets accepts the same texts.
 */
export const utcOffset = (text: string): string | null => {
  const found = written.exec(text);
  if (!found || text.trim() === '') return null;
  const [, sign = '+', hour, minute = '00', twoDigits, rest] = found;
  const hours = Number(hour ?? twoDigits ?? 0);
  const minutes = Number(rest ?? minute);
  const minutesEast = (sign === '-' ? -1 : 1) * (hours * 60 + minutes);
  if (minutesEast < earliest || minutesEast > latest) return null;
  return `${minutesEast < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};
