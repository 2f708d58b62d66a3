import { type Country, countryOf } from './countries.ts';
import { type Outlet, type OutletKind, outlets } from './outlets.ts';
import { random } from './random.ts';
import type { DemoMedia } from './records.ts';

interface KindFacts {
  code: string;
  cycle: string;
  form: string;
  audience: string;
  printed: boolean;
}

const facts: Readonly<Record<OutletKind, KindFacts>> = {
  newspaper: {
    code: 'MEDIA_KND_01',
    cycle: '일간',
    form: '지면·온라인',
    audience: '도시 지역 직장인과 전문직',
    printed: true,
  },
  broadcaster: {
    code: 'MEDIA_KND_02',
    cycle: '매일 06:00~24:00',
    form: '방송·온라인',
    audience: '전 연령 시청자',
    printed: false,
  },
  agency: {
    code: 'MEDIA_KND_03',
    cycle: '수시',
    form: '통신 전송',
    audience: '언론사와 공공기관',
    printed: false,
  },
  magazine: {
    code: 'MEDIA_KND_04',
    cycle: '주간',
    form: '잡지·온라인',
    audience: '문화예술 애호가',
    printed: true,
  },
  online: {
    code: 'MEDIA_KND_05',
    cycle: '수시',
    form: '온라인',
    audience: '20~30대 모바일 이용자',
    printed: false,
  },
  institute: {
    code: 'MEDIA_KND_99',
    cycle: '월간',
    form: '보고서',
    audience: '정책 담당자와 연구자',
    printed: false,
  },
  social: {
    code: 'MEDIA_KND_99',
    cycle: '수시',
    form: '누리소통망',
    audience: '10~30대 이용자',
    printed: false,
  },
};
const fields = ['문화·예술', '한류·콘텐츠', '정치·외교', '경제·산업', '관광', '체육', '사회'];

/** +09:00 */
const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

/** NORTHERN LANTERN → NL */
const abbreviation = (english: string): string => {
  const initials = english
    .split(' ')
    .map((word) => word[0])
    .join('');
  return initials.length > 1 ? initials : english.slice(0, 3);
};

const media = (outlet: Outlet, country: Country, seed: string): DemoMedia => {
  const chance = random(`${seed}/media/${outlet.domain}`);
  const kind = facts[outlet.kind];
  const [city] = country.cities[0] ?? [''];
  const [person] = chance.pick(country.people);
  const interviewed = outlet.main && chance.chance(0.2);
  const year = chance.integer(kind.printed ? 1890 : 1965, 2015);
  const month = String(chance.integer(1, 12)).padStart(2, '0');
  const day = String(chance.integer(1, 28)).padStart(2, '0');
  return {
    dmnNm: outlet.domain,
    url: `https://www.${outlet.domain}`,
    inspUrl: `https://www.${outlet.domain}/culture`,
    ntnId: outlet.ntnId,
    mainMediaYn: outlet.main ? 'Y' : 'N',
    onsiteJrnlMediaYn: chance.chance(0.25) ? 'Y' : 'N',
    mediaKndCd: kind.code,
    crltnCd: kind.printed ? (outlet.main ? 'CRLTN_03' : chance.pick(['CRLTN_01', 'CRLTN_02'])) : null,
    mediaKornNm: outlet.korean,
    mediaEngNm: outlet.english,
    mediaLclanNm: outlet.local,
    mediaAbbrNm: abbreviation(outlet.english),
    eml: `desk@${outlet.domain}`,
    clctLan: country.lang,
    pvsnLan: country.lang === 'en' ? 'en' : `${country.lang}, en`,
    rprsvNm: person,
    fndnYmd: `${year}-${month}-${day}`,
    fnseScl: `연 매출 ${chance.integer(3, 90) * 10}억 원`,
    hdofcLctnAddr: `${country.names[0]} ${city}`,
    presItvwYn: interviewed ? 'Y' : 'N',
    presItvw: interviewed ? `${chance.integer(2019, 2025)}년 서면 인터뷰` : null,
    mngm: `발행인 ${person}`,
    rdr: kind.audience,
    pblcnCyclBcTz: kind.cycle,
    ctrtCoNm: null,
    pblcnRgn: chance.chance(0.6) ? `${country.names[0]} 전역` : `${city} 권역`,
    nscvrgFrm: kind.form,
    mainNscvrgFld: chance.sample(fields, 3).join(', '),
    frSndJrnl: chance.chance(0.5) ? `서울 특파원 ${chance.integer(1, 3)}명` : '없음',
    frBrof: chance.chance(0.4) ? '서울 지국' : '없음',
    adFee: kind.printed ? `전면 ${chance.integer(4, 40) * 100}달러` : null,
    krPtnrshpCo: null,
    refMttr: '시연용으로 만든 가상의 매체입니다.',
    dpcnYn: 'N',
    useYn: 'Y',
    rgnTz: offsetText(country.offset),
    clctMediaNoYn: 'N',
  };
};

/** Whether many, some or none of the demo's articles come from it. */
const rank = ({ kind, main }: Outlet): number =>
  kind === 'institute' || kind === 'social' ? 0 : main ? 2 : 1;

/**
 * All outlets, institutes and social sites of the demo, those with most articles last, because the list of outlets
 * begins with the latest stored.
 */
export const demoMedia = (seed: string): DemoMedia[] =>
  outlets
    .toSorted((one, other) => rank(one) - rank(other))
    .map((outlet) => media(outlet, countryOf(outlet.ntnId), seed));
