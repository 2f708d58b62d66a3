import type { ListAnswer } from '#contract/list.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { bodyOf, throughput, timed } from '../requests.ts';

interface Item {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
  ntnId: string | null;
  frmTrsfNscvrgDt: string;
}

type Query = Record<string, string>;

const count = 100;
const dayMs = 86_400_000;

const mostFrequent = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The measured list queries, with the most frequent country and word of the newest articles. */
const queries = async (staff: Visitor): Promise<[name: string, query: Query][]> => {
  const newest = await bodyOf<ListAnswer<Item>>(
    staff,
    '/api/article-list?size=200&sort=frmTrsfNscvrgDt,DESC&total=capped',
  );
  const last = Date.parse(newest.data[0]?.frmTrsfNscvrgDt ?? '');
  const ntnId = mostFrequent(newest.data.flatMap((item) => item.ntnId ?? []));
  const words = newest.data.flatMap(
    ({ lclanTtl, kornTtl }) => (lclanTtl ?? kornTtl ?? '').match(/\p{L}{5,}/gu) ?? [],
  );
  const searchText = mostFrequent(words);
  const types = { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y' };
  const screen = { ...types, sort: 'regDt,DESC', total: 'capped' };
  const month = { startDate: day(last - 29 * dayMs), endDate: day(last) };
  return [
    ['첫 화면', screen],
    ['국가·30일, 정확한 건수', { ...types, ...month, ntnId, sort: 'regDt,DESC' }],
    ['제목 검색', { ...screen, searchText, searchFields: 'title' }],
    ['100쪽', { ...screen, page: '100' }],
    ['건수만', { ...types, total: 'only' }],
  ];
};

/** Times of article lists for the signed-in staff, over loopback. `engine` is part of the names. */
export const listFigures = async (url: string, engine: string): Promise<Figure[]> => {
  const staff = visitor(url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  const figures: Figure[] = [];
  for (const [name, query] of await queries(staff)) {
    const path = `/api/article-list?${new URLSearchParams(query).toString()}`;
    const { totalRecords } = await bodyOf<ListAnswer<Item>>(staff, path);
    figures.push({
      name: `기사 목록: ${name} (${engine})`,
      unit: 'ms',
      samples: await timed(count, () => staff.get(path)),
      // The count is requested after the list, which is on the screen already.
      ...(query['total'] !== 'only' && { bar: { of: 'p95', most: 100 } }),
      note: `${decodeURIComponent(path)} → ${totalRecords}`,
    });
  }
  const { data } = await bodyOf<ListAnswer<Item>>(staff, '/api/article-list?size=200&total=capped');
  figures.push({
    name: `기사 상세 (${engine})`,
    unit: 'ms',
    samples: await timed(count, (index) =>
      staff.get(`/api/article-detail?articleId=${data[index % data.length]?.articleId}`),
    ),
    bar: { of: 'p95', most: 50 },
    note: `/api/article-detail, 최근 ${data.length}건을 차례로`,
  });
  const path = '/api/article-list?total=capped';
  figures.push({
    name: `기사 목록: 한꺼번에 8명 (${engine})`,
    unit: '요청/s',
    samples: [await throughput(8, count, () => staff.get(path))],
    note: path,
  });
  return figures;
};

export const articleLists: Measure = {
  name: 'lists',
  run: async (bench) =>
    withServer({ DATA_DIR: await bench.importedFolder() }, ({ url }) => listFigures(url, 'PGlite')),
};
