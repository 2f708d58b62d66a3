type RegionalLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

const zonesOf = (country: string): readonly string[] => {
  try {
    const locale = new Intl.Locale(`und-${country}`) as RegionalLocale;
    return locale.getTimeZones?.() ?? locale.timeZones ?? [];
  } catch {
    return [];
  }
};

const clockIn = (zone: string, time: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(time);

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
  const clocks = new Set(zonesOf(country).map((zone) => clockIn(zone, time)));
  const [clock] = clocks;
  return clocks.size === 1 ? clock : undefined;
};
