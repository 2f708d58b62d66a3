import { describe, expect, it } from 'vitest';
import { canonicalUrl, domainOf, storedAddress, webAddress } from './canonicalUrl.ts';

const canonical = (raw: string): string => canonicalUrl(webAddress(raw) ?? '');

describe('a stored address', () => {
  it('is shown without tracking parameters, and stored as given', () => {
    const given = 'https://news.example/a.html?UTM_Source=x&id=3&fbclid=z&b=%b0%a1#top';
    expect(storedAddress(given)).toEqual({
      url: 'https://news.example/a.html?id=3&b=%b0%a1#top',
      givenUrl: given,
    });
    expect(storedAddress('https://bbc.example/news?at_medium=RSS')).toEqual({
      url: 'https://bbc.example/news',
      givenUrl: 'https://bbc.example/news?at_medium=RSS',
    });
  });

  it('without tracking parameters is unchanged to the letter', () => {
    const given = 'https://a.example/?b=2&&a=1';
    expect(storedAddress(given)).toEqual({ url: given, givenUrl: null });
  });
});

describe('a canonical address', () => {
  it('loses tracking parameters in any case', () => {
    expect(canonical('https://news.example/a.html?UTM_Source=x&UTM_Medium=rss&id=3&fbclid=z')).toBe(
      'news.example/a.html?id=3',
    );
    expect(canonical('https://bbc.example/news?at_medium=RSS&at_campaign=rss')).toBe('bbc.example/news');
  });

  it('is the same for any order, host case, default port and fragment', () => {
    const one = canonical('HTTPS://User:pw@News.Example.:443/A?b=2&a=1#top');
    expect(one).toBe('news.example/A?a=1&b=2');
    expect(canonical('https://news.example/A?a=1&&b=2')).toBe(one);
  });

  it('keeps parameters of other encodings apart', () => {
    expect(canonical('https://a.example/?q=%b0%a1')).toBe('a.example?q=%B0%A1');
    expect(canonical('https://a.example/?q=%b0%a1')).not.toBe(canonical('https://a.example/?q=%b3%aa'));
  });

  it('treats escaped and plain Hangul alike', () => {
    expect(canonical('https://a.example/문화')).toBe(canonical('https://a.example/%eb%ac%b8%ed%99%94'));
  });

  it('keeps the fragment only on request', () => {
    expect(canonicalUrl('https://a.example/news/#one', true)).toBe('a.example/news#one');
    expect(canonicalUrl('https://a.example/news/#one')).toBe('a.example/news');
  });

  it.each([
    'http://bbc.com/news/1',
    'https://bbc.com/news/1/',
    'https://www.bbc.com/news/1?utm_source=x#top',
    'https://WWW.BBC.com:443/news/1',
  ])('is the same for %s', (raw) => expect(canonical(raw)).toBe(canonical('https://www.bbc.com/news/1')));

  it('differs by query, path or host', () => {
    for (const other of ['https://a.com/x?id=2', 'https://a.com/y?id=1', 'https://b.com/x?id=1'])
      expect(canonical(other)).not.toBe(canonical('https://a.com/x?id=1'));
  });

  it('does not change if computed again', () => {
    const one = canonical('http://a.example:8080/x?z=1&utm_source=a&b=%7e');
    expect(canonicalUrl(one)).toBe(one);
  });
});

describe('a web address', () => {
  it('is absolute, http or https, with a real host', () => {
    expect(webAddress('/news/uk-1', 'https://www.bbc.com')).toBe('https://www.bbc.com/news/uk-1');
    for (const bad of [
      '',
      'not available',
      '/news/1',
      'ftp://a.example/',
      'javascript:alert(1)',
      'http://local/',
      'https://',
    ]) {
      expect(webAddress(bad), bad).toBeNull();
    }
    expect(webAddress(`https://a.example/${'x'.repeat(2000)}`)).toBeNull();
  });

  it('understands an escaped ampersand', () => {
    expect(webAddress(' https://a.example/?a=1&amp;b=2 ')).toBe('https://a.example/?a=1&b=2');
  });
});

describe('the domain of an outlet', () => {
  it('is the host without www', () => {
    expect(domainOf('https://www.Example.com/a')).toBe('example.com');
    expect(domainOf('www3.nhk.example')).toBe('nhk.example');
    expect(domainOf('tag:example')).toBeNull();
  });
});
