import { spawnSync } from 'node:child_process';
import { articleColumns, type Contender, type Facts, query } from './contender.ts';
import { installPackages } from './install.ts';

const version = '12.4.0';
const email = 'admin@example.com';
const password = 'Bench-2345-6789';
const token = 'a-static-token-of-the-measurement';

/** The columns of our own list, including the names of referenced records. */
const fields = [
  ...['article_id', 'korn_ttl', 'lclan_ttl', 'media_id.media_id', 'media_id.media_korn_nm'],
  ...['media_id.media_lclan_nm', 'ntn_id.ntn_id', 'ntn_id.ntn_nm', 'lan_cd.lan_cd', 'lan_cd.lan_nm'],
  ...['lclsf_nm', 'feat_extr_mclsf', 'frm_trsf_nscvrg_dt', 'reg_dt', 'url', 'jrnl_lclan_nm', 'ch_nm'],
  ...['sndng_rgn_nm', 'nscvrg_frm_cd', 'prc_yn', 'prcvpg', 'prcvsc', 'trans_orgn_nm', 'smry_orgn_nm'],
  ...['whol_sent_trans_yn', 'menual_yn', 'ai_yn', 'pay_yn', 'onsite_media_article_yn', 'rel_mao_cd'],
  ...['user_group_cd', 'feat_extr_kwd_list', 'rel_issue_nm_list', 'feat_extr_err_yn', 'feat_extr_err_cd'],
  ...['anls_yn', 'main_ntn_scr', 'main_media_scr', 'main_article_scr', 'main_snths_scr', 'page_clct_dt'],
  ...['rgtr_id', 'mdfr_id', 'mdfcn_dt'],
].join(',');

const present = [{ del_yn: { _eq: 'N' } }, { item_knd: { _eq: 'article' } }];

/** A page and the total count: the screen requests them in sequence. */
const pageAndTotal = (conditions: readonly object[], page = 1) => {
  const filter = JSON.stringify({ _and: conditions });
  return [
    { path: `/items/article?${query({ fields, filter, sort: '-reg_dt,-article_id', limit: 10, page })}` },
    { path: `/items/article?${query({ 'aggregate[count]': '*', filter })}` },
  ];
};

const ofCountry = ({ ntnId, from, before }: Facts) => [
  ...present,
  { ntn_id: { _eq: ntnId } },
  { frm_trsf_nscvrg_dt: { _gte: from } },
  { frm_trsf_nscvrg_dt: { _lt: before } },
];

const must = async (answer: Response): Promise<Response> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Production settings, except for the load limiter, which refuses requests as soon as a second one waits. */
const settings = (databaseUrl: string, port = 0) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: databaseUrl,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET: 'a secret of the measurement, of no worth to anybody',
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
  ADMIN_TOKEN: token,
  PRESSURE_LIMITER_ENABLED: 'false',
  TELEMETRY: 'false',
  LOG_STYLE: 'raw',
});

/** Directus over the same database, with a signed-in administrator. */
export const directus = (databaseUrl: string, say: (line: string) => void): Contender => {
  let folder = '';
  const cli = ['node_modules/directus/cli.js'];
  return {
    label: 'Directus',
    about: `Directus ${version}, 활동 기록과 변경 이력을 남김`,
    health: '/server/ping',
    screen: { path: '/admin/content/article', row: 'tbody tr' },
    async prepare() {
      folder = installPackages(
        `directus-${version}`,
        // the isolated-vm version that it requires does not compile for Node 24
        { dependencies: { directus: version }, overrides: { 'isolated-vm': '7.0.1' } },
        say,
      );
      const made = spawnSync(process.execPath, [...cli, 'bootstrap'], {
        cwd: folder,
        env: settings(databaseUrl),
        encoding: 'utf8',
      });
      if (made.status !== 0)
        throw new Error(`Directus could not prepare its tables: ${made.stderr.slice(-1_500)}`);
    },
    program: (port) => ({ args: [...cli, 'start'], cwd: folder, env: settings(databaseUrl, port) }),
    async signIn(url) {
      const headers = { 'content-type': 'application/json' };
      // from here on the existing table is shown, and its writes are recorded
      await must(
        await fetch(`${url}/collections/article`, {
          method: 'PATCH',
          headers: { ...headers, authorization: `Bearer ${token}` },
          body: JSON.stringify({ meta: { collection: 'article' } }),
        }),
      );
      const answer = await must(
        await fetch(`${url}/auth/login`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ email, password, mode: 'session' }),
        }),
      );
      return {
        cookie: answer.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      };
    },
    cases: {
      list: () => pageAndTotal(present),
      filtered: (facts) => pageAndTotal(ofCountry(facts)),
      page: () => pageAndTotal(present, 1_000),
      detail: ({ articleIds }, nr) => [
        {
          path: `/items/article/${articleIds[nr % articleIds.length]}?${query({ fields: '*,media_id.media_korn_nm,ntn_id.ntn_nm' })}`,
        },
      ],
      create: (facts, nr) => [
        {
          method: 'POST',
          path: '/items/article',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(articleColumns(facts, nr)),
        },
      ],
    },
    filteredTotal: ([, counted]) => Number((counted as { data: { count: string }[] }).data[0]?.count),
  };
};
