import { dayHalves, plainName } from './monthNames.ts';

interface Clock {
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const midnight: Clock = { hour: 0, minute: 0, second: 0, millisecond: 0 };

/** A time of day in a text. */
interface WrittenClock {
  clock: Clock;
  /** The word or offset behind it, which names its zone. */
  zone: string | undefined;
  /** The text without both. */
  rest: string;
}

const half = '(?:(?<morning>오전|午前|上午|凌晨|早上)|(?<afternoon>오후|午後|下午|晚上|中午))';

/** 15시, 3時 5分, 3点5分9秒, 7時半. */
const spelledForm =
  /(?<hour>\d{1,2}) ?[시時时點点](?: ?(?:(?<minute>\d{1,2})(?: ?[분分]|(?!\d))|(?<half>반|半)))?(?: ?(?<second>\d{1,2}) ?[초秒])?/u;

/** A text whose time is spelled in words of East Asia (오후 3시 5분), with colons instead: 오후 3:05. */
const withColons = (text: string): string =>
  text.replace(spelledForm, (...found) => {
    const { hour, minute = '0', half, second = '0' } = found.at(-1) as Record<string, string | undefined>;
    return `${hour}:${half ? '30' : minute.padStart(2, '0')}:${second.padStart(2, '0')}`;
  });

/** 10:30, 10:30:00.000, 10h30, 오후 3:20. */
const clockForm = new RegExp(
  String.raw`${half}? ?(?<![\d.:])t?(?<hour>\d{1,2}) ?[:h] ?(?<minute>\d{2})` +
    String.raw`(?::(?<second>\d{2})(?:[.,:](?<fraction>\d{1,9}))?)?(?!\d)`,
  'u',
);
/** A full hour: 3 p.m. */
const hourForm = /(?<![\d.:])(?<hour>\d{1,2}) ?(?<letter>[ap])\.?m\b\.?/u;
/** 10.30, which is a time only behind a day. */
const dottedForm = /(?:^|[^\d.])(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![.\d])/;

const hourOfHalf = (hour: number, isAfternoon: boolean): number => (hour % 12) + (isAfternoon ? 12 : 0);

/** The half of the day that stands behind a time: am, p.m., or in the source's language (π.μ.). */
const halfBehind = (tail: string, lang: string | null | undefined) => {
  const english = /^ ?([ap])\.? ?m\b\.?/.exec(tail);
  if (english) return { isAfternoon: english[1] === 'p', tail: tail.slice(english[0].length) };
  if (!lang) return null;
  const [morning, afternoon] = dayHalves(lang);
  const word = /^ ?([\p{L}.]+)/u.exec(tail);
  const name = plainName(word?.[1] ?? '');
  if (name === '' || morning === afternoon || (name !== morning && name !== afternoon)) return null;
  return { isAfternoon: name === afternoon, tail: tail.slice(word?.[0].length) };
};

/** Words behind a time that name no zone. */
const noZone = new Set('uhr hrs hours h น ч час часов г года р p o s ora godz lt'.split(' '));

const zoneAt = (tail: string): { zone: string | undefined; tail: string } => {
  const found =
    /^[ .,]*((?:gmt|utc?)? ?[+\-−]\d{1,2}:?(?:\d{2})?(?!\d)|[a-z]+(?:\/[a-z_\-+\d]+)+|[\p{L}.]+)/u.exec(tail);
  if (!found?.[1]) return { zone: undefined, tail };
  const word = found[1].replaceAll('.', '');
  const behind = tail.slice(found[0].length);
  return noZone.has(word) ? zoneAt(behind) : { zone: word, tail: behind };
};

const withZone = (clock: Clock, front: string, tail: string): WrittenClock => {
  const behind = zoneAt(tail);
  return { clock, zone: behind.zone, rest: `${front} ${behind.tail}` };
};

/** The time of day in a text in the form of `plainTimeText`; null without one. @param lang BCP 47 of the source */
export const writtenClock = (given: string, lang: string | null | undefined): WrittenClock | null => {
  const text = withColons(given);
  const found = clockForm.exec(text);
  if (found) {
    const { morning, afternoon, hour: digits, minute, second, fraction = '' } = found.groups ?? {};
    const tail = text.slice(found.index + found[0].length);
    const behind = halfBehind(tail, lang);
    const isHalved = morning !== undefined || afternoon !== undefined || behind !== null;
    const isAfternoon = afternoon !== undefined || behind?.isAfternoon === true;
    const hour = Number(digits);
    const clock = {
      hour: isHalved && hour <= 12 ? hourOfHalf(hour, isAfternoon) : hour,
      minute: Number(minute),
      second: Number(second ?? 0),
      millisecond: Number(fraction.padEnd(3, '0').slice(0, 3)),
    };
    return withZone(clock, text.slice(0, found.index), behind?.tail ?? tail);
  }
  const alone = hourForm.exec(text);
  if (!alone) return null;
  const { hour, letter } = alone.groups ?? {};
  const clock = { ...midnight, hour: hourOfHalf(Number(hour), letter === 'p') };
  return withZone(clock, text.slice(0, alone.index), text.slice(alone.index + alone[0].length));
};

/** The time of a text whose day has been taken out: in dotted form (klo 10.30), else midnight, perhaps with a zone. */
export const clockBehindDay = (text: string): WrittenClock => {
  const dotted = dottedForm.exec(text);
  if (!dotted) {
    const isZone = /^ *(?:z|[+-]\d\d:?\d\d)$/.test(text);
    const { zone, tail } = isZone ? zoneAt(text) : { zone: undefined, tail: text };
    return { clock: midnight, zone, rest: tail };
  }
  const [, hour, minute, second = 0] = dotted;
  const { zone, tail } = zoneAt(text.slice(dotted.index + dotted[0].length));
  return {
    clock: { ...midnight, hour: Number(hour), minute: Number(minute), second: Number(second) },
    zone,
    rest: tail,
  };
};
