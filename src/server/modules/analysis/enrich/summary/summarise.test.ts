import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../../tests/helpers/processorTime.ts';
import { sentencesOf, summarise } from './summarise.ts';

const korean = [
  '국립중앙박물관은 조선 시대 회화와 도자를 모은 순회 전시를 내년 봄 프랑스 파리에서 시작한다고 밝혔다.',
  '전시는 석 달 동안 열리고, 이어 베를린과 런던으로 옮겨 간다.',
  '박물관은 관람객이 직접 만져 볼 수 있는 복제품도 마련했다.',
  '이번 순회 전시에는 조선 시대 회화 60점과 도자 40점이 나온다고 박물관은 설명했다.',
  '입장권은 다음 달부터 인터넷에서 살 수 있다.',
  '파리의 한 평론가는 순회 전시가 조선 시대 회화를 유럽에 처음으로 크게 알리는 자리라고 평가했다.',
  '현지의 날씨는 맑을 것으로 보인다.',
  '주차장은 건물 뒤편에 있고 요금은 한 시간에 삼천 원이며 주말에는 두 배가 된다고 안내판에 적혀 있다.',
  '박물관 관계자는 순회 전시를 위해 유럽의 여러 박물관과 오랫동안 협의해 왔으며 앞으로도 교류를 넓히겠다고 말했다.',
].join(' ');
const english = [
  'The national museum said its touring show of Korean painting would open in Paris next spring.',
  'The show stays for three months before it moves on to Berlin and London.',
  'Mr. Kim, who heads the museum, called the touring show a first for Europe.',
  'Parking is available behind the building.',
  'The touring show holds sixty paintings and forty ceramics that the museum has never lent before.',
  'Tickets go on sale next month at the museum and on the Internet.',
  'A critic in Paris wrote that the paintings would surprise visitors who know only ceramics.',
].join(' ');

describe('a summary', () => {
  it.each([
    ['Korean', '국립중앙박물관 순회 전시, 파리에서 시작', korean, 'ko'],
    ['English', 'Museum opens touring show in Paris', english, 'en'],
  ])('of a %s text is two or three of its sentences, important ones first', (_what, title, body, lang) => {
    const summary = summarise(title, body, lang) ?? '';
    const chosen = sentencesOf(body, lang).filter((sentence) => summary.includes(sentence));
    expect(chosen.join(' ')).toBe(summary);
    expect(chosen.length).toBeGreaterThanOrEqual(2);
    expect(chosen.length).toBeLessThanOrEqual(3);
    expect(chosen[0]).toBe(sentencesOf(body, lang)[0]);
    expect(summary).not.toMatch(/주차장|날씨|Parking/);
  });

  it('is none of a text that is short enough to be read', () => {
    expect(summarise('제목', '짧은 기사다. 두 문장뿐이다.', 'ko')).toBeNull();
    expect(summarise('제목', `${'긴 문장 '.repeat(200)}.`, 'ko')).toBeNull();
  });

  it('is none where words are not told apart', () => {
    expect(summarise('題', '国立博物館は朝鮮時代の絵画を集めた巡回展を開く。'.repeat(40), 'ja')).toBeNull();
    expect(summarise('', 'พิพิธภัณฑสถานแห่งชาติประกาศ '.repeat(60), 'th')).toBeNull();
  });

  it('does not say the same twice', () => {
    const [first] = sentencesOf(english, 'en');
    const summary = summarise('Museum', `${first} ${english} ${first}`, 'en') ?? '';
    expect(summary.split(first as string)).toHaveLength(2);
  });

  it.each([
    ['one word', 'a'.repeat(1_000_000)],
    ['stops', '. '.repeat(500_000)],
    ['short sentences', 'Aa bb cc dd ee. '.repeat(60_000)],
    ['abbreviations', 'Mr. '.repeat(250_000)],
    ['lines', 'word\n'.repeat(200_000)],
    ['marks', `a${'\u0301'.repeat(1_000_000)}`],
  ])('of a megabyte of %s takes no longer than others', (_what, body) => {
    expect(processorTime(() => summarise('title', body, 'en'))).toBeLessThan(2_000);
  });
});

describe('sentences', () => {
  it('end neither behind a title nor behind an initial', () => {
    expect(sentencesOf('Mr. Kim met J. Lee. They left.', 'en')).toEqual([
      'Mr. Kim met J. Lee.',
      'They left.',
    ]);
  });

  it('end with their paragraph', () => {
    expect(sentencesOf('Headline without stop\nFirst one. Second', 'en')).toEqual([
      'Headline without stop',
      'First one.',
      'Second',
    ]);
  });
});
