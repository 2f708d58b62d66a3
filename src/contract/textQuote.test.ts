import { describe, expect, it } from 'vitest';
import { findQuote, quoteOf } from './textQuote.ts';

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
