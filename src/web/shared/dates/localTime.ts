type RegionalLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const readZones = (country: string): readonly string[] => {
  try {
    const locale = new Intl.Locale(`und-${country}`) as RegionalLocale;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
};

// a long list asks for the same few countries again and again, and formatters are dear to make
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
    (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ).format(time);

/**
 * The time on the clocks of a country (ISO 3166-1 alpha-2), `yyyy-MM-dd HH:mm:ss`. Undefined where it cannot be
 * told: no time, no country, clocks that differ within it, a browser that does not know time zones of countries.
 */
export const localTime = (
  iso: string | null | undefined,
  country: string | null | undefined,
): string | undefined => {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time) || !country) return undefined;
  const [first, ...others] = remembered(zones, country, readZones);
  if (first === undefined) return undefined;
  const clock = clockIn(first, time);
  return others.every((zone) => clockIn(zone, time) === clock) ? clock : undefined;
};
