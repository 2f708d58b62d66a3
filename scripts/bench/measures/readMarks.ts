import { countText } from '#contract/countText.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { type Measure, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { onOwnPostgres } from '../ownPostgres.ts';
import { timed } from '../requests.ts';

const articles = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const people = 200;
const repeats = 40;
/** A user with marks from the first article on, and one without any. */
const withMarks = 'staff';
const withoutMarks = 'admin';

/** Articles of two years, and one bit per user and article: seven in eight are read. */
const filling = [
  // triggers for word tokens are not needed here
  `set session_replication_role = replica`,
  `insert into article (item_knd, korn_ttl, lclsf_nm, reg_dt, frm_trsf_nscvrg_dt, rgtr_id, mdfr_id)
    select 'article', '기사 ' || n, case when n % 3 = 0 then 'GLOBAL' else 'KOREA' end,
      at, at, 'AI', 'AI'
    from generate_series(1, ${articles}) n,
      lateral (select now() - (${articles} - n) * (interval '2 years' / ${articles}) as at) times`,
  `create temporary table people as
    select user_id from app_user where user_id = 'demo-${withMarks}'
    union all select 'reader-' || n from generate_series(2, ${people}) n`,
  `insert into item_visit (user_id, item_knd, first_block, seen_dt, since_dt)
    select user_id, 'article', 0, now(), now() - interval '1 day' from people`,
  `insert into read_mark (user_id, block, bits)
    select user_id, block, repeat('11111011', 128)::bit varying
    from people, generate_series(0, (select (max(article_id) >> 10)::int from article)) block`,
  `analyze article`,
  `analyze read_mark`,
];

const month = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
const list = '/api/article-list?sort=regDt,DESC&total=capped&size=20';
const inMonth = `&startDate=${month}&lclsfNm=KOREA`;

const timesOf = async (who: Visitor, path: string, name: string): Promise<Figure> => {
  await timed(10, () => who.get(path));
  return { name, unit: 'ms', samples: await timed(repeats, () => who.get(path)) };
};

/** Cost of the read marks of 200 users on a million articles: bytes, and list times with and without marks. */
export const readMarks: Measure = {
  name: 'readMarks',
  isByNameOnly: true,
  run: (bench) =>
    onOwnPostgres('readMarks', bench, async (client, place) => {
      for (const statement of filling) await client.query(statement);
      const { rows } = await client.query<{ bytes: string }>(
        `select pg_total_relation_size('read_mark') as bytes`,
      );
      const bytes: Figure = {
        name: `읽음 표시 ${people}명 × ${countText(articles)}`,
        unit: 'MB',
        samples: [Number(rows[0]?.bytes) / 1_000_000],
      };
      return withServer(place, async ({ url }) => {
        const [reader, other] = [visitor(url), visitor(url)];
        await reader.signIn('staff@demo.go.kr', 'Staff!2345');
        await other.signIn('admin@demo.go.kr', 'Admin!2345');
        return [
          bytes,
          await timesOf(other, list + inMonth, `목록, 표시 없는 사람 (${withoutMarks})`),
          await timesOf(reader, list + inMonth, '목록, 표시 있는 사람'),
          await timesOf(reader, `${list}${inMonth}&unreadYn=Y`, '새로 온 것만, 한 달'),
          await timesOf(reader, `${list}&unreadYn=Y`, '새로 온 것만, 기간 없이'),
          await timesOf(reader, `/api/article-list/unread?startDate=${month}&lclsfNm=KOREA`, '건수, 한 달'),
          await timesOf(reader, '/api/article-list/unread', '건수, 기간 없이'),
        ];
      });
    }),
};
