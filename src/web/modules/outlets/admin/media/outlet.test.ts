import { describe, expect, it } from 'vitest';
import { missingOf, namesOf, statesOf } from './outlet.ts';

const whole = {
  mediaId: 1,
  url: 'https://a.example',
  ntnId: 'FR',
  mediaKndCd: 'MEDIA_KND_01',
  mediaKornNm: '르 몽드',
  mediaEngNm: 'LE MONDE',
  mediaLclanNm: 'Le Monde',
  eml: 'a@a.example',
  fndnYmd: '1944-12-18',
  hdofcLctnAddr: '파리',
  rgnTz: '+01:00',
  useYn: 'Y',
} as const;

describe('an outlet', () => {
  it('is called by its Korean name, else by what there is', () => {
    expect(namesOf(whole)).toEqual({ main: '르 몽드', also: 'Le Monde' });
    expect(namesOf({ mediaId: 7, mediaKornNm: null, mediaLclanNm: 'Le Monde', mediaEngNm: null })).toEqual({
      main: 'Le Monde',
      also: null,
    });
    expect(namesOf({ mediaLclanNm: 'Le Monde', mediaEngNm: 'LE MONDE' }).also).toBeNull();
    expect(namesOf({ mediaId: 7 }).main).toBe('매체 7');
  });

  it('lacks what the form asks for, which is no state of it in the list', () => {
    expect(missingOf(whole)).toEqual([]);
    expect(missingOf({ ...whole, eml: null, rgnTz: '' })).toEqual(['eml', 'rgnTz']);
    expect(statesOf({ ...whole, eml: null })).toEqual([]);
  });

  it('says what is special about it', () => {
    const words = (more: object) => statesOf({ ...whole, ...more }).map(({ word }) => word);
    expect(words({})).toEqual([]);
    expect(words({ useYn: 'N', mrgTrgtMediaId: 3 })).toEqual(['병합됨']);
    expect(words({ useYn: 'N', deleteYn: 'R', mainMediaYn: 'Y' })).toEqual(['미사용', '삭제 요청', '주요']);
  });
});
