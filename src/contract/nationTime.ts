/** IANA zone of the capital → countries (ISO 3166-1 alpha-2) with that time. From tzdata, public domain. */
const zones: Readonly<Record<string, string>> = {
  'Africa/Abidjan': 'BF CI GH GM GN IS ML MR SH SL SN TG',
  'Africa/Algiers': 'DZ',
  'Africa/Bissau': 'GW',
  'Africa/Cairo': 'EG',
  'Africa/Casablanca': 'MA',
  'Africa/El_Aaiun': 'EH',
  'Africa/Johannesburg': 'LS SZ ZA',
  'Africa/Juba': 'SS',
  'Africa/Khartoum': 'SD',
  'Africa/Lagos': 'AO BJ CD CF CG CM GA GQ NE NG',
  'Africa/Maputo': 'BI BW MW MZ RW ZM ZW',
  'Africa/Monrovia': 'LR',
  'Africa/Nairobi': 'DJ ER ET KE KM MG SO TZ UG YT',
  'Africa/Ndjamena': 'TD',
  'Africa/Sao_Tome': 'ST',
  'Africa/Tripoli': 'LY',
  'Africa/Tunis': 'TN',
  'Africa/Windhoek': 'NA',
  'America/Argentina/Buenos_Aires': 'AR',
  'America/Asuncion': 'PY',
  'America/Barbados': 'BB',
  'America/Belize': 'BZ',
  'America/Bogota': 'CO',
  'America/Caracas': 'VE',
  'America/Cayenne': 'GF',
  'America/Costa_Rica': 'CR',
  'America/El_Salvador': 'SV',
  'America/Grand_Turk': 'TC',
  'America/Guatemala': 'GT',
  'America/Guayaquil': 'EC',
  'America/Guyana': 'GY',
  'America/Havana': 'CU',
  'America/Jamaica': 'JM',
  'America/La_Paz': 'BO',
  'America/Lima': 'PE',
  'America/Managua': 'NI',
  'America/Martinique': 'MQ',
  'America/Mexico_City': 'MX',
  'America/Miquelon': 'PM',
  'America/Montevideo': 'UY',
  'America/New_York': 'US',
  'America/Nuuk': 'GL',
  'America/Panama': 'KY PA',
  'America/Paramaribo': 'SR',
  'America/Port-au-Prince': 'HT',
  'America/Puerto_Rico': 'AG AI AW BL BQ CW DM GD GP KN LC MF MS PR SX TT VC VG VI',
  'America/Santiago': 'CL',
  'America/Santo_Domingo': 'DO',
  'America/Sao_Paulo': 'BR',
  'America/Tegucigalpa': 'HN',
  'America/Toronto': 'BS CA',
  'Asia/Almaty': 'KZ',
  'Asia/Amman': 'JO',
  'Asia/Ashgabat': 'TM',
  'Asia/Baghdad': 'IQ',
  'Asia/Baku': 'AZ',
  'Asia/Bangkok': 'CX KH LA TH',
  'Asia/Beirut': 'LB',
  'Asia/Bishkek': 'KG',
  'Asia/Colombo': 'LK',
  'Asia/Damascus': 'SY',
  'Asia/Dhaka': 'BD',
  'Asia/Dili': 'TL',
  'Asia/Dubai': 'AE OM RE SC',
  'Asia/Dushanbe': 'TJ',
  'Asia/Hebron': 'PS',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Hong_Kong': 'HK',
  'Asia/Jakarta': 'ID',
  'Asia/Jerusalem': 'IL',
  'Asia/Kabul': 'AF',
  'Asia/Karachi': 'PK',
  'Asia/Kathmandu': 'NP',
  'Asia/Kolkata': 'IN',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Kuching': 'BN',
  'Asia/Macau': 'MO',
  'Asia/Manila': 'PH',
  'Asia/Nicosia': 'CY',
  'Asia/Pyongyang': 'KP',
  'Asia/Qatar': 'BH QA',
  'Asia/Riyadh': 'KW SA YE',
  'Asia/Seoul': 'KR',
  'Asia/Shanghai': 'CN',
  'Asia/Singapore': 'SG',
  'Asia/Taipei': 'TW',
  'Asia/Tashkent': 'UZ',
  'Asia/Tbilisi': 'GE',
  'Asia/Tehran': 'IR',
  'Asia/Thimphu': 'BT',
  'Asia/Tokyo': 'JP',
  'Asia/Ulaanbaatar': 'MN',
  'Asia/Yangon': 'CC MM',
  'Asia/Yerevan': 'AM',
  'Atlantic/Bermuda': 'BM',
  'Atlantic/Cape_Verde': 'CV',
  'Atlantic/Faroe': 'FO',
  'Atlantic/South_Georgia': 'GS',
  'Atlantic/Stanley': 'FK',
  'Australia/Sydney': 'AU',
  'Europe/Andorra': 'AD',
  'Europe/Athens': 'GR',
  'Europe/Belgrade': 'BA HR ME MK RS SI XK',
  'Europe/Berlin': 'DE DK NO SE SJ',
  'Europe/Brussels': 'BE LU NL',
  'Europe/Bucharest': 'RO',
  'Europe/Budapest': 'HU',
  'Europe/Chisinau': 'MD',
  'Europe/Dublin': 'IE',
  'Europe/Gibraltar': 'GI',
  'Europe/Helsinki': 'AX FI',
  'Europe/Istanbul': 'TR',
  'Europe/Kyiv': 'UA',
  'Europe/Lisbon': 'PT',
  'Europe/London': 'GB GG IM JE',
  'Europe/Madrid': 'ES',
  'Europe/Malta': 'MT',
  'Europe/Minsk': 'BY',
  'Europe/Moscow': 'RU',
  'Europe/Paris': 'FR MC',
  'Europe/Prague': 'CZ SK',
  'Europe/Riga': 'LV',
  'Europe/Rome': 'IT SM VA',
  'Europe/Sofia': 'BG',
  'Europe/Tallinn': 'EE',
  'Europe/Tirane': 'AL',
  'Europe/Vienna': 'AT',
  'Europe/Vilnius': 'LT',
  'Europe/Warsaw': 'PL',
  'Europe/Zurich': 'CH LI',
  'Indian/Chagos': 'IO',
  'Indian/Maldives': 'MV',
  'Indian/Mauritius': 'MU',
  'Pacific/Apia': 'WS',
  'Pacific/Auckland': 'NZ',
  'Pacific/Efate': 'VU',
  'Pacific/Fakaofo': 'TK',
  'Pacific/Fiji': 'FJ',
  'Pacific/Guadalcanal': 'FM SB',
  'Pacific/Guam': 'GU MP',
  'Pacific/Nauru': 'NR',
  'Pacific/Niue': 'NU',
  'Pacific/Norfolk': 'NF',
  'Pacific/Noumea': 'NC',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Palau': 'PW',
  'Pacific/Pitcairn': 'PN',
  'Pacific/Port_Moresby': 'PG',
  'Pacific/Rarotonga': 'CK',
  'Pacific/Tahiti': 'PF',
  'Pacific/Tarawa': 'KI MH TV WF',
  'Pacific/Tongatapu': 'TO',
};

const zoneOf = new Map(
  Object.entries(zones).flatMap(([zone, nations]) => nations.split(' ').map((ntnId) => [ntnId, zone])),
);

/** The offset as `+09:00`. */
const offsetAt = (zone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
};

const minutes = (offset: string): number => {
  const [hours = 0, rest = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + rest);
};

/** By zone and year: asking Intl takes a third of a millisecond, and a list names thousands of outlets. */
const known = new Map<string, string>();

/**
 * Standard time of a country's capital as `+HH:MM`: its winter offset, in either hemisphere, by the rules of the year
 * of `now`. Null for a country without a capital and for an unknown country.
 */
export const standardOffset = (ntnId: string, now: Date = new Date()): string | null => {
  const zone = zoneOf.get(ntnId);
  if (zone === undefined) return null;
  const year = now.getUTCFullYear();
  const cached = known.get(`${zone} ${year}`);
  if (cached !== undefined) return cached;
  const [january = '', july = ''] = [0, 6].map((month) =>
    offsetAt(zone, new Date(Date.UTC(year, month, 15))),
  );
  const standard = minutes(january) <= minutes(july) ? january : july;
  known.set(`${zone} ${year}`, standard);
  return standard;
};
