import type { ListNeed } from '#contract/listImport.ts';
import { resources } from '#generated/resources/index.ts';
import type { ImportTarget } from '#server/modules/imports/index.ts';

/** Fields that contain a name. */
export const nameFields = ['name', 'mediaKornNm', 'mediaEngNm', 'mediaLclanNm'] as const;

/** What a column of a list of outlets can hold: the member of a list's record, with the heads that lists give it. */
const fields: ImportTarget['fields'] = [
  {
    value: 'url',
    label: '매체 주소(URL)',
    heads:
      'url, 주소, 매체 주소, 홈페이지, 홈페이지 주소, 누리집, 웹사이트, 사이트, 링크, homepage, home page, website, web site, site, link, site url, home url',
  },
  { value: 'domain', label: '도메인', heads: 'domain name, host, 도메인명, 도메인 주소' },
  {
    value: 'name',
    label: '매체명',
    heads:
      '매체, 매체 이름, 이름, 언론사, 언론사명, 신문사, outlet, media, publisher, media name, outlet name, newspaper, title',
  },
  {
    value: 'mediaKornNm',
    label: '매체명(한글)',
    heads: '한글명, 한글 매체명, 국문명, 매체명(국문), korean name, name ko',
  },
  { value: 'mediaEngNm', label: '매체명(영문)', heads: '영문명, 영문 매체명, english name, name en' },
  {
    value: 'mediaLclanNm',
    label: '매체명(현지어)',
    heads: '현지어명, 현지 매체명, 원어명, local name, native name',
  },
  {
    value: 'country',
    label: '국가',
    heads: '국가명, 국가코드, 나라, country code, country name, nation, ntnId',
  },
  { value: 'languages', label: '수집 언어', heads: 'language, lang, 언어, clctLan' },
  {
    value: 'rss',
    label: '피드 주소',
    repeatYn: 'Y',
    heads: 'feed, feeds, rss feed, rss url, feed url, 피드, rss 주소, 수집원, 수집원 주소',
  },
];

const needs: readonly ListNeed[] = [
  {
    anyOf: ['url', 'domain'],
    sentence: '매체 주소(URL)나 도메인이 든 열이 없습니다. 어느 열인지 골라 주세요.',
    requiredYn: 'Y',
  },
  {
    anyOf: ['country'],
    sentence: '국가 열이 없습니다. 도메인으로 나라를 알 수 없는 매체는 국가 없이 등록됩니다.',
    requiredYn: 'N',
  },
  { anyOf: nameFields, sentence: '매체명 열이 없습니다. 도메인을 이름으로 씁니다.', requiredYn: 'N' },
];

/** The columns of lists of outlets. */
export const outletColumns = {
  fields,
  needs,
  unusedHeads: () => (resources.media?.fields ?? []).flatMap(({ name, label }) => [name, label]),
} satisfies Partial<ImportTarget>;
