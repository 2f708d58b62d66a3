import type { ListNeed } from '#contract/listImport.ts';
import { resources } from '#generated/resources/index.ts';
import type { ImportTarget } from '#server/modules/imports/index.ts';

/** What a column of a list of articles can hold, named as the product's own export names it, with heads of others. */
const fields: ImportTarget['fields'] = [
  {
    value: 'lclanTtl',
    label: '제목(현지어)',
    heads: '제목, 기사 제목, 원제목, 원문 제목, 제목(원문), title, headline, head line',
  },
  {
    value: 'kornTtl',
    label: '제목(한글)',
    heads: '한글 제목, 번역 제목, 제목(번역), 국문 제목, korean title, title ko',
  },
  {
    value: 'mediaNm',
    label: '매체명',
    heads:
      '매체, 언론사, 언론사명, 신문사, 출처, mediaId, mediaName, media, outlet, publisher, source, source name, site name',
  },
  {
    value: 'mediaDomain',
    label: '매체 주소',
    heads: '매체 도메인, 도메인, 매체 주소(URL), 홈페이지, domain, media domain, host, site, website',
  },
  {
    value: 'url',
    label: 'URL',
    heads: '주소, 기사 주소, 링크, 기사 링크, 원문 링크, 원문 주소, link, article url, permalink',
  },
  {
    value: 'frmTrsfNscvrgDt',
    label: '보도일시',
    heads:
      '보도일, 보도 시각, 기사 날짜, 날짜, 일시, 일자, 게재일, 게재일시, 발행일, 작성일, date, published, published at, publish date, date published, pub date, datetime, time',
  },
  {
    value: 'ntnId',
    label: '국가',
    heads: '국가명, 국가 코드, 나라, country, country code, country name, nation',
  },
  {
    value: 'lang',
    label: '언어',
    heads: '언어 코드, 작성 언어, language, lan, lanCd, language code',
  },
  {
    value: 'articleCn',
    label: '원문',
    heads: '본문, 기사 본문, 내용, 전문, body, text, content',
  },
  {
    value: 'articleTransCn',
    label: '번역문',
    heads: '번역, 번역 본문, 국문 번역, translation, translated text',
  },
  { value: 'lclsfNm', label: '대분류', heads: 'lclsf, section' },
  { value: 'featExtrMclsf', label: '중분류', heads: '분류, class, category' },
  {
    value: 'featExtrKwdList',
    label: '키워드',
    repeatYn: 'Y',
    heads: '핵심어, 주제어, keyword, keywords, tags',
  },
  { value: 'featExtrSmry', label: '요약', heads: '요약문, summary, abstract, description' },
  {
    value: 'jrnlLclanNm',
    label: '기자',
    heads: '기자명, 작성자, 글쓴이, author, byline, journalist',
  },
];

const needs: readonly ListNeed[] = [
  {
    anyOf: ['lclanTtl', 'kornTtl'],
    sentence: '제목이 든 열이 없습니다. 어느 열인지 골라 주세요.',
    requiredYn: 'Y',
  },
  {
    anyOf: ['mediaNm', 'mediaDomain', 'url'],
    sentence: '매체명, 매체 주소, URL 가운데 하나는 있어야 어느 매체의 기사인지 알 수 있습니다.',
    requiredYn: 'Y',
  },
  {
    anyOf: ['frmTrsfNscvrgDt'],
    sentence: '보도일시 열이 없습니다. 보도일시 없이 등록되어 기간으로는 찾을 수 없습니다.',
    requiredYn: 'N',
  },
  {
    anyOf: ['url'],
    sentence: 'URL 열이 없습니다. 이미 있는 기사인지는 매체, 제목, 보도일시로 알아봅니다.',
    requiredYn: 'N',
  },
];

/** The columns of lists of articles. */
export const articleColumns = {
  fields,
  needs,
  unusedHeads: () => (resources.article?.fields ?? []).flatMap(({ name, label }) => [name, label]),
} satisfies Partial<ImportTarget>;
