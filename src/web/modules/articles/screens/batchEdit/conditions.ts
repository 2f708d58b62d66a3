import { type Period, periods, rangeOf } from '#web/kit/dates/period.ts';

/** The text to find, its replacement, and the articles to search. */
export interface BatchConditions {
  fromText: string;
  toText: string;
  /** Y: matches whole words only. */
  wholeWords: 'Y' | 'N';
  /** Y: a following Korean particle is adapted. */
  fitParticles: 'Y' | 'N';
  /** KOREA, GLOBAL or empty for both. */
  lclsfNm: string;
  ntnId: readonly string[];
  mediaId: readonly string[];
  period: Period;
  /** Registration days, yyyy-MM-dd in Korean time, both included. */
  startDate: string;
  endDate: string;
}

const startPeriod: Period = 'month';

/** Parses the conditions of an address; a relative period counts back from `today`. */
export const readConditions = (search: string, today: string): BatchConditions => {
  const parameters = new URLSearchParams(search);
  const text = (name: string): string => parameters.get(name) ?? '';
  const period = periods.find((one) => one === text('period') && one !== 'all') ?? startPeriod;
  const range =
    period === 'custom' && text('startDate') && text('endDate')
      ? { startDate: text('startDate'), endDate: text('endDate') }
      : rangeOf(period === 'custom' ? startPeriod : period, today);
  return {
    fromText: text('fromText'),
    toText: text('toText'),
    wholeWords: text('wholeWords') === 'Y' ? 'Y' : 'N',
    fitParticles: text('fitParticles') === 'N' ? 'N' : 'Y',
    lclsfNm: text('lclsfNm'),
    ntnId: parameters.getAll('ntnId'),
    mediaId: parameters.getAll('mediaId'),
    period,
    ...range,
  };
};

/** The address of a preview; empty and default values are left out. */
export const searchOf = (conditions: BatchConditions, page = 1): string => {
  const { fromText, toText, wholeWords, fitParticles, lclsfNm, ntnId, mediaId, period, startDate, endDate } =
    conditions;
  const parameters = new URLSearchParams({ fromText });
  if (toText) parameters.set('toText', toText);
  if (wholeWords === 'Y') parameters.set('wholeWords', 'Y');
  if (fitParticles === 'N') parameters.set('fitParticles', 'N');
  if (lclsfNm) parameters.set('lclsfNm', lclsfNm);
  for (const id of ntnId) parameters.append('ntnId', id);
  for (const id of mediaId) parameters.append('mediaId', id);
  if (period !== startPeriod) parameters.set('period', period);
  if (period === 'custom') {
    parameters.set('startDate', startDate);
    parameters.set('endDate', endDate);
  }
  if (page > 1) parameters.set('page', String(page));
  return parameters.toString();
};

/** Parameters of both requests. */
export const paramsOf = ({ period: _period, lclsfNm, ...rest }: BatchConditions) => ({
  ...rest,
  ...(lclsfNm && { lclsfNm }),
});
