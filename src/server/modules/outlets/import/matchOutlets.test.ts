import { describe, expect, it } from 'vitest';
import { listedOutlet } from './listedOutlet.ts';
import { missingFields } from './matchOutlets.ts';

const listed = (change: object = {}) => {
  const record = { domain: 'le-papier.fr', name: 'Le Papier', languages: ['fr'], ...change };
  const { outlet, refused } = listedOutlet(record);
  if (!outlet) throw new Error(refused);
  return outlet;
};
const stored = {
  url: 'https://le-papier.fr',
  dmnNm: 'le-papier.fr',
  ntnId: 'FR',
  mediaKornNm: '르 파피에',
  mediaEngNm: 'LE PAPIER OF A PERSON',
  mediaLclanNm: 'Le Papier de quelqu’un',
  clctLan: 'en',
  rgnTz: '+02:00',
  mdfrId: 'U1',
};

describe('a registered outlet', () => {
  it('keeps what it has', () => expect(missingFields(stored, listed())).toEqual({}));

  it('gets what it lacks, the time by its own country', () => {
    expect(
      missingFields({ ...stored, ntnId: 'BR', mediaEngNm: null, clctLan: '', rgnTz: null }, listed()),
    ).toEqual({ mediaEngNm: 'LE PAPIER', clctLan: 'fr', rgnTz: '-03:00' });
  });

  it('gets a name in place of its domain, unless a person left it so', () => {
    const byDomain = {
      ...stored,
      mediaKornNm: null,
      mediaEngNm: 'le-papier.fr',
      mediaLclanNm: 'le-papier.fr',
    };
    const names = { mediaEngNm: 'LE PAPIER', mediaLclanNm: 'Le Papier' };
    expect(missingFields({ ...byDomain, mdfrId: 'SYSTEM' }, listed())).toEqual(names);
    expect(missingFields(byDomain, listed())).toEqual({});
    expect(missingFields({ ...byDomain, mdfrId: 'SYSTEM' }, listed({ name: 'le-papier.fr' }))).toEqual({
      mediaEngNm: 'LE PAPIER FR',
    });
    expect(missingFields({ ...byDomain, mdfrId: 'SYSTEM' }, listed({ name: null }))).toEqual({});
  });

  it('is not given the domain for a name', () => {
    expect(missingFields({ ...stored, mediaLclanNm: null }, listed({ name: null }))).toEqual({});
  });
});
