import { describe, expect, it } from 'vitest';
import { processorTime } from '../../tests/helpers/processorTime.ts';
import { writtenParts } from './queryTokens.ts';
import { type Combine, countCombined, countTerms, readTypedQuery, type TypedQuery } from './typedQuery.ts';
import { exclusionProblem, queryHint, queryProblem, understoodQuery } from './typedQueryWords.ts';

/** A query on one line: `&` all, `|` any, `!` none, `~5` near, `=` a fact. */
const printed = (query: TypedQuery): string => {
  if (query.is === 'fact') return `${query.field}=${query.value}`;
  if (query.is === 'term' || query.is === 'near') {
    const words = query.words.map(({ text, isPhrase, isPrefix }) =>
      isPhrase ? `"${text}"` : text + (isPrefix ? '*' : ''),
    );
    return (
      (query.field ? `${query.field}:` : '') + words.join(query.is === 'near' ? `~${query.distance}~` : ' ')
    );
  }
  if (query.is === 'not') return `!${printed(query.of)}`;
  return `[${query.of.map(printed).join(query.is === 'all' ? ' & ' : ' | ')}]`;
};
const read = (text: string, combine: Combine = 'AND') =>
  readTypedQuery(text, combine).map(({ query }) => printed(query));

describe('what is typed into a search field', () => {
  it.each<[string, string[]]>([
    // words, phrases and commas
    ['한복', ['한복']],
    ['한복 김치', ['한복 김치']],
    ['한복, 김치，전시、', ['한복', '김치', '전시']],
    ['"한복 전시"', ['"한복 전시"']],
    ['“1,000만 관객”, 영화', ['"1,000만 관객"', '영화']],
    ['"한복 전시" 서울', ['"한복 전시" 서울']],
    ['그는"한류"라고', ['그는 "한류" 라고']],
    ['"끝이 없는, 인용', ['"끝이 없는', '인용']],
    ['""', ['""']],
    ['"", 한류', ['한류']],
    ['  ', []],
    // any
    ['한복 OR 김치', ['[한복 | 김치]']],
    ['한복 | 김치', ['[한복 | 김치]']],
    ['한복|김치｜전시', ['[한복 | 김치 | 전시]']],
    ['한복 또는 김치', ['[한복 | 김치]']],
    ['한복 OR "김치 전시" OR 서울', ['[한복 | "김치 전시" | 서울]']],
    // all
    ['한복 AND 김치', ['한복 김치']],
    ['한복 그리고 김치', ['한복 김치']],
    ['+한복 +김치', ['한복 김치']],
    // none
    ['한복 -전시', ['[한복 & !전시]']],
    ['한복 NOT 전시', ['[한복 & !전시]']],
    ['한복 AND NOT 전시', ['[한복 & !전시]']],
    ['한복 －전시 −공연', ['[한복 & !전시 & !공연]']],
    ['한복 -"전통 의상"', ['[한복 & !"전통 의상"]']],
    ['-전시 한복', ['[한복 & !전시]']],
    ['-전시', ['!전시']],
    ['한복 NOT -전시', ['한복 전시']],
    // AND binds tighter than OR
    ['한복 서울 OR 김치 부산', ['[한복 서울 | 김치 부산]']],
    ['한복 OR 김치 -전시', ['[한복 | [김치 & !전시]]']],
    ['한복 AND 서울 OR 김치', ['[한복 서울 | 김치]']],
    // parentheses
    ['(한복 OR 김치) 서울', ['[서울 & [한복 | 김치]]']],
    ['(한복 OR 김치)-전시', ['[[한복 | 김치] & !전시]']],
    ['（한복　ＯＲ　김치）－전시', ['[[한복 | 김치] & !전시]']],
    ['한복 NOT(전시)', ['[한복 & !전시]']],
    ['한복 AND(전시)', ['한복 전시']],
    ['SAND(전시)', ['SAND(전시)']],
    ['constructor', ['constructor']],
    ['한복 -toString', ['[한복 & !toString]']],
    ['(한복 OR 김치) -전시', ['[[한복 | 김치] & !전시]']],
    ['한복 -(전시 OR 공연)', ['[한복 & ![전시 | 공연]]']],
    ['한복 -(전시 공연)', ['[한복 & !전시 공연]']],
    ['((한복))', ['한복']],
    ['(한복 OR (김치 OR 전시))', ['[한복 | 김치 | 전시]']],
    ['（한복 OR 김치） 전시', ['[전시 & [한복 | 김치]]']],
    ['(한복, 김치) 전시', ['한복 김치 전시']],
    ['한복 (OR) 김치', ['한복 OR 김치'.replace(' OR', '')]],
    // fields
    ['제목:한복', ['title:한복']],
    ['title:hanbok 전시', ['[전시 & title:hanbok]']],
    ['제목:"한복 전시" 서울', ['[서울 & title:"한복 전시"]']],
    ['본문：한복', ['body:한복']],
    ['제목:(한복 OR 김치)', ['[title:한복 | title:김치]']],
    ['-제목:한복 전시', ['[전시 & !title:한복]']],
    ['국가:프랑스 한복', ['[한복 & nation=프랑스]']],
    ['국가:(프랑스 OR 독일)', ['[nation=프랑스 | nation=독일]']],
    ['매체:"New York Times"', ['outlet=New York Times']],
    ['매체:(New York Times)', ['outlet=New York Times']],
    ['점수:>60, 기간:7d', ['score=>60', 'reported=7d']],
    ['한복 -국가:일본', ['[한복 & !nation=일본]']],
    ['키워드:NOT', ['keyword=NOT']],
    ['COUNTRY:FR', ['nation=FR']],
    ['제목: 한복', ['제목: 한복']],
    ['한복:전시', ['한복:전시']],
    ['https://example.org 국가', ['https://example.org 국가']],
    ['책제목:한복', ['책제목:한복']],
    ['제목:', ['제목:']],
    ['제목:제목:한복', ['title:제목:한복']],
    // near
    ['한복 NEAR/5 전시', ['한복~5~전시']],
    ['한복 NEAR/5 "파리 전시" 서울', ['[서울 & 한복~5~"파리 전시"]']],
    ['한복 NEAR/3 전시 NEAR/9 파리', ['[한복~3~전시 & 전시~9~파리]']],
    ['제목:(한복 NEAR/5 전시)', ['title:한복~5~전시']],
    ['NEAR/5 전시', ['전시']],
    ['한복 NEAR/5', ['한복']],
    ['NEAR/5', ['NEAR/5']],
    ['near/5 전시', ['near/5 전시']],
    // beginnings of words
    ['museum*', ['museum*']],
    ['제목:muse*', ['title:muse*']],
    ['"muse*"', ['"muse*"']],
    ['*', ['*']],
    // commas separate what operators combine
    ['한복 OR 김치, 전시', ['[한복 | 김치]', '전시']],
    ['한복, -전시', ['한복', '!전시']],
  ])('%j is %j', (text, expected) => expect(read(text)).toEqual(expected));

  it.each<[string, string[]]>([
    ['K-pop', ['K-pop']],
    ['한복 - 전시', ['한복 - 전시']],
    ['방탄소년단(BTS)', ['방탄소년단(BTS)']],
    ['BTS (방탄소년단) 공연', ['BTS 방탄소년단 공연']],
    ['a) 한복 (서울', ['a) 한복 (서울']],
    ['rock and roll', ['rock and roll']],
    ['vector', ['vector']],
    ['ORIENT ANDES NOTHING', ['ORIENT ANDES NOTHING']],
    ['C++ A+', ['C++ A+']],
    ['그리고 베를린에서', ['그리고 베를린에서']],
    ['여기 또는', ['여기 또는']],
    ['또는', ['또는']],
    ['한복 제외', ['한복 제외']],
    ['OR', ['OR']],
    ['NOT', ['NOT']],
    ['"한복 OR 김치"', ['"한복 OR 김치"']],
    ['"-전시"', ['"-전시"']],
    ['%', ['%']],
    ['-', ['-']],
    ['--', ['--']],
    ['-%', ['-%']],
  ])('%j has no operator', (text, expected) => expect(read(text)).toEqual(expected));

  it.each<[string, string[]]>([
    ['한복 OR', ['한복']],
    ['AND 한복', ['한복']],
    ['한복 OR OR 김치', ['[한복 | 김치]']],
    ['한복 | | 김치', ['[한복 | 김치]']],
    ['한복 NOT', ['한복']],
    ['한복 OR, 김치', ['한복', '김치']],
    ['한복 ()', ['한복']],
    ['|', []],
  ])('an operator that connects nothing is left out of %j', (text, expected) =>
    expect(read(text)).toEqual(expected),
  );

  it('within parentheses commas combine as the field says; what is left out is left out of all', () => {
    expect(read('(한복, 김치) 전시', 'OR')).toEqual(['[전시 & [한복 | 김치]]']);
    expect(read('(한복, 김치, -공연) 전시', 'OR')).toEqual(['[전시 & [한복 | 김치] & !공연]']);
  });

  it('is kept as it was written between commas', () => {
    expect(writtenParts(' 한복 OR  김치 , "가, 나", (다, 라) -마,, +바')).toEqual([
      '한복 OR  김치',
      '"가, 나"',
      '(다, 라) -마',
      '바',
    ]);
  });

  it('is counted by terms, and by parts that are combined', () => {
    expect(
      ['', '한복', '한복 OR 김치, -전시', '-가 -나, 다'].map((text) => countTerms(readTypedQuery(text))),
    ).toEqual([0, 1, 3, 3]);
    expect(
      ['', '한복', '한복 OR 김치, -전시', '-가 -나, 다', '가, 나'].map((text) =>
        countCombined(readTypedQuery(text)),
      ),
    ).toEqual([0, 1, 1, 1, 2]);
  });

  it.each(['(', '-', '"', 'OR ', '(-'])('reads a long text of %j in a moment', (piece) => {
    const text = piece.repeat(1_000 / piece.length);
    expect(processorTime(() => readTypedQuery(text))).toBeLessThan(1_000);
  });
});

