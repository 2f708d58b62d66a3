type RegionalLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const readZones = (country: string): readonly string[] => {
  try {
    const locale = new Intl.Locale(`und-${country}`) as RegionalLocale;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
};

// a long list repeats the same few countries, and formatters are expensive to create
const zones = new Map<string, readonly string[]>();
const formatters = new Map<string, Intl.DateTimeFormat>();

const remembered = <T>(known: Map<string, T>, key: string, make: (key: string) => T): T => {
  const found = known.get(key) ?? make(key);
  known.set(key, found);
  return found;
};

const clockIn = (zone: string, time: number): string =>
  remembered(
    formatters,
    zone,
    (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ).format(time);

const byOffset = (time: number, offset: string | null | undefined): string | undefined => {
  const found = /^([+-])(\d\d):(\d\d)$/.exec(offset ?? '');
  if (!found) return undefined;
  const shift = (Number(found[2]) * 60 + Number(found[3])) * 60_000 * (found[1] === '-' ? -1 : 1);
  return new Date(time + shift).toISOString().slice(0, 16).replace('T', ' ');
};

/** The local time of a country; undefined if its zones show different times. */
const byCountry = (time: number, country: string | null | undefined): string | undefined => {
  if (!country) return undefined;
  const [first, ...others] = remembered(zones, country, readZones);
  if (first === undefined) return undefined;
  const clock = clockIn(first, time);
  return others.every((zone) => clockIn(zone, time) === clock) ? clock : undefined;
};

/**
 * The time at the source, `yyyy-MM-dd HH:mm`: the local time of its country (ISO 3166-1 alpha-2), with daylight
 * saving time, or by the outlet's own offset, `+09:00`, if the country's zones differ. Undefined if it cannot be
 * determined: no time, neither country nor offset, or a browser that does not know the time zones of countries.
 */
export const localTime = (
  iso: string | null | undefined,
  country: string | null | undefined,
  offset?: string | null,
): string | undefined => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? undefined : (byCountry(time, country) ?? byOffset(time, offset));
};
