import { describe, expect, it } from 'vitest';
import { mediaInsert } from '#generated/validators/media.ts';
import { englishName, listedOutlet, outletNames } from './listedOutlet.ts';

const record = {
  domain: 'diariandorra.ad',
  name: "Diari d'Andorra",
  url: 'https://www.diariandorra.ad/',
  country: 'AD',
  languages: ['ca'],
  rss: ['https://www.diariandorra.ad/rss/home.xml'],
};
const outletOf = (change: object) => {
  const { outlet, refused } = listedOutlet({ ...record, ...change });
  if (!outlet) throw new Error(refused);
  return outlet;
};
const refusedFor = (change: object) => listedOutlet({ ...record, ...change }).refused;

describe('a record of a list', () => {
  it('is an outlet with its address, country, time, languages and feeds', () => {
    expect(outletOf({})).toEqual({
      mediaKornNm: null,
      mediaEngNm: 'DIARI D ANDORRA',
      mediaLclanNm: "Diari d'Andorra",
      url: 'https://www.diariandorra.ad/',
      canonicalUrl: 'diariandorra.ad',
      dmnNm: 'diariandorra.ad',
      ntnId: 'AD',
      clctLan: 'ca',
      rgnTz: '+01:00',
      isNameless: false,
      feeds: [
        {
          feedUrl: 'https://www.diariandorra.ad/rss/home.xml',
          canonicalUrl: 'diariandorra.ad/rss/home.xml',
        },
      ],
      badFeeds: 0,
    });
  });

  it('needs no more than a domain, which then stands for the name', () => {
    const bare = { domain: 'klankosova.tv', name: null, url: null, country: null, languages: [], rss: [] };
    expect(outletOf(bare)).toMatchObject({
      mediaLclanNm: 'klankosova.tv',
      mediaEngNm: null,
      isNameless: true,
      url: 'https://klankosova.tv/',
      // domains of Tuvalu are sold worldwide
      ntnId: null,
      rgnTz: null,
      clctLan: null,
      feeds: [],
    });
    expect(outletOf({ domain: 'zonalocale.it', url: null, country: null }).ntnId).toBe('IT');
    expect(outletOf({ name: '***' })).toMatchObject({ isNameless: true, mediaLclanNm: 'diariandorra.ad' });
  });

  it('needs no more than an address', () => {
    expect(outletOf({ domain: null, url: 'http://www.chosun.com' })).toMatchObject({
      canonicalUrl: 'chosun.com',
      dmnNm: 'chosun.com',
    });
  });

  it('gets the country that the list as a whole is of', () => {
    const listed = (change: object) => listedOutlet({ ...record, ...change }, { ntnId: 'KR' }).outlet?.ntnId;
    expect(listed({ country: null, domain: 'newsis.com', url: null })).toBe('KR');
    expect(listed({})).toBe('AD');
    expect(listed({ country: null, domain: 'zonalocale.it', url: null })).toBe('IT');
  });

  it('has no domain for itself below the path of another', () => {
    expect(outletOf({ domain: 'bbc.com', url: 'https://www.bbc.com/portuguese' })).toMatchObject({
      canonicalUrl: 'bbc.com/portuguese',
      dmnNm: null,
    });
  });

  it('is known by its domain where the list gives a feed for the first page', () => {
    const feed = { domain: '7sur7.be', url: 'https://www.7sur7.be/home/rss.xml' };
    expect(outletOf(feed)).toMatchObject({ url: 'https://7sur7.be/', dmnNm: '7sur7.be' });
  });

  it('omits repeated and dead feeds, and unknown languages', () => {
    const rss = ['http://a.example/rss', 'https://www.a.example/rss/', 'http://10.0.0.1/rss', 'rss'];
    expect(outletOf({ rss, languages: ['EN', 'al', 'en', 'xx-nothing'] })).toMatchObject({
      feeds: [{ feedUrl: 'http://a.example/rss' }],
      badFeeds: 2,
      clctLan: 'en',
    });
  });

  it.each([
    [{ name: 7 }, 'malformed'],
    [{ domain: null, url: ' ' }, 'noAddress'],
    [{ domain: 'nowhere' }, 'badAddress'],
    [{ url: 'ftp://diariandorra.ad/' }, 'badAddress'],
    [{ domain: null, url: 'http://192.168.0.1/' }, 'badAddress'],
    [{ domain: 'server.local', url: null }, 'badAddress'],
    [{ url: 'https://elsewhere.example/' }, 'mismatch'],
    [{ name: '가'.repeat(201) }, 'nameTooLong'],
    [{ country: 'ZH' }, 'unknownNation'],
  ])('%j is refused: %s', (change, reason) => expect(refusedFor(change)).toBe(reason));
});

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
