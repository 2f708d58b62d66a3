import { describe, expect, it } from 'vitest';
import { newAddress } from './saveBoard.ts';

describe('the address of a category', () => {
  it.each([
    ['Policy', [], '/a/Policy'],
    ['정책', [], '/a/c1'],
    ['정책', ['/a/c1', '/a/c2'], '/a/c3'],
    ['Policy', ['/a/Policy'], '/a/c1'],
    ['Detail', [], '/a/c1'],
    ['regist', [], '/a/c1'],
    ['a/b', [], '/a/c1'],
    ['한국 News', [], '/a/c1'],
  ])('called %s beside %j is %s', (name, known, address) => {
    expect(newAddress('/a', name, 'c', new Set(known))).toBe(address);
  });
});
