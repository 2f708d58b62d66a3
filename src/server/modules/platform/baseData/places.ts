import { countries } from 'countries-list';

export interface BaseNation {
  ntnId: string;
  ntnNm: string;
  ntnEngNm: string;
  ctnCd: string;
  ntnno: string | null;
}

const koreanRegion = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' });

/** Names used by Korean authorities where the one of Intl is longer or contains a parenthesis. */
const officialNames: Record<string, string> = {
  CD: '콩고민주공화국',
  CG: '콩고공화국',
  CZ: '체코',
  HK: '홍콩',
  MO: '마카오',
  MM: '미얀마',
  PS: '팔레스타인',
};

/** Every country of ISO 3166-1, with a Korean name that an administrator may change. */
export const baseNations = (): BaseNation[] =>
  Object.entries(countries).flatMap(([ntnId, country]) => {
    const ntnNm = officialNames[ntnId] ?? koreanRegion.of(ntnId);
    if (!ntnNm) return [];
    const [phone] = country.phone;
    return [
      {
        ntnId,
        ntnNm,
        ntnEngNm: country.name,
        ctnCd: `CTN_${country.continent}`,
        ntnno: phone ? String(phone) : null,
      },
    ];
  });

/** Languages of the world's press, BCP 47. Collection and the administration screen add more. */
const languages = (
  'ko en ja zh zh-Hant fr de es pt it nl ru uk pl cs sk hu ro bg sr hr sl mk sq el tr az ka hy kk ky uz tg tk mn ' +
  'ar fa he ur ps ku hi bn ta te ml kn mr gu pa si ne dz th lo km my vi id ms fil jv su sv no nb da fi is et lv lt ' +
  'ga cy eu ca gl fo kl dv mt sw am ti so om ha yo ig zu xh af st sn rw ln lg mg eo la be bs lb ka ug bo'
).split(' ');

export const baseLanguages = (): { lanCd: string; lanNm: string; lanEngNm: string }[] => {
  const korean = new Intl.DisplayNames('ko', { type: 'language' });
  const english = new Intl.DisplayNames('en', { type: 'language' });
  return [...new Set(languages)].map((lanCd) => ({
    lanCd,
    lanNm: korean.of(lanCd) ?? lanCd,
    lanEngNm: english.of(lanCd) ?? lanCd,
  }));
};
