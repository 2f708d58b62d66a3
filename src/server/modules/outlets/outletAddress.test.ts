import { describe, expect, it } from 'vitest';
import { outletAddress, outletDomain } from './outletAddress.ts';

describe('the address of an outlet', () => {
  it.each([
    'https://www.lemonde.fr/',
    'http://lemonde.fr',
    'https://lemonde.fr/?utm_source=x&fbclid=1',
    'HTTPS://WWW.LeMonde.fr:443/#top',
    'https://www2.lemonde.fr/index.html',
  ])('is the same however %s is written', (url) => expect(outletAddress(url)).toBe('lemonde.fr'));

  it('keeps the path, and what the page is chosen by', () => {
    expect(outletAddress('https://www.bbc.com/korean/')).toBe('bbc.com/korean');
    expect(outletAddress('https://x.example/?lang=ko')).toBe('x.example?lang=ko');
  });

  it.each(['ftp://a.example', 'javascript:1', 'http://localhost/', 'http://10.0.0.1/', 'paper', ''])(
    'is none for %s',
    (url) => expect(outletAddress(url)).toBeNull(),
  );

  it('gives the domain to the outlet that has it for itself', () => {
    expect(outletDomain('https://www.bbc.com/')).toBe('bbc.com');
    expect(outletDomain('https://www.bbc.com/korean')).toBeNull();
  });
});
