import { describe, expect, it } from 'vitest';
import { countryCode, countryOfDomain } from './isoCodes.ts';

describe('a country', () => {
  it('is an ISO code in upper case', () => {
    expect(countryCode(' kr ')).toBe('KR');
    expect(countryCode('uk')).toBe('GB');
    for (const bad of ['', 'KOR', 'ZZ', 'EU', '대한민국', 'Q1']) expect(countryCode(bad), bad).toBeNull();
  });

  it('is told by the domain of an outlet where that says anything', () => {
    expect(countryOfDomain('yna.co.kr')).toBe('KR');
    expect(countryOfDomain('bbc.co.uk')).toBe('GB');
    for (const domain of ['bbc.com', 'news.io', 'start.me', 'a.eu'])
      expect(countryOfDomain(domain)).toBeNull();
  });
});
