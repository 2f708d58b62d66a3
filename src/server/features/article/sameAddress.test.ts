import { describe, expect, it } from 'vitest';
import { publicAddress, sameAddresses } from './sameAddress.ts';

describe('an address', () => {
  it.each([
    'ftp://news.go.kr/a',
    'javascript:alert(1)',
    'news',
    'http://localhost/a',
    'http://127.0.0.1/a',
    'http://10.1.2.3/a',
    'http://169.254.169.254/latest',
    'http://[::1]/a',
    'http://2130706433/a',
    'http://printer.local/a',
    'http://wiki.corp./a',
  ])('%s is none of the public web', (raw) => expect(publicAddress(raw)).toBeNull());

  it('of the public web is kept as it is', () =>
    expect(publicAddress(' https://www.bbc.com/news/1?at_medium=RSS ')).toBe(
      'https://www.bbc.com/news/1?at_medium=RSS',
    ));
});

describe('the same page', () => {
  it.each([
    'http://bbc.com/news/1',
    'https://bbc.com/news/1/',
    'https://www.bbc.com/news/1?utm_source=x#top',
    'https://WWW.BBC.com:443/news/1',
  ])('is known by %s too', (raw) =>
    expect(sameAddresses(raw).sort()).toEqual(sameAddresses('https://www.bbc.com/news/1').sort()),
  );

  it('is not that of another query or path', () => {
    const known = new Set(sameAddresses('https://a.com/x?id=1'));
    for (const other of ['https://a.com/x?id=2', 'https://a.com/y?id=1', 'https://b.com/x?id=1'])
      expect(sameAddresses(other).some((one) => known.has(one))).toBe(false);
  });

  it('at the root has one path', () => expect(sameAddresses('https://a.com')).toHaveLength(4));
});
