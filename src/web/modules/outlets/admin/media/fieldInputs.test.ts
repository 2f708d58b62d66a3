import { describe, expect, it } from 'vitest';
import { utcOf } from './fieldInputs.tsx';

describe('the UTC of an outlet whose country is chosen', () => {
  it('is the country’s while nobody has written one', () => {
    for (const empty of [undefined, null, '']) expect(utcOf(empty, undefined, 'FR')).toBe('+01:00');
  });

  it('follows the country when it was the former country’s own', () => {
    expect(utcOf('+01:00', 'FR', 'JP')).toBe('+09:00');
    expect(utcOf('+09:00', 'JP', 'AQ')).toBe('');
  });

  it('stays where a person wrote another, and where the country is taken away', () => {
    expect(utcOf('+10:00', 'RU', 'JP')).toBeUndefined();
    expect(utcOf('+10:00', undefined, 'JP')).toBeUndefined();
    expect(utcOf('+01:00', 'FR', null)).toBeUndefined();
  });
});
