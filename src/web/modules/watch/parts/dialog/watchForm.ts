import type { WatchChange } from '#web/client/views/watchCalls.ts';
import type { WatchSettings } from '#web/client/views/watched.ts';
import { isTime } from '#web/kit/forms/date/typed.ts';
import { tells } from '../watchState.ts';

/** The settings as they are typed and chosen: a time may be incomplete, and a number without digits is 0. */
export type WatchForm = WatchSettings;

export const limits = { articles: { least: 1, most: 100 }, spike: { least: 3, most: 10_000 } } as const;

export const suggestedQuiet = { quietBgngHm: '22:00', quietEndHm: '07:00' } as const;

/** What is suggested for a search that has not told anything so far. */
const suggested: WatchForm = {
  freqCd: 'daily',
  sndHm: '08:30',
  sndDy: 1,
  quietBgngHm: null,
  quietEndHm: null,
  wkndYn: 'N',
  hldyYn: 'N',
  bellYn: 'Y',
  mailYn: 'Y',
  smsYn: 'N',
  maxCnt: 20,
  spikeYn: 'N',
  spikeMinCnt: 10,
  newClstrYn: 'N',
  pauseYn: 'N',
};

const hasWay = ({ bellYn, mailYn, smsYn }: WatchSettings): boolean => [bellYn, mailYn, smsYn].includes('Y');

/** The form of what is set; a search that was only looked at has settings without any way, which nobody has chosen. */
export const formOf = (settings: WatchSettings | null | undefined): WatchForm =>
  settings && hasWay(settings)
    ? { ...settings, sndHm: settings.sndHm ?? suggested.sndHm, sndDy: settings.sndDy ?? suggested.sndDy }
    : suggested;

export const isTimed = ({ freqCd }: WatchForm): boolean => freqCd === 'daily' || freqCd === 'weekly';

export type FormProblems = Partial<Record<'sndHm' | 'quiet' | 'ways' | 'maxCnt' | 'spikeMinCnt', string>>;

const isWithin = (number: number, { least, most }: { least: number; most: number }): boolean =>
  number >= least && number <= most;

/** What is missing or wrong, by field. */
export const problemsOf = (form: WatchForm): FormProblems => {
  const { quietBgngHm, quietEndHm } = form;
  const { articles, spike } = limits;
  const isQuietWhole = [quietBgngHm, quietEndHm].every((time) => time === null || isTime(time));
  return {
    ...(isTimed(form) && !isTime(form.sndHm ?? '') && { sndHm: '보낼 시각을 넣어 주세요.' }),
    ...(!isQuietWhole && { quiet: '쉬는 시간의 처음과 끝을 모두 넣어 주세요.' }),
    ...(quietBgngHm !== null &&
      quietBgngHm === quietEndHm && { quiet: '처음과 끝이 같습니다. 다른 시각을 넣어 주세요.' }),
    ...(tells(form) && !hasWay(form) && { ways: '받는 길을 하나 이상 골라 주세요.' }),
    ...(!isWithin(form.maxCnt, articles) && {
      maxCnt: `${articles.least}에서 ${articles.most} 사이의 수를 넣어 주세요.`,
    }),
    ...(form.spikeYn === 'Y' &&
      !isWithin(form.spikeMinCnt, spike) && { spikeMinCnt: `${spike.least} 이상의 수를 넣어 주세요.` }),
  };
};

/** The settings as the server takes them; only for a form without problems. */
export const changeOf = (viewId: number, { spikeMinCnt, ...form }: WatchForm): WatchChange => ({
  viewId,
  ...form,
  freqCd: form.freqCd as WatchChange['freqCd'],
  sndHm: isTimed({ spikeMinCnt, ...form }) ? form.sndHm : null,
  sndDy: form.freqCd === 'weekly' ? form.sndDy : null,
  ...(form.spikeYn === 'Y' && { spikeMinCnt }),
});
