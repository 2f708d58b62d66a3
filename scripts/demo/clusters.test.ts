import { describe, expect, it } from 'vitest';
import { clustersOf, type Groupable } from './clusters.ts';

const article = (articleId: number, keywords: string[], changes: Partial<Groupable> = {}): Groupable => ({
  articleId,
  kornTtl: `제목 ${articleId}`,
  lclanTtl: null,
  ntnId: 'US',
  lclsfNm: 'KOREA',
  featExtrMclsf: 'MCLSF_05',
  frmTrsfNscvrgDt: new Date('2026-11-20T03:00:00Z'),
  featExtrKwdList: keywords,
  ...changes,
});
const ids = (articles: Groupable[]) =>
  clustersOf(articles).map(({ members }) =>
    members.map(({ articleId }) => articleId).toSorted((one, other) => one - other),
  );

describe('clusters of the demo data', () => {
  it('are what shares three keywords, directly or over others', () => {
    const chain = [
      article(1, ['가', '나', '다', '라']),
      article(2, ['라', '마', '바', '사']),
      article(3, ['나', '다', '라', '마', '바']),
      article(4, ['가', '나', '하']),
    ];
    expect(ids(chain)).toEqual([[1, 2, 3]]);
  });

  it('of a Korean day reach back one day, hold something of the day itself, and never one article alone', () => {
    const at = (moment: string) => ({ frmTrsfNscvrgDt: new Date(moment) });
    const clusters = clustersOf([
      article(1, ['가', '나', '다'], at('2026-11-19T14:59:59Z')),
      article(2, ['가', '나', '다'], at('2026-11-19T15:00:00Z')),
      article(3, ['가', '나', '다'], at('2026-11-21T15:00:00Z')),
    ]);
    expect(clusters.map(({ clusterDt, members }) => [clusterDt, members.length])).toEqual([
      ['2026-11-20', 2],
    ]);
    expect(ids([article(1, ['가', '나', '다'], { frmTrsfNscvrgDt: null })])).toEqual([]);
  });

  it('are called like the member closest to the others, are of the class that most have, and score size and spread', () => {
    const [found] = clustersOf([
      article(1, ['가', '나', '다', '끝']),
      article(2, ['가', '나', '다', '라'], { ntnId: 'JP', featExtrMclsf: 'MCLSF_01' }),
      article(3, ['가', '나', '다', '라'], { lclsfNm: 'GLOBAL' }),
    ]);
    expect(found).toMatchObject({
      clusterTtl: '제목 2',
      clusterDt: '2026-11-20',
      lclsfNm: 'KOREA',
      featExtrMclsf: 'MCLSF_05',
      clusterScr: 4,
    });
    expect(found?.members).toEqual([
      { articleId: 2, articleScr: 3.5 },
      { articleId: 3, articleScr: 3.5 },
      { articleId: 1, articleScr: 3 },
    ]);
  });

  it('are the same in whatever order the articles come', () => {
    const all = Array.from({ length: 30 }, (_, n) =>
      article(n, [`${n % 4}가`, `${n % 4}나`, `${n % 4}다`, String(n)]),
    );
    expect(clustersOf(all.toReversed())).toEqual(clustersOf(all));
    expect(clustersOf(all)).toHaveLength(4);
  });
});
