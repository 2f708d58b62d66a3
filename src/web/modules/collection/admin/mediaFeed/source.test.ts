import { expect, it } from 'vitest';
import { visitIntervalText, withScheme } from './source.ts';

it.each([
  [5, '5분마다'],
  [60, '1시간마다'],
  [90, '90분마다'],
  [720, '12시간마다'],
  [1_440, '1일마다'],
  [10_080, '7일마다'],
  [null, '-'],
])('an interval of %s minutes is %s', (minutes, words) => expect(visitIntervalText(minutes)).toBe(words));

it.each([
  ['news.example.com/rss', 'https://news.example.com/rss'],
  ['example.com', 'https://example.com'],
  ['http://example.com/rss', 'http://example.com/rss'],
  ['ftp://x.y/z', 'ftp://x.y/z'],
  ['https://', 'https://'],
  ['not an address', 'not an address'],
])('%s is asked as %s', (typed, asked) => expect(withScheme(typed)).toBe(asked));
