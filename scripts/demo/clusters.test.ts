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

  it('never reach from one Korean day into the next, nor hold one article alone', () => {
    const late = { frmTrsfNscvrgDt: new Date('2026-11-20T15:00:00Z') };
    expect(ids([article(1, ['가', '나', '다']), article(2, ['가', '나', '다'], late)])).toEqual([]);
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
