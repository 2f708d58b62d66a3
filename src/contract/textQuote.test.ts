import { describe, expect, it } from 'vitest';
import { blockedFor } from '../../tests/helpers/loopDelay.ts';
import { findQuote, quoteFinder, quoteOf, type TextQuote } from './textQuote.ts';

const text = '첫 문단입니다. 한국 영화가 상을 받았다.\n둘째 문단입니다. 한국 영화가 상을 받았다. 끝.';
const quoted = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return quoteOf(text, { start, end: start + words.length });
};
const foundIn = (now: string, quote = quoted('한국 영화가 상을', 30)): string | undefined => {
  const range = findQuote(now, quote);
  return range && now.slice(range.start, range.end);
};

describe('a quoted passage', () => {
  it('of words that stand there twice is the one with its surroundings, even where everything has moved', () => {
    const second = text.indexOf('한국', 30);
    expect(findQuote(text, quoted('한국 영화가 상을', 30))?.start).toBe(second);
    const now = `새로 온 긴 첫 문단입니다.\n${text}`;
    expect(findQuote(now, quoted('한국 영화가 상을', 30))?.start).toBe(second + now.length - text.length);
    expect(findQuote(text, quoted('한국 영화가 상을'))?.start).toBe(text.indexOf('한국'));
  });

  it.each([
    ['with other white space', text.replaceAll('영화가 상을', '영화가\n상을'), '한국 영화가\n상을'],
    [
      'whose own words were corrected',
      '다른 앞. 둘째 문단입니다. 한국 영화들이 상을 받았다. 끝.',
      '한국 영화들이 상을',
    ],
    ['that was removed', '첫 문단입니다.\n둘째 문단입니다. 받았다. 끝.', undefined],
    ['in the place of which other words stand', '둘째 문단입니다. 오늘은 비가 온다 받았다. 끝.', undefined],
    ['of an empty text', '', undefined],
  ])('%s is found, or gone', (_how, now, words) => {
    expect(foundIn(now)).toBe(words);
  });

  it('of the whole text is found after a correction within it', () => {
    expect(foundIn(text.replace('첫 문단', '첫째 문단'), quoteOf(text, { start: 0, end: text.length }))).toBe(
      text.replace('첫 문단', '첫째 문단'),
    );
  });
});

it('many passages of a long text of one word keep nobody waiting, found or gone', async () => {
  const text = 'a'.repeat(200_000);
  const quotes: TextQuote[] = [
    { quote: 'aa', prefix: 'a'.repeat(40), suffix: 'a'.repeat(40), start: 100_000 },
    {
      quote: `${'a'.repeat(40)}b${'a'.repeat(40)}`,
      prefix: 'a'.repeat(40),
      suffix: 'a'.repeat(40),
      start: 5,
    },
    { quote: 'b'.repeat(900), prefix: 'a'.repeat(40), suffix: 'b', start: 100_000 },
  ];
  const found: unknown[] = [];
  const longest = await blockedFor(250, async () => {
    const finder = quoteFinder(text);
    found.length = 0;
    for (let place = 0; place < 60; place += 1) found.push(finder(quotes[place % 3] as TextQuote));
  });
  expect(found.slice(0, 3)).toEqual([{ start: 100_000, end: 100_002 }, undefined, undefined]);
  expect(longest).toBeLessThanOrEqual(250);
});
