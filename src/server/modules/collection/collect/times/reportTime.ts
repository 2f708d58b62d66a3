import { midnightOf } from './calendars.ts';
import type { TimeContext } from './timeContext.ts';
import { plainTimeText } from './timeText.ts';
import { pressZone, zoneOffset } from './timeZones.ts';
import { clockBehindDay, writtenClock } from './writtenClock.ts';
import { writtenDay } from './writtenDay.ts';

/** Longer texts are not times. */
const maxLength = 100;

/** Minutes east of UTC at a local time: of the zone that the text names, else of the source's; null if unknown. */
const offsetFor = (
  zone: string | undefined,
  wallClock: number,
  { zone: usual, nation }: TimeContext,
): number | null => {
  if (Number.isNaN(wallClock)) return null;
  const stated = zone === undefined ? null : zoneOffset(zone, wallClock, nation);
  if (stated !== null) return stated;
  const press = nation ? pressZone(nation) : null;
  const ofPress = press ? zoneOffset(press, wallClock, nation) : null;
  const given = usual ? zoneOffset(usual, wallClock, nation) : null;
  // an outlet's offset is that of its winter: the zone of its country also knows summer time
  const isWinterOf = given !== null && ofPress !== null && Math.abs(given - ofPress) === 60;
  if (given !== null && !isWinterOf) return given;
  return ofPress ?? (zone === undefined ? 0 : null);
};

/**
 * Parses the time of a source: ISO 8601, RFC 822 and RFC 850, seconds and milliseconds since 1970, the forms of
 * programs (JavaScript, Unix), and dates as people write them in some 75 languages, in Gregorian, Buddhist, Persian,
 * Islamic and Republican (民國) years. Never read in the machine's zone: a time without a zone is in `zone`, else in that of the
 * country's press, else in UTC.
 * @returns null for a text that is no date or leaves open which, for an unknown zone of a country with several, for the
 * beginning of 1970 (an unset clock) and for years before 1900
 */
export const reportTime = (text: string, context: TimeContext = {}): Date | null => {
  if (text.length > maxLength) return null;
  const plain = plainTimeText(text);
  const written = writtenClock(plain, context.lang);
  const own = writtenDay(written?.rest ?? plain, context);
  if (!own) return null;
  const { clock, zone, rest } = written ? { ...written, rest: own.rest } : clockBehindDay(own.rest);
  if (/\d/.test(rest) || clock.hour > 24 || clock.minute > 59 || clock.second > 60) return null;
  const day = midnightOf(own.day, context);
  const time =
    (clock.hour * 60 + clock.minute) * 60_000 + Math.min(clock.second, 59) * 1000 + clock.millisecond;
  const offset = offsetFor(zone, day + time, context);
  const at = offset === null ? Number.NaN : day + time - offset * 60_000;
  return Number.isNaN(at) || at === 0 ? null : new Date(at);
};
