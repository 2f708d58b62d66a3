import type { WatchSettings } from '#web/client/views/watched.ts';

/** on: the user is told; paused: settings are kept, nothing is sent; off: nothing is told. */
export type WatchState = 'on' | 'paused' | 'off';

/** Whether these settings send anything at all, unless they are paused. */
export const tells = ({ freqCd, spikeYn, newClstrYn }: WatchSettings): boolean =>
  freqCd !== 'none' || spikeYn === 'Y' || newClstrYn === 'Y';

export const stateOf = (settings: WatchSettings | null | undefined): WatchState => {
  if (!settings) return 'off';
  if (!tells(settings)) return 'off';
  return settings.pauseYn === 'Y' ? 'paused' : 'on';
};

export const stateWords: Readonly<Record<WatchState, string>> = { on: '켜짐', paused: '멈춤', off: '꺼짐' };
