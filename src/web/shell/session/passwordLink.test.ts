import { describe, expect, it } from 'vitest';
import { linkTokenOf } from './passwordLink.ts';

describe('a mailed link', () => {
  it.each([
    ['/login', '#link=abc-_1', 'abc-_1'],
    ['/login', '#link=', null],
    ['/login', '', null],
    ['/login', '#other=1', null],
    ['/dashboard', '#link=abc', null],
    ['/login/agreement', '#link=abc', null],
  ])('%s%s carries %s', (pathname, hash, token) => expect(linkTokenOf({ pathname, hash })).toBe(token));
});
