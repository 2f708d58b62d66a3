import { describe, expect, it } from 'vitest';
import { utcOffset } from './utcOffset.ts';

const accepted: readonly (readonly [string, string])[] = [
  ['+09:00', '+09:00'],
  ['+9', '+09:00'],
  ['-3:30', '-03:30'],
  ['+0900', '+09:00'],
  ['UTC+9', '+09:00'],
  ['UTC+0900', '+09:00'],
  ['utc-5', '-05:00'],
  ['GMT +5', '+05:00'],
  ['GMT', '+00:00'],
  ['-0', '+00:00'],
  ['UTC', '+00:00'],
  ['+14', '+14:00'],
  ['-12:00', '-12:00'],
];
const refused = [
  '',
  ' ',
  'KST',
  '+',
  '+15',
  '+14:30',
  '-12:30',
  '-13',
  '+9:60',
  '9',
  '+123',
  '+09:00:00',
  'UTC+x',
];

describe('a distance from UTC', () => {
  it.each(accepted)('%s is %s', (text, offset) => expect(utcOffset(text)).toBe(offset));

  it.each(refused)('%j is none', (text) => expect(utcOffset(text)).toBeNull());
});
