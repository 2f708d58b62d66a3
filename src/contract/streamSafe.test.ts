import { expect, it } from 'vitest';
import { streamSafe } from './streamSafe.ts';

it('marks upon marks are cut after 256, and no language is touched', () => {
  expect(streamSafe(`a${'\u0301\u0316'.repeat(1_000)}b`)).toBe(`a${'\u0301\u0316'.repeat(128)}b`);
  // longer than what is looked through at once
  expect(streamSafe(`a${'\u0301\u0316'.repeat(2_000_000)}b`)).toBe(`a${'\u0301\u0316'.repeat(128)}b`);
  for (const text of ['한국어', 'Việt Nam'.normalize('NFD'), 'བཀྲ་ཤིས་བདེ་ལེགས', 'ក្រុម', 'שָׁלוֹם', ''])
    expect(streamSafe(text)).toBe(text);
});
