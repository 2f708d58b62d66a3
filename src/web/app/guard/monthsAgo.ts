const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/**
 * The same day some months earlier, `yyyy-MM-dd`; the month's last day where it has no such day
 * (May 31 minus 3 months: February 28 or 29).
 */
export const monthsAgo = (today: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  const thenYear = Math.floor(count / 12);
  const thenMonth = count - thenYear * 12;
  const lastDay = new Date(Date.UTC(thenYear, thenMonth + 1, 0)).getUTCDate();
  return `${pad(thenYear, 4)}-${pad(thenMonth + 1, 2)}-${pad(Math.min(day, lastDay), 2)}`;
};

/** Today in Korea, `yyyy-MM-dd`. */
export const todayInKorea = (now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);
