/** Prefixes of the months' names in English, Spanish, Portuguese, French, Italian, German and Dutch. */
const beginnings = [
  'jan ene gen',
  'feb fev',
  'mar mrz maa',
  'apr abr avr',
  'may mai mag mei',
  'jun juin giu',
  'jul juil lug',
  'aug ago aou',
  'sep set',
  'oct okt out ott',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '));

/** The month, 1-based, for a name or its abbreviation; 0 if unknown. Accents are ignored. */
const monthOf = (name: string): number => {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return beginnings.findIndex((names) => names.some((beginning) => plain.startsWith(beginning))) + 1;
};

/** Offsets in minutes of the zone names that feeds use. */
const zones: Record<string, number> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  KST: 540,
  JST: 540,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

const isoLike =
  /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?(?:[T\s]+(?:(오전|오후)\s*)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?)?\s*(\S+)?$/;
const mailLike =
  /^(?:\p{L}+\.?,?\s*)?(\d{1,2})[\s-]+(\p{L}{3,12})\.?[\s-]+(\d{2,4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(\S+)?$/u;

/** Minutes east of UTC; null for an unknown zone. */
const offsetOf = (zone: string): number | null => {
  const name = zones[zone.toUpperCase()];
  if (name !== undefined) return name;
  const found = /^(?:GMT|UTC)?([+-])(\d{2}):?(\d{2})?$/i.exec(zone);
  if (!found) return null;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return minutes > 14 * 60 ? null : found[1] === '-' ? -minutes : minutes;
};

interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  zone: string | undefined;
}

/** Longer texts are not times; this also rejects gaps of thousands of spaces. */
const maxLength = 100;

const moment = (text: string): Moment | null => {
  if (text.length > maxLength) return null;
  const iso = isoLike.exec(text);
  if (iso) {
    const hour = Number(iso[5] ?? 0);
    return {
      year: Number(iso[1]),
      month: Number(iso[2]),
      day: Number(iso[3]),
      hour: iso[4] ? (hour % 12) + (iso[4] === '오후' ? 12 : 0) : hour,
      minute: Number(iso[6] ?? 0),
      second: Number(iso[7] ?? 0),
      millisecond: Number((iso[8] ?? '').padEnd(3, '0').slice(0, 3)),
      zone: iso[9],
    };
  }
  const mail = mailLike.exec(text);
  if (!mail) return null;
  const year = Number(mail[3]);
  return {
    year: (mail[3] ?? '').length > 2 ? year : year + (year < 70 ? 2000 : 1900),
    month: monthOf(mail[2] ?? ''),
    day: Number(mail[1]),
    hour: Number(mail[4] ?? 0),
    minute: Number(mail[5] ?? 0),
    second: Number(mail[6] ?? 0),
    millisecond: 0,
    zone: mail[7],
  };
};

/**
 * Parses the time of a source: ISO 8601, RFC 822 or the Korean form (2026.03.01 오후 3:20). A time without a zone is read
 * in `zone` (an offset such as +09:00, UTC by default), never in the machine's zone. Null for text that is not a date,
 * for an unknown zone and for years before 1900.
 */
export const reportTime = (text: string, zone = 'Z'): Date | null => {
  const at = moment(text.trim());
  if (!at || at.year < 1900 || at.hour > 24 || at.minute > 59 || at.second > 60) return null;
  const offset = offsetOf(at.zone ?? zone);
  const day = new Date(Date.UTC(at.year, at.month - 1, at.day));
  if (offset === null || day.getUTCMonth() !== at.month - 1 || day.getUTCDate() !== at.day) return null;
  const minutes = at.hour * 60 + at.minute - offset;
  return new Date(day.getTime() + minutes * 60_000 + Math.min(at.second, 59) * 1000 + at.millisecond);
};
