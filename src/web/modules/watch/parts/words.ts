import type { Option } from '#contract/entity.ts';
import type { WatchSettings } from '#web/client/views/watched.ts';
import { formatClock, formatDay } from '#web/kit/dates/kst.ts';

/** When messages are sent, by `freqCd`. */
export const frequencies = [
  { value: 'atOnce', label: '바로' },
  { value: 'hourly', label: '한 시간마다' },
  { value: 'daily', label: '하루 한 번' },
  { value: 'weekly', label: '한 주에 한 번' },
  { value: 'none', label: '보내지 않음' },
] as const satisfies readonly Option[];

/** Days of the week by `sndDy`: 1 is Monday. */
export const weekdays = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** Ways by the codes of a sent message. */
const ways: Readonly<Record<string, string>> = { bell: '화면', mail: '메일', sms: '문자' };

export const wayNames = (codes: readonly string[]): string =>
  codes.map((code) => ways[code] ?? code).join(', ');

const waysOf = ({ bellYn, mailYn, smsYn }: WatchSettings): string =>
  wayNames([
    ...(bellYn === 'Y' ? ['bell'] : []),
    ...(mailYn === 'Y' ? ['mail'] : []),
    ...(smsYn === 'Y' ? ['sms'] : []),
  ]);

/** 매주 월요일 09:00 */
const timeWords = ({ freqCd, sndHm, sndDy }: WatchSettings): string => {
  if (freqCd === 'daily') return `매일 ${sndHm ?? ''}`.trim();
  if (freqCd === 'weekly') return `매주 ${weekdays[(sndDy ?? 1) - 1] ?? ''}요일 ${sndHm ?? ''}`.trim();
  return frequencies.find(({ value }) => value === freqCd)?.label ?? '';
};

/** How a saved search tells, in a few words: `매일 09:00 · 화면, 메일`. */
export const howWords = (settings: WatchSettings): string => {
  const rules = [settings.spikeYn === 'Y' && '갑자기 늘 때', settings.newClstrYn === 'Y' && '새 사건'];
  const when = [settings.freqCd !== 'none' && timeWords(settings), ...rules].filter(Boolean).join(', ');
  return when === '' ? '알리지 않음' : [when, waysOf(settings)].filter(Boolean).join(' · ');
};

/** ISO time → Korean day, weekday and time, `11-03 (화) 09:00`. */
export const momentWords = (iso: string): string => {
  const day = formatDay(iso);
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
  return `${day.slice(5)} (${weekday}) ${formatClock(iso)}`;
};

/** Why a message was sent, by `knd`; new articles are the usual reason. */
export const reasons: Readonly<Record<string, string>> = { spike: '갑자기 늘어남', event: '새 사건' };
