import { join } from 'node:path';
import pg from 'pg';
import { countText } from '#contract/countText.ts';
import type { ListAnswer } from '#contract/list.ts';
import { temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { type Visitor, visitor } from '../../../tests/helpers/visitor.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import { random as chanceOf } from '../../demo/random.ts';
import { type Measure, withServer } from '../bench.ts';
import { inSentence, makeWords, wordDrawer } from '../corpus/words.ts';
import type { Figure } from '../figures.ts';
import { bodyOf, timed } from '../requests.ts';

const posts = 100_000;

const random = chanceOf('posts');
const words = makeWords(20_000, random);
const draw = wordDrawer(words, random);
const titles = Array.from({ length: 20_000 }, (_, n) =>
  [...Array.from({ length: 5 }, () => inSentence(draw(), random)), n % 50 === 1 ? 'UNESCO' : '']
    .join(' ')
    .trim(),
);
const [common = '', middle = ''] = [words[0], words[300]];
/** The last word of one title, which occurs only there. */
const rare = titles[4_242]?.split(' ').at(-1) ?? '';

/**
 * Posts of five years by 300 users: nine in ten on the communication board, each to three users and every third to a
 * group, one in five released; the others are notices. Each user has read ten in a hundred.
 */
const fills: (string | [string, unknown[]])[] = [
  ['create table title_of as select * from unnest($1::text[]) with ordinality as t(ttl, nr)', [titles]],
  'create unique index on title_of (nr)',
  `insert into user_group (group_id, group_nm, group_cd) select 5000 + n, '팀 ' || n, 'TEAM' || n from generate_series(0, 19) n`,
  `insert into app_user (user_id, user_nm, eml, group_id, user_aprv_yn)
   select 'user-' || n, '직원' || n, 'user' || n || '@demo.go.kr', 5000 + n % 20, 'Y' from generate_series(0, 299) n`,
  `insert into post (pst_knd_cd, pst_clsf_cd, ttl, ttl_fold, cn, emrg_yn, upper_ntc_yn, rls_yn, stts_cd, rgtr_id, rgtr_nm,
     rgtr_nm_fold, reg_dt, top_ord)
   select case when n % 10 = 0 then 'NOTICE' else 'BOARD' end, case when n % 10 = 0 then null else 'PST_CLSF_04' end,
     ttl, lower(ttl), '<p>' || repeat('본문 ', 200) || '</p>', 'N', 'N',
     case when n % 10 <> 0 and n % 5 = 1 then 'Y' else 'N' end,
     case when n % 10 = 0 then null else 'PST_STTS_01' end, 'user-' || n % 300, '직원' || n % 300, '직원' || n % 300,
     written, floor(extract(epoch from written) * 1000)
   from (select n, now() - make_interval(secs => n * 1576.8) written from generate_series(1, ${posts}) n) numbered
     join title_of on nr = n % ${titles.length} + 1`,
  'drop table title_of',
  `insert into post_recipient (pst_id, user_id)
   select pst_id, 'user-' || (pst_id * 7 + k * 31) % 300 from post, generate_series(0, 2) k where pst_knd_cd = 'BOARD'`,
  `insert into post_recipient (pst_id, user_id) select pst_id, 'demo-staff' from post where pst_knd_cd = 'BOARD' and pst_id % 50 = 1`,
  `insert into post_recipient (pst_id, group_id) select pst_id, 5000 + pst_id % 20 from post where pst_knd_cd = 'BOARD' and pst_id % 3 = 0`,
  `insert into post_read (pst_id, user_id)
   select pst_id, 'user-' || k from post, generate_series(0, 29) k where (pst_id * 13 + k) % 3 = 0`,
  `insert into post_read (pst_id, user_id)
   select pst_id, who from post, unnest(array['demo-staff', 'demo-mission', 'demo-admin']) who where pst_id % 10 = 1
   on conflict do nothing`,
  `update app_user set cmnct_bbs_mngr_yn = 'Y', rights_ver = rights_ver + 1 where user_id = 'demo-mission'`,
  'vacuum analyze',
];

const people = [
  ['직원(수신자)', 'staff@demo.go.kr', 'Staff!2345'],
  ['게시판 관리자', 'mission@demo.go.kr', 'Mission!2345'],
  ['관리자', 'admin@demo.go.kr', 'Admin!2345'],
] as const;

/** Usual queries of the boards, as the screens send them. */
const questions: [string, Record<string, string>][] = [
  ['소통 첫 화면', { pstKndCd: 'BOARD', total: 'capped' }],
  ['소통 20쪽', { pstKndCd: 'BOARD', total: 'capped', page: '20' }],
  ['소통 안 읽은 글', { pstKndCd: 'BOARD', total: 'capped', prslYn: 'N' }],
  ['소통 제목 검색, 흔한 말', { pstKndCd: 'BOARD', total: 'capped', ttl: common }],
  ['소통 제목 검색, 가끔 나오는 말', { pstKndCd: 'BOARD', total: 'capped', ttl: middle }],
  ['소통 제목 검색, 드문 말', { pstKndCd: 'BOARD', total: 'capped', ttl: rare }],
  ['소통 제목 검색, 영어', { pstKndCd: 'BOARD', total: 'capped', ttl: 'unesco' }],
  ['공지 첫 화면', { pstKndCd: 'NOTICE', total: 'capped' }],
];

const address = (query: Record<string, string>): string =>
  `/api/commonboard-list?${new URLSearchParams(query).toString()}`;

const figuresOf = async (who: string, person: Visitor): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [name, query] of questions) {
    const { totalRecords } = await bodyOf<ListAnswer<object>>(person, address(query));
    figures.push({
      name: `글 ${countText(posts)}, ${who}: ${name}`,
      unit: 'ms',
      samples: await timed(50, () => person.get(address(query))),
      bar: { of: 'p95', most: 100 },
      note: `${address(query)} → ${totalRecords}`,
    });
  }
  return figures;
};

const run = async (url: string, statements: readonly (string | [string, unknown[]])[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const one of statements) await (typeof one === 'string' ? client.query(one) : client.query(...one));
  } finally {
    await client.end();
  }
};

/** The lists of both boards with 100,000 posts on PostgreSQL, for a recipient, the manager and an administrator. */
export const postLists: Measure = {
  name: 'posts',
  async run(bench) {
    if (!findPostgres()) {
      bench.say('PostgreSQL 서버 프로그램이 없어 게시판 측정을 건너뜁니다.');
      return [];
    }
    const cluster = await temporaryCluster({ keepsPromises: true });
    const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: join(bench.folder, 'posts') };
    try {
      await withServer(place, async () => {});
      await run(place.DATABASE_URL, fills);
      // the first start computes their tokens, which leaves a dead row for each
      return await withServer(place, async ({ url }) => {
        await run(place.DATABASE_URL, ['vacuum analyze']);
        const figures: Figure[] = [];
        for (const [who, eml, pswd] of people) {
          const person = visitor(url);
          await person.signIn(eml, pswd);
          figures.push(...(await figuresOf(who, person)));
        }
        return figures;
      });
    } finally {
      await cluster.remove();
    }
  },
};
