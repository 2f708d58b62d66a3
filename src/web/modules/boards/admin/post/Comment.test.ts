import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../../tests/helpers/processorTime.ts';
import { linkedText } from './Comment.tsx';

const hrefs = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

describe('a text that somebody typed', () => {
  it.each([
    ['보세요 https://a.kr/b?c=1&d=2#e 그리고', ['https://a.kr/b?c=1&d=2#e']],
    ['https://a.kr/b에서 보듯이, (http://c.kr)는', ['https://a.kr/b', 'http://c.kr']],
    ['https://ko.wikipedia.org/wiki/K팝', ['https://ko.wikipedia.org/wiki/K팝']],
    ['https://ko.wikipedia.org/wiki/대한민국', ['https://ko.wikipedia.org/wiki/대한민국']],
    ['(https://a.kr/b).', ['https://a.kr/b']],
    ['https://en.wikipedia.org/wiki/K-pop_(genre), 끝', ['https://en.wikipedia.org/wiki/K-pop_(genre)']],
    ['www.korea.kr에서, a@www.b.kr와 x.www.c.kr', ['https://www.korea.kr']],
    ['“http://a.kr”와 https://b.kr!', ['http://a.kr', 'https://b.kr']],
    ['javascript:alert(1) data:text/html,x http:// a.kr', []],
    ['', []],
  ])('%s', (text, expected) => expect(hrefs(text)).toEqual(expected));

  it('is whole in its pieces', () => {
    const text = '앞 https://a.kr, 뒤\n(http://b.kr/x)';
    expect(
      linkedText(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('is read in one go, however long it is', () => {
    const text = `https://${'a)'.repeat(100_000)} ${'http://'.repeat(50_000)}`;
    expect(processorTime(() => linkedText(text))).toBeLessThan(1_000);
  });
});
