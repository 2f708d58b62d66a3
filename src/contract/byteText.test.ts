import { expect, it } from 'vitest';
import { byteText } from './byteText.ts';

it.each([
  [0, '0B'],
  [999, '999B'],
  [1_010, '1,010B'],
  [1_023.6, '1KB'],
  [1_536, '1.5KB'],
  [2_048, '2KB'],
  [9.96 * 2 ** 10, '10KB'],
  [320_000, '313KB'],
  [2 ** 20 - 1, '1MB'],
  [4_404_019, '4.2MB'],
  [197_778_925, '189MB'],
  [3.5 * 2 ** 30, '3.5GB'],
  [5 * 2 ** 40, '5TB'],
  [5_000 * 2 ** 40, '5,000TB'],
])('%d bytes are %s', (bytes, text) => expect(byteText(bytes)).toBe(text));
