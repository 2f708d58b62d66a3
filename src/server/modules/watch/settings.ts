import type { watch } from '#generated/tables/index.ts';
import type { WatchSettings } from '#generated/types/watchCalls.ts';

export type Watch = typeof watch.$inferSelect;

/** What somebody set for the new items of a saved search. */
export type Settings = WatchSettings;

/** Settings as sent; absent ones get their defaults. */
export type SettingsGiven = { [Name in keyof Settings]?: Settings[Name] | null | undefined };

const defaults: Settings = {
  freqCd: 'daily',
  sndHm: '08:30',
  sndDy: 1,
  quietBgngHm: null,
  quietEndHm: null,
  wkndYn: 'N',
  hldyYn: 'N',
  bellYn: 'N',
  mailYn: 'N',
  smsYn: 'N',
  maxCnt: 20,
  spikeYn: 'N',
  spikeMinCnt: 10,
  newClstrYn: 'N',
  pauseYn: 'N',
};

/** The settings, complete. */
export const settingsOf = (given: SettingsGiven): Settings =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given[name as keyof Settings] ?? value]),
  ) as unknown as Settings;
