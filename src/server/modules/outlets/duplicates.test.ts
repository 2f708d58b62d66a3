import { describe, expect, it } from 'vitest';
import { sameFields } from './duplicates.ts';

const le = { ntnId: 'FR', mediaKornNm: '르 몽드', mediaEngNm: 'LE MONDE', mediaAbbrNm: 'LM', eml: 'a@lm.fr' };

describe('two outlets seem to be one', () => {
  it('by a name in the same country, whatever its case', () =>
    expect(sameFields(le, { ntnId: 'FR', mediaEngNm: 'le monde' })).toEqual(['mediaEngNm']));

  it('not by the same name in another country', () =>
    expect(sameFields(le, { ntnId: 'BE', mediaEngNm: 'LE MONDE', mediaAbbrNm: 'LM' })).toEqual([]));

  it('by their e-mail address anywhere', () =>
    expect(sameFields(le, { ntnId: 'BE', eml: 'A@LM.FR' })).toEqual(['eml']));

  it('by the site that both stand on, whatever its page', () => {
    const bbc = { ntnId: 'GB', url: 'https://www.bbc.com/portuguese' };
    expect(sameFields(bbc, { ntnId: 'BR', url: 'http://bbc.com' })).toEqual(['url']);
    expect(sameFields(bbc, { ntnId: 'GB', url: 'https://news.bbc.co.uk' })).toEqual([]);
    expect(sameFields({ url: null }, { url: null })).toEqual([]);
  });

  it('not by what both leave empty', () =>
    expect(sameFields({ ntnId: 'FR' }, { ntnId: 'FR', eml: '' })).toEqual([]));
});
