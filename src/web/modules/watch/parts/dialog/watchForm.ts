import type { WatchChange } from '#web/client/views/watchCalls.ts';
import type { WatchSettings } from '#web/client/views/watched.ts';
import { isTime } from '#web/kit/forms/date/typed.ts';

/** What is typed and chosen in the form of an alert; times as `HH:mm`. */
export interface WatchForm {
  freqCd: string;
  sndHm: string;
  sndDy: number;
  isQuiet: boolean;
  quietBgngHm: string;
  quietEndHm: string;
  restsOnWeekends: boolean;
  restsOnHolidays: boolean;
  bell: boolean;
  mail: boolean;
  sms: boolean;
  maxCnt: string;
  spike: boolean;
  spikeMinCnt: string;
  newClstr: boolean;
  isPaused: boolean;
}

export const limits = { articles: { least: 1, most: 100 }, spike: { least: 3, most: 10_000 } } as const;

/** What is suggested for a search that has not told anything so far. */
const suggested: WatchForm = {
  freqCd: 'daily',
  sndHm: '08:30',
  sndDy: 1,
  isQuiet: false,
  quietBgngHm: '22:00',
  quietEndHm: '07:00',
  restsOnWeekends: true,
  restsOnHolidays: true,
  bell: true,
  mail: true,
  sms: false,
  maxCnt: '20',
  spike: false,
  spikeMinCnt: '10',
  newClstr: false,
  isPaused: false,
};

/** A search that was only looked at has settings without any way; nobody has chosen them. */
const isChosen = ({ bellYn, mailYn, smsYn }: WatchSettings): boolean => [bellYn, mailYn, smsYn].includes('Y');

export const formOf = (settings: WatchSettings | null | undefined): WatchForm =>
  settings && isChosen(settings)
    ? {
        freqCd: settings.freqCd,
        sndHm: settings.sndHm ?? suggested.sndHm,
        sndDy: settings.sndDy ?? suggested.sndDy,
        isQuiet: settings.quietBgngHm !== null && settings.quietEndHm !== null,
        quietBgngHm: settings.quietBgngHm ?? suggested.quietBgngHm,
        quietEndHm: settings.quietEndHm ?? suggested.quietEndHm,
        restsOnWeekends: settings.wkndYn === 'N',
        restsOnHolidays: settings.hldyYn === 'N',
        bell: settings.bellYn === 'Y',
        mail: settings.mailYn === 'Y',
        sms: settings.smsYn === 'Y',
        maxCnt: String(settings.maxCnt),
        spike: settings.spikeYn === 'Y',
        spikeMinCnt: String(settings.spikeMinCnt),
        newClstr: settings.newClstrYn === 'Y',
        isPaused: settings.pauseYn === 'Y',
      }
    : suggested;

const flag = (isOn: boolean) => (isOn ? ('Y' as const) : ('N' as const));

/** True if these settings send anything at all, unless they are paused. */
export const tells = ({ freqCd, spike, newClstr }: WatchForm): boolean =>
  freqCd !== 'none' || spike || newClstr;

export type FormProblems = Partial<Record<'sndHm' | 'quiet' | 'ways' | 'maxCnt' | 'spikeMinCnt', string>>;

const isWithin = (text: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What is missing or wrong, by field. */
export const problemsOf = (form: WatchForm): FormProblems => {
  const isTimed = form.freqCd === 'daily' || form.freqCd === 'weekly';
  const quietTimes = [form.quietBgngHm, form.quietEndHm];
  const { articles, spike } = limits;
  return {
    ...(isTimed && !isTime(form.sndHm) && { sndHm: '보낼 시각을 넣어 주세요.' }),
    ...(form.isQuiet && !quietTimes.every(isTime) && { quiet: '쉬는 시간의 처음과 끝을 모두 넣어 주세요.' }),
    ...(form.isQuiet &&
      form.quietBgngHm === form.quietEndHm && { quiet: '처음과 끝이 같습니다. 다른 시각을 넣어 주세요.' }),
    ...(tells(form) && !(form.bell || form.mail || form.sms) && { ways: '받는 길을 하나 이상 골라 주세요.' }),
    ...(!isWithin(form.maxCnt, articles) && {
      maxCnt: `${articles.least}에서 ${articles.most} 사이의 수를 넣어 주세요.`,
    }),
    ...(form.spike &&
      !isWithin(form.spikeMinCnt, spike) && { spikeMinCnt: `${spike.least} 이상의 수를 넣어 주세요.` }),
  };
};

/** The settings as the server takes them; only for a form without problems. */
export const changeOf = (viewId: number, form: WatchForm): WatchChange => ({
  viewId,
  freqCd: form.freqCd as WatchChange['freqCd'],
  sndHm: form.freqCd === 'daily' || form.freqCd === 'weekly' ? form.sndHm : null,
  sndDy: form.freqCd === 'weekly' ? form.sndDy : null,
  quietBgngHm: form.isQuiet ? form.quietBgngHm : null,
  quietEndHm: form.isQuiet ? form.quietEndHm : null,
  wkndYn: flag(!form.restsOnWeekends),
  hldyYn: flag(!form.restsOnHolidays),
  bellYn: flag(form.bell),
  mailYn: flag(form.mail),
  smsYn: flag(form.sms),
  maxCnt: Number(form.maxCnt),
  spikeYn: flag(form.spike),
  ...(form.spike && { spikeMinCnt: Number(form.spikeMinCnt) }),
  newClstrYn: flag(form.newClstr),
  pauseYn: flag(form.isPaused),
});
