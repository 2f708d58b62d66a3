import type { WatchSettings } from '#web/client/views/watched.ts';

/** on: the user is told; paused: settings are kept, nothing is sent; off: nothing is told. */
export type WatchState = 'on' | 'paused' | 'off';

export const stateOf = (settings: WatchSettings | null | undefined): WatchState => {
  if (!settings) return 'off';
  const tells = settings.freqCd !== 'none' || settings.spikeYn === 'Y' || settings.newClstrYn === 'Y';
  if (!tells) return 'off';
  return settings.pauseYn === 'Y' ? 'paused' : 'on';
};

export const stateWords: Readonly<Record<WatchState, string>> = { on: '켜짐', paused: '멈춤', off: '꺼짐' };
