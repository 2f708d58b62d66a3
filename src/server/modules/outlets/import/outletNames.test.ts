import { describe, expect, it } from 'vitest';
import { mediaInsert } from '#generated/validators/media.ts';
import { englishName, outletNames } from './listedOutlet.ts';

const refused = (field: string, value: string | null): string[] =>
  (mediaInsert.check({ [field]: value }).problems ?? [])
    .filter(({ name, kind }) => name === field && kind === 'invalid')
    .map(({ message }) => message);

describe('the name of a listed outlet', () => {
  it.each([
    ["Diari d'Andorra", 'DIARI D ANDORRA'],
    ['20 Minuten', '20 MINUTEN'],
    ['The Times & Star', 'THE TIMES AND STAR'],
    ['Saturday’s Women’s Paper', 'SATURDAYS WOMENS PAPER'],
    ["N'Djamena Actu", 'N DJAMENA ACTU'],
    ['Cameroon-Info.net', 'CAMEROON INFO NET'],
    ['National News Agency (NNA)', 'NATIONAL NEWS AGENCY NNA'],
    ['Süddeutsche Zeitung', 'SUDDEUTSCHE ZEITUNG'],
    ['Straße & Ærø', 'STRASSE AND AERO'],
    ['Téla Nón', 'TELA NON'],
    ['Canal+', 'CANAL PLUS'],
    ['Azərbaycan', 'AZARBAYCAN'],
    ['Newtalk (新頭殼)', 'NEWTALK'],
    ['Татар-информ (Tatar-inform)', 'TATAR INFORM'],
  ])('%s stays as it is written, and is found as %s', (name, english) => {
    expect(outletNames(name)).toEqual({ mediaKornNm: null, mediaEngNm: english, mediaLclanNm: name });
    expect(refused('mediaEngNm', english)).toEqual([]);
  });

  it.each(['朝日新聞', 'الأهرام', 'Ведомости', '24 ჟამი', 'Ɂəhdzo'])('%s has no English one', (name) => {
    expect(outletNames(name)).toEqual({ mediaKornNm: null, mediaEngNm: null, mediaLclanNm: name });
  });

  it('of Hangul is the Korean one', () => {
    expect(outletNames('한겨레신문')).toEqual({
      mediaKornNm: '한겨레신문',
      mediaEngNm: null,
      mediaLclanNm: null,
    });
    expect(outletNames('시사IN')).toEqual({ mediaKornNm: '시사IN', mediaEngNm: null, mediaLclanNm: null });
    expect(refused('mediaKornNm', '한겨레신문')).toEqual([]);
  });

  it('of signs alone is no English one', () => expect(englishName('24/7 – !')).toBeNull());
});
