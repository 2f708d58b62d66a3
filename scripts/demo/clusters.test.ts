import { describe, expect, it } from 'vitest';
import { clustersOf, type Groupable } from './clusters.ts';

const article = (articleId: number, matter: string, changes: Partial<Groupable> = {}): Groupable => ({
  articleId,
  matter,
  kornTtl: `제목 ${articleId}`,
  lclanTtl: null,
  ntnId: 'US',
  lclsfNm: 'KOREA',
  featExtrMclsf: 'MCLSF_05',
  frmTrsfNscvrgDt: new Date('2026-11-20T03:00:00Z'),
  featExtrKwdList: ['가', '나', '다'],
  ...changes,
});
const ids = (articles: Groupable[]) =>
  clustersOf(articles).map(({ members }) =>
    members.map(({ articleId }) => articleId).toSorted((one, other) => one - other),
  );

describe('clusters of the demo data', () => {
  it('are the reports of one matter, never one alone, nor those that nobody else reports', () => {
    const alone = { matter: undefined };
    expect(
      ids([
        article(1, '가'),
        article(2, '나'),
        article(3, '가'),
        article(4, '', alone),
        article(5, '', alone),
      ]),
    ).toEqual([[1, 3]]);
  });

  it('are of one Korean day', () => {
    const at = (moment: string) => ({ frmTrsfNscvrgDt: new Date(moment) });
    const clusters = clustersOf([
      article(1, '가', at('2026-11-19T14:59:59Z')),
      article(2, '가', at('2026-11-19T15:00:00Z')),
      article(3, '가', at('2026-11-20T14:59:59Z')),
      article(4, '가', { frmTrsfNscvrgDt: null }),
    ]);
    expect(clusters.map(({ clusterDt, members }) => [clusterDt, members.length])).toEqual([
      ['2026-11-20', 2],
    ]);
  });

  it('are called like their most central member, and score size and spread', () => {
    const [found] = clustersOf([
      article(1, '가', { featExtrKwdList: ['가', '나', '다', '끝'] }),
      article(2, '가', {
        featExtrKwdList: ['가', '나', '다', '라'],
        ntnId: 'JP',
        featExtrMclsf: 'MCLSF_01',
      }),
      article(3, '가', { featExtrKwdList: ['가', '나', '다', '라'], lclsfNm: 'GLOBAL' }),
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
    const all = Array.from({ length: 30 }, (_, n) => article(n, String(n % 4)));
    expect(clustersOf(all.toReversed())).toEqual(clustersOf(all));
    expect(clustersOf(all)).toHaveLength(4);
  });
});
