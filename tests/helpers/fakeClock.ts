import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A wall clock for programs started with its variables; the monotonic clock stays real. */
export interface FakeClock {
  variables: Record<string, string>;
  /** Sets it to this many hours from the machine's clock. */
  jump(hours: number): void;
  remove(): void;
}

/** libfaketime, as installed by Debian and Fedora; undefined if missing. */
const library = globSync('/usr/lib{,64}/{*/,}faketime/libfaketimeMT.so.1')[0];

/** @returns undefined if the machine has no libfaketime */
export const fakeClock = (): FakeClock | undefined => {
  if (!library) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'offset');
  const jump = (hours: number): void => writeFileSync(file, `${hours < 0 ? '' : '+'}${hours}h\n`);
  jump(0);
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    jump,
    remove: () => rmSync(folder, { recursive: true }),
  };
};
