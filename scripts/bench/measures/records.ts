import type { ListAnswer } from '#contract/list.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Bar, Figure } from '../figures.ts';
import { bodyOf, timed } from '../requests.ts';

const writes = 100;
const bar: Bar = { of: 'p95', most: 50 };
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface Country {
  ntnId: string;
  ntnNm: string;
  ctnCd: string;
  mdfcnDt: string;
}

/** Unused country codes, and a continent for them. */
const newCountries = async (admin: Visitor): Promise<{ codes: string[]; ctnCd: string }> => {
  const taken = new Set<string>();
  let ctnCd = '';
  for (let page = 1; ; page += 1) {
    const list = await bodyOf<ListAnswer<Country>>(admin, `/api/nationcode-list?size=200&page=${page}`);
    for (const country of list.data) {
      taken.add(country.ntnId);
      ctnCd = country.ctnCd;
    }
    if (page * 200 >= list.totalRecords) break;
  }
  const all = letters.flatMap((one) => letters.map((two) => one + two));
  return { codes: all.filter((code) => !taken.has(code)), ctnCd };
};

/** Details as read by staff; inserts and updates of a country by the administrator. */
export const recordFigures = async (url: string, engine: string): Promise<Figure[]> => {
  const staff = visitor(url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  const { data } = await bodyOf<ListAnswer<{ articleId: number }>>(staff, '/api/article-list?size=200');
  const details = await timed(200, (index) =>
    staff.get(`/api/article-detail?articleId=${data[index % data.length]?.articleId ?? ''}`),
  );

  const admin = visitor(url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  const { codes, ctnCd } = await newCountries(admin);
  const written: Country[] = [];
  const keep = async (answer: Response): Promise<Response> => {
    if (answer.ok) written.push(((await answer.clone().json()) as { data: Country }).data);
    return answer;
  };
  const inserts = await timed(writes, async (index) =>
    keep(
      await admin.post('/api/insert-nationcode', {
        ntnId: codes[index],
        ntnNm: `측정 ${index}`,
        ctnCd,
        useYn: 'Y',
      }),
    ),
  );
  const inserted = [...written];
  const updates = await timed(writes, (index) => {
    const { ntnId, mdfcnDt } = inserted[index] as Country;
    return admin.post(
      '/api/update-nationcode',
      { ntnId, mdfcnDt, ntnNm: `고침 ${index}` },
      { _method: 'PUT' },
    );
  });
  return [
    { name: `기사 상세 (${engine})`, unit: 'ms', samples: details, bar },
    { name: `국가 등록 (${engine})`, unit: 'ms', samples: inserts, bar },
    { name: `국가 수정 (${engine})`, unit: 'ms', samples: updates, bar },
  ];
};

export const records: Measure = {
  name: 'records',
  run: async (bench) =>
    withServer({ DATA_DIR: await bench.importedFolder() }, ({ url }) => recordFigures(url, 'PGlite')),
};
