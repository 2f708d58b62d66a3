import { expect, it } from 'vitest';
import { clockHint } from './clockHint.ts';

const at = '2026-11-03T09:00:00+09:00';
it.each([
  [at, 'FR', '+05:00', '한국 시각입니다. 현지 시각으로는 2026-11-03 01:00입니다.'],
  [at, 'BR', '-03:00', '한국 시각입니다. 매체 시간대(UTC-03:00)로는 2026-11-02 21:00입니다.'],
  [at, 'BR', undefined, '한국 시각입니다.'],
  [at, null, null, '한국 시각입니다.'],
  [null, 'FR', null, '한국 시각입니다.'],
])('%s in %s at %s: %s', (time, country, offset, words) =>
  expect(clockHint(time, country, offset)).toBe(words),
);
