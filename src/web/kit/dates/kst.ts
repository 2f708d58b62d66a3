const kstAheadMs = 9 * 3_600_000;

/** Korea has had no daylight saving time since 1988, so a fixed offset is right for every date of the product. */
const inKst = (iso: string): string => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + kstAheadMs).toISOString();
};

/** ISO time → its Korean day, `yyyy-MM-dd`; empty for an invalid time. */
export const formatDay = (iso: string | null | undefined): string => inKst(iso ?? '').slice(0, 10);

/** ISO time → Korean time of day, `HH:mm`; empty for an invalid time. */
export const formatClock = (iso: string | null | undefined): string => inKst(iso ?? '').slice(11, 16);

/** ISO time → Korean day and time, `yyyy-MM-dd HH:mm`; empty for an invalid time. */
export const formatTime = (iso: string | null | undefined): string =>
  `${formatDay(iso)} ${formatClock(iso)}`.trim();

/** As `formatTime`, with seconds: in logs, whose lines are compared. `yyyy-MM-dd HH:mm:ss`. */
export const formatLogTime = (iso: string | null | undefined): string =>
  inKst(iso ?? '')
    .slice(0, 19)
    .replace('T', ' ');
