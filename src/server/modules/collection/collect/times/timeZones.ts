/** Minutes east of UTC of the zone names that sources write; for a name of several zones, the most frequent one. */
const offsets: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'Z:0 UT:0 UTC:0 GMT:0 WET:0 AZOST:0 EGST:0 WEST:60 BST:60 CET:60 MEZ:60 MET:60 WAT:60 CEST:120 MESZ:120 MEST:120 ' +
    'EET:120 CAT:120 SAST:120 EEST:180 MSK:180 TRT:180 EAT:180 IDT:180 FET:180 IRST:210 IRDT:270 GST:240 AZT:240 ' +
    'GET:240 SAMT:240 MUT:240 SCT:240 AFT:270 PKT:300 UZT:300 TJT:300 TMT:300 YEKT:300 MVT:300 IST:330 SLST:330 NPT:345 ' +
    'BTT:360 ALMT:300 OMST:360 KGT:360 MMT:390 ICT:420 WIB:420 KRAT:420 NOVT:420 HOVT:420 HKT:480 SGT:480 MYT:480 PHT:480 ' +
    'WITA:480 ULAT:480 IRKT:480 AWST:480 BNT:480 KST:540 JST:540 WIT:540 YAKT:540 TLT:540 ACST:570 ACDT:630 AEST:600 ' +
    'CHST:600 VLAT:600 PGT:600 AEDT:660 SBT:660 NCT:660 VUT:660 MAGT:660 SRET:660 NZST:720 FJT:720 PETT:720 ANAT:720 NZDT:780 ' +
    'TOT:780 CVT:-60 AZOT:-60 FNT:-120 BRST:-120 BRT:-180 ART:-180 UYT:-180 PYST:-180 CLST:-180 SRT:-180 GFT:-180 ADT:-180 ' +
    'NDT:-150 NST:-210 AST:-240 EDT:-240 BOT:-240 VET:-240 CLT:-240 PYT:-180 GYT:-240 AMT:-240 EST:-300 CDT:-300 COT:-300 ' +
    'PET:-300 ECT:-300 CST:-360 MDT:-360 GALT:-360 MST:-420 PDT:-420 PST:-480 AKDT:-480 AKST:-540 HDT:-540 HST:-600 ' +
    'SST:-660'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([name, minutes]) => [name, Number(minutes)]),
);

/** What a name of several zones means in the press of a country (ISO 3166-1 alpha-2). */
const ofNation: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AMT: { AM: 240 },
  AST: { SA: 180, IQ: 180, KW: 180, QA: 180, BH: 180, YE: 180 },
  BST: { BD: 360 },
  CST: { CN: 480, TW: 480, MO: 480, HK: 480, CU: -300, AU: 570 },
  CDT: { CU: -240, AU: 630 },
  ECT: { VC: -240, DM: -240 },
  EST: { AU: 600 },
  EDT: { AU: 660 },
  GST: { GS: -120 },
  IST: { IL: 120, IE: 60 },
  MST: { MY: 480, MM: 390 },
  PST: { PH: 480 },
  SST: { SG: 480 },
  WST: { WS: 780, AU: 480, EH: 60 },
};

/** Zone names that mean winter or summer time by the date; their zones in the time zone database. */
const withSummerTime: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  AKT: 'America/Anchorage',
  UK: 'Europe/London',
};

const formats = new Map<string, Intl.DateTimeFormat | null>();

const formatOf = (timeZone: string): Intl.DateTimeFormat | null => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    // not a zone of the time zone database
  }
  if (formats.size < 1000) formats.set(timeZone, format);
  return format;
};

/** Minutes east of UTC for +09:00, +0900, +9, GMT+9; null for anything else and for more than 14 hours. */
const numericOffset = (text: string): number | null => {
  const found = /^(?:GMT|UTC?)?\s*([+\-−])(\d{1,2}):?(\d{2})?$/i.exec(text);
  if (!found) return null;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0);
  return minutes > 14 * 60 ? null : found[1] === '+' ? minutes : -minutes;
};

const offsetAt = (format: Intl.DateTimeFormat, at: number): number =>
  numericOffset(format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? 0;

/**
 * Minutes east of UTC of a zone at a local time.
 * @param zone an offset, an abbreviation or a name of the IANA time zone database, in any case
 * @param wallClock the local time as milliseconds since 1970, as if it were UTC
 * @param nation ISO 3166-1 alpha-2 of the source: decides what IST or CST means
 * @returns null for an unknown zone
 */
export const zoneOffset = (zone: string, wallClock: number, nation?: string | null): number | null => {
  const name = zone.toUpperCase();
  const fixed = numericOffset(zone) ?? (nation ? ofNation[name]?.[nation] : undefined) ?? offsets[name];
  if (fixed !== undefined) return fixed;
  const format = withSummerTime[name] || zone.includes('/') ? formatOf(withSummerTime[name] ?? zone) : null;
  if (!format) return null;
  const first = offsetAt(format, wallClock);
  return offsetAt(format, wallClock - first * 60_000);
};

/** The zone in which the national press of a country with several zones dates. */
const nationalPress: Readonly<Record<string, string>> = {
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MN: 'Asia/Ulaanbaatar',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
};

const zonesOfNations = new Map<string, string | null>();

/** The time zone in which the press of a country dates, by IANA name; null if the country's press has several. */
export const pressZone = (nation: string): string | null => {
  const known = zonesOfNations.get(nation);
  if (known !== undefined) return known;
  let zones: readonly string[] = [];
  try {
    // a part of ECMA-402 that TypeScript does not describe yet
    const locale = new Intl.Locale(`und-${nation}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
    zones = locale.getTimeZones() ?? [];
  } catch {
    // not a country code
  }
  const january = Date.UTC(2026, 0, 15);
  const july = Date.UTC(2026, 6, 15);
  const same = new Set(zones.map((zone) => `${zoneOffset(zone, january)} ${zoneOffset(zone, july)}`));
  const sole = nationalPress[nation] ?? (same.size === 1 ? (zones[0] ?? null) : null);
  if (zonesOfNations.size < 1000) zonesOfNations.set(nation, sole);
  return sole;
};