describe('what is said of a query', () => {
  it.each<[string, Combine, string | undefined]>([
    ['한복 김치', 'AND', undefined],
    ['한복, 김치', 'OR', undefined],
    ['한복 -전시', 'AND', '한복, 전시 제외'],
    ['한복 OR 김치', 'AND', '한복 또는 김치'],
    ['한복 서울 OR "김치 축제"', 'AND', '한복 서울 또는 “김치 축제”'],
    ['한복 OR 김치 -전시', 'AND', '한복 또는 (김치, 전시 제외)'],
    ['(한복 OR 김치) 서울 -전시 -공연', 'AND', '서울 그리고 (한복 또는 김치), 전시 제외, 공연 제외'],
    ['한복 -(전시 OR 공연)', 'AND', '한복, (전시 또는 공연) 제외'],
    ['한복 OR 김치, 서울', 'AND', '(한복 또는 김치) 그리고 서울'],
    ['한복, 김치, -전시', 'OR', '한복 또는 김치, 전시 제외'],
    ['한복 OR 김치, -전시', 'AND', '한복 또는 김치, 전시 제외'],
    ['-전시', 'AND', '전시 제외'],
    ['-전시, -공연', 'OR', '전시 제외, 공연 제외'],
    ['제목:한복', 'AND', '제목에 한복'],
    ['한복 국가:프랑스', 'AND', '한복 그리고 국가 ‘프랑스’'],
    ['한복 -국가:일본', 'AND', '한복, 국가 ‘일본’ 제외'],
    ['기간:2026-03', 'AND', '보도일 2026-03-01 ~ 2026-03-31'],
    ['기간:2026-03-05..', 'AND', '보도일 2026-03-05 ~'],
    ['등록:2026-03-05', 'AND', '등록일 2026-03-05'],
    ['점수:>60', 'AND', '종합 점수 60 초과'],
    ['점수:40..60', 'AND', '종합 점수 40 이상 60 이하'],
    ['유료:아니오', 'AND', '무료 기사'],
    ['한복 NEAR/5 전시', 'AND', '한복·전시(서로 5낱말 이내)'],
    ['저장:주간', 'AND', '저장한 검색 ‘주간’'],
    ['museum*', 'AND', 'museum…로 시작하는 말'],
  ])('%j with %s is understood as %j', (text, combine, words) =>
    expect(understoodQuery(text, combine)).toBe(words),
  );

  it.each<[string, RegExp | undefined]>([
    ['한복 OR -전시', /^OR로 이은 말마다/],
    ['한복 OR NOT 전시', /^OR로 이은 말마다/],
    ['한복 | -전시 -공연', /^OR로 이은 말마다/],
    ['한복 (김치 OR -전시)', /^OR로 이은 말마다/],
    ['한복 -(전시 OR -공연)', /^빼는 말에는/],
    ['한복 -(전시 -공연)', /^빼는 말에는/],
    ['한복 -((가 OR 나) 다)', /^빼는 말에는/],
    ['한복 -(가 OR 나)', undefined],
    ['한복, -전시', undefined],
    ['(한복, -전시) OR 김치', undefined],
  ])('%j cannot be asked: %s', (text, problem) => {
    if (problem) expect(queryProblem(readTypedQuery(text, 'AND'))).toMatch(problem);
    else expect(queryProblem(readTypedQuery(text, 'AND'))).toBeUndefined();
  });

  it.each<[string, string | undefined]>([
    ['(한복 전시', '닫는 괄호가 없습니다 – 1번째 글자.'],
    ['한복 전시)', '여는 괄호가 없습니다 – 6번째 글자.'],
    ['국가:(프랑스 OR 독일', '닫는 괄호가 없습니다 – 4번째 글자.'],
    ['한복 "전시', '닫는 따옴표가 없습니다 – 4번째 글자.'],
    ['제목: 한복', '‘제목:’ 바로 뒤에 찾을 말을 붙여 적어 주세요.'],
    ['한복 NEAR 전시', 'NEAR 뒤에 /와 낱말 수(1~99)를 붙여 적어 주세요. 예: 한복 NEAR/5 전시'],
    ['NEAR', undefined],
    ['한복 NEAR/5 전시', undefined],
    ['한복 제몫:파리', '‘제몫:’이라는 조건은 없어 낱말로 찾습니다 – 4번째 글자. 혹시 ‘제목:’인가요?'],
    ['-국기:일본', '혹시 ‘국가:’인가요?'],
    ['langs:fr', '혹시 ‘lang:’인가요?'],
    ['제주:한복 https://a.kr 12:30 "제몫:한복" 제목:한복', undefined],
    ['(한복) "전시" SAND(전시) f(x)', undefined],
    ['한복 :) 전시', undefined],
  ])('of %j says: %s', (text, hint) =>
    hint ? expect(queryHint(text)).toContain(hint) : expect(queryHint(text)).toBeUndefined(),
  );

  it.each([
    ['기간:7x', '7d, 3개월, 어제'],
    ['점수:높음', '>60'],
    ['유료:글쎄', '예 또는 아니오'],
  ])('%j is told how to write it', (text, how) =>
    expect(queryProblem(readTypedQuery(text, 'AND'))).toContain(how),
  );

  it('leaves out what is excluded between commas in parentheses, however they combine', () => {
    expect(read('(한복, -전시 -공연) 서울', 'OR')).toEqual(read('한복 -전시 -공연 서울'));
    expect(queryProblem(readTypedQuery('(한복, -전시 -공연) 서울', 'OR'))).toBeUndefined();
  });

  it('of what is left out, words and OR can be said, with a minus or without', () => {
    const can = [
      '',
      '전시',
      '전시, 공연',
      '-전시',
      '-전시 -공연',
      '전시 OR 공연',
      '"전시 공연"',
      '전시 공연',
    ];
    expect(can.map((text) => exclusionProblem(readTypedQuery(text)))).toEqual(can.map(() => undefined));
    for (const text of ['전시 -공연', '전시 OR -공연', '(가 OR 나) 다'])
      expect(exclusionProblem(readTypedQuery(text))).toMatch(/^빼는 말에는/);
  });

  it.each<[string, string | undefined]>([
    ['한복 OR', 'OR 앞뒤에 찾을 낱말을 적어 주세요. 지금은 OR 없이 찾습니다.'],
    ['| 한복', '| 앞뒤에 찾을 낱말을 적어 주세요. 지금은 | 없이 찾습니다.'],
    ['한복 전시 제외', '‘제외’도 낱말로 찾습니다. 빼고 찾으려면 낱말 앞에 -를 붙여 주세요. 예: 한복 -전시'],
    ['한복 or 김치', '둘 중 하나라도 있는 글을 찾으려면 대문자로 OR를 적어 주세요. 예: 한복 OR 김치'],
    ['제외', undefined],
    ['제외 대상', undefined],
    ['한복 OR 김치', undefined],
  ])('of %j a hint says %j', (text, hint) => expect(queryHint(text)).toBe(hint));
});
