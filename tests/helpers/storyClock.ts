import { resolve } from 'node:path';

/** The time at which browser stories start: an ordinary working day, Korean time. */
export const storyStart = new Date('2026-11-18T14:00:00+09:00');

const variable = 'CLOCK_OFFSET_MS';

/** Sets the clock of this run, for all processes that it starts from now on. */
export const setStoryClock = (): void => {
  process.env[variable] = String(storyStart.getTime() - Date.now());
};

/** Milliseconds between the clock of stories and the machine's; 0 if none is set. */
export const clockOffset = (): number => Number(process.env[variable] ?? 0);

/** Environment and Node arguments that give a program the clock of this run. */
export const withStoryClock = (): { env: Record<string, string>; args: string[] } =>
  clockOffset() === 0
    ? { env: {}, args: [] }
    : {
        env: { [variable]: String(clockOffset()) },
        args: ['--import', resolve(import.meta.dirname, 'setClock.mjs')],
      };
