import { localTime } from '#web/kit/dates/localTime.ts';

type Value = string | null | undefined;

/** Explains the time zone of the report time, and gives the local time at the source: of its country, or its outlet. */
export const clockHint = (at: Value, country: Value, offset: Value): string => {
  const ofCountry = localTime(at, country);
  if (ofCountry) return `한국 시각입니다. 현지 시각으로는 ${ofCountry.slice(0, 16)}입니다.`;
  const ofOutlet = localTime(at, null, offset);
  return ofOutlet
    ? `한국 시각입니다. 매체 시간대(UTC${offset})로는 ${ofOutlet.slice(0, 16)}입니다.`
    : '한국 시각입니다.';
};
