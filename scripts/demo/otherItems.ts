import { collectionFlags, times } from './article.ts';
import { countryOf } from './countries.ts';
import { fillIn, fillInKorean } from './fill.ts';
import { institutes, socialSites } from './outlets.ts';
import { boards, koreanPosts, localPosts, type PostId, postCodes, postKeywords } from './posts.ts';
import type { Random } from './random.ts';
import type { DemoArticle } from './records.ts';
import { regions, reports } from './reports.ts';
import { dramas, foods, groups, inLanguage, topics } from './vocabulary.ts';

const common = {
  chNm: null,
  nscvrgFrmCd: 'NSCVRG_FRM_02',
  relMaoCd: 'REL_MAO_01',
  transOrgnNm: '시연 자료',
  smryOrgnNm: '시연 자료',
  wholSentTransYn: 'Y',
  onsiteMediaArticleYn: 'N',
  anlsYn: 'Y',
} as const;

/** One paper of an institute, in English. */
export const report = (day: number, key: string, chance: Random): DemoArticle => {
  const outlet = chance.pickWeighted(institutes, ({ main }) => (main ? 2 : 1));
  const country = countryOf(outlet.ntnId);
  const paper = chance.pick(reports);
  const region = chance.pick(regions);
  const person = chance.pick(country.people);
  const numbers = { pct: String(chance.integer(12, 74)), year: String(chance.integer(2012, 2022)) };
  // English texts use Latin names, so authors with names in other scripts have only their Korean name.
  const latin = /^[\p{Script=Latin} ]+$/u.test(person[1]) ? person[1] : 'Han Seo-yun';
  const author = latin === person[1] ? person[0] : '한서윤';
  const korean = { ...numbers, region: region[0], person: author };
  const english = { ...numbers, region: region[1], person: latin };
  const translated = paper.paragraphs.map(([text]) => fillInKorean(text, korean));
  return {
    ...common,
    itemKnd: 'thinkTank',
    kornTtl: fillInKorean(paper.titles[0], korean),
    lclanTtl: fillIn(paper.titles[1], english),
    dmnNm: outlet.domain,
    ntnId: outlet.ntnId,
    lanCd: 'en',
    lclsfNm: paper.region,
    featExtrMclsf: paper.code,
    ...times(day, country.offset, chance),
    url: `https://www.${outlet.domain}/papers/${key}`,
    jrnlLclanNm: latin,
    sndngRgnNm: country.cities[0]?.[0] ?? country.names[0],
    articleCn: paper.paragraphs.map(([, text]) => fillIn(text, english)).join('\n'),
    articleTransCn: translated.join('\n'),
    ...collectionFlags(chance),
    featExtr: {
      issue: [paper.keywords[0] ?? ''],
      pern: [author],
      incdnt: [],
      plcy: [],
      inst: [outlet.korean],
      evnt: [],
    },
    featExtrKwdList: [...paper.keywords, region[0]],
    featExtrSmry: translated[1] ?? '',
    siteBbsNm: null,
  };
};

/** One post of a social site. */
export const post = (day: number, key: string, chance: Random): DemoArticle => {
  const outlet = chance.pickWeighted(socialSites, ({ main }) => (main ? 2 : 1));
  const country = countryOf(outlet.ntnId);
  const id = chance.pick(Object.keys(boards) as PostId[]);
  const variant = chance.integer(0, 1);
  const [work, group, food, topic] = [
    chance.pick(dramas),
    chance.pick(groups),
    chance.pick(foods),
    chance.pick(topics),
  ];
  const korean = { work: work.ko, group: group.ko, food: food.ko, topic: topic.ko };
  const { lang } = country;
  const local = {
    work: work.latin,
    group: group.latin,
    food: inLanguage(food, lang),
    topic: inLanguage(topic, lang),
  };
  const [koreanTitle, koreanBody] = koreanPosts[id][variant] ?? ['', ''];
  const [title, body] = localPosts[lang]?.[id][variant] ?? ['', ''];
  const translated = fillInKorean(koreanBody, korean);
  return {
    ...common,
    itemKnd: 'sns',
    kornTtl: fillInKorean(koreanTitle, korean),
    lclanTtl: fillIn(title, local),
    dmnNm: outlet.domain,
    ntnId: outlet.ntnId,
    lanCd: lang,
    lclsfNm: 'KOREA',
    featExtrMclsf: postCodes[id],
    ...times(day, country.offset, chance),
    url: `https://www.${outlet.domain}/posts/${key}`,
    jrnlLclanNm: `user${chance.integer(1000, 9999)}`,
    sndngRgnNm: country.names[0],
    articleCn: fillIn(body, local),
    articleTransCn: translated,
    ...collectionFlags(chance),
    menualYn: 'N',
    featExtr: { issue: ['누리소통망 반응'], pern: [], incdnt: [], plcy: [], inst: [], evnt: [] },
    featExtrKwdList: [...postKeywords[id], country.names[0]],
    featExtrSmry: translated,
    siteBbsNm: `${outlet.korean} ${boards[id]}`,
  };
};
