import { describe, expect, it } from 'vitest';
import { publicAddress } from './sameAddress.ts';

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
