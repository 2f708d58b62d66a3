import { expect, it } from 'vitest';
import { retryAfter } from './download.ts';

const now = new Date('2026-11-20T00:00:00Z');

it.each<[said: string | undefined, seconds: number | null]>([
  ['120', 120],
  [' 0 ', 0],
  ['Fri, 20 Nov 2026 00:10:00 GMT', 600],
  ['Thu, 19 Nov 2026 00:00:00 GMT', 0],
  ['999999999', 604_800],
  ['Fri, 20 Nov 2099 00:00:00 GMT', 604_800],
  ['soon', null],
  ['-5', 0],
  ['', null],
  [undefined, null],
])('Retry-After: %s means %s seconds', (said, seconds) => expect(retryAfter(said, now)).toBe(seconds));
