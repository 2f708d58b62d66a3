import { countries } from 'countries-list';
import { describe, expect, it } from 'vitest';
import { standardOffset } from './nationTime.ts';

/** Missing in TypeScript's own types. */
interface Zoned {
  getTimeZones(): string[] | undefined;
}

const now = new Date('2026-08-01T00:00:00Z');
const offsetsOf = (zones: readonly string[]): string[] =>
  zones.flatMap((zone) =>
    [0, 6].map((month) => {
      const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
        .formatToParts(new Date(Date.UTC(2026, month, 15)))
        .find(({ type }) => type === 'timeZoneName')?.value;
      return name?.slice(3) || '+00:00';
    }),
  );

describe('the standard time of a country', () => {
  it.each([
    ['KR', '+09:00'],
    ['FR', '+01:00'],
    ['GB', '+00:00'],
    ['IE', '+00:00'],
    ['IN', '+05:30'],
    ['NP', '+05:45'],
    ['IR', '+03:30'],
    ['XK', '+01:00'],
    // several zones: that of the capital
    ['US', '-05:00'],
    ['RU', '+03:00'],
    ['BR', '-03:00'],
    ['ID', '+07:00'],
    ['MX', '-06:00'],
    // winter is in July
    ['AU', '+10:00'],
    ['NZ', '+12:00'],
    ['CL', '-04:00'],
  ])('%s is %s, in summer too', (ntnId, offset) => expect(standardOffset(ntnId, now)).toBe(offset));

  it('is unknown where nobody lives, and of what is no country', () => {
    for (const none of ['AQ', 'BV', 'ZZ', '', 'kr']) expect(standardOffset(none, now)).toBeNull();
  });

  it('is known of every country that people report from, and is a time of that country', () => {
    const lacking: string[] = [];
    for (const ntnId of Object.keys(countries)) {
      const offset = standardOffset(ntnId, now);
      const zones = (new Intl.Locale(`und-${ntnId}`) as unknown as Zoned).getTimeZones() ?? [];
      if (offset === null) lacking.push(ntnId);
      else {
        expect(offset, ntnId).toMatch(/^[+-](0\d|1[0-4]):[0-5]\d$/);
        if (zones.length) expect(offsetsOf(zones), ntnId).toContain(offset);
      }
    }
    expect(lacking).toEqual(['AC', 'AQ', 'BV', 'HM', 'TA', 'TF', 'UM']);
  });
});
