// The minimum that a server for these responses does: Fastify, a connection pool and handwritten statements, which
// PostgreSQL prepares once per connection. No sessions, rights, form validation or search.
import Fastify from 'fastify';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
// the planner overestimates the rows of a page, and would plan that statement each time
pool.on('connect', (client) => void client.query('set jit = off; set plan_cache_mode = force_generic_plan'));

/** The reading user: memos are personal. */
const reader = 'demo-staff';

/** The columns of an article that a list sends. */
const listed = `
  a.article_id, a.korn_ttl, a.lclan_ttl, a.media_id, a.ntn_id, a.lan_cd, a.lclsf_nm, a.feat_extr_mclsf,
  a.frm_trsf_nscvrg_dt, a.reg_dt, a.url, a.jrnl_lclan_nm, a.ch_nm, a.sndng_rgn_nm, a.nscvrg_frm_cd, a.prc_yn, a.prcvpg,
  a.prcvsc, a.trans_orgn_nm, a.smry_orgn_nm, a.whol_sent_trans_yn, a.menual_yn, a.ai_yn, a.pay_yn,
  a.onsite_media_article_yn, a.rel_mao_cd, a.user_group_cd, a.feat_extr_kwd_list, a.rel_issue_nm_list,
  a.feat_extr_err_yn, a.feat_extr_err_cd, a.anls_yn, a.main_ntn_scr, a.main_media_scr, a.main_article_scr,
  a.main_snths_scr, a.page_clct_dt, a.rgtr_id, a.mdfr_id, a.mdfcn_dt`;

/** Additional columns of a record. */
const further = `
  a.article_cn, a.article_trans_cn, a.mdfcn_cn, a.htcny_opnn, a.feat_extr, a.feat_extr_smry, a.feat_extr_err_cn,
  a.field_orgn`;

const names = `
  m.media_korn_nm, m.media_lclan_nm, n.ntn_nm, l.lan_nm, c1.cd_nm feat_extr_mclsf_nm, c2.cd_nm nscvrg_frm_cd_nm,
  c3.cd_nm rel_mao_cd_nm`;

const joins = `
  left join media m on m.media_id = a.media_id
  left join nation_code n on n.ntn_id = a.ntn_id
  left join language_code l on l.lan_cd = a.lan_cd
  left join common_code c1 on c1.cd_id = a.feat_extr_mclsf
  left join common_code c2 on c2.cd_id = a.nscvrg_frm_cd
  left join common_code c3 on c3.cd_id = a.rel_mao_cd`;

const present = "a.item_knd = 'article' and a.del_yn = 'N'";
const ofCountry = `${present} and a.ntn_id = $3 and a.frm_trsf_nscvrg_dt >= $4 and a.frm_trsf_nscvrg_dt < $5`;
const newestFirst = 'order by a.reg_dt desc nulls last, a.article_id desc nulls last';

/** The highlight of a row, with the number of its other articles. */
const highlights = `
  select own.cluster_id, (select count(*)::int - 1 from cluster_article every join article other using (article_id)
    where every.cluster_id = own.cluster_id and every.del_yn = 'N' and other.del_yn = 'N') others
  from cluster_article own join article_cluster cluster on cluster.cluster_id = own.cluster_id and cluster.del_yn = 'N'
  where own.article_id = a.article_id and own.del_yn = 'N' order by 2 limit 1`;

/** Limits the page first, and joins names only for its rows. */
const pageWhere = (where: string): string => `
  select ${listed}, ${names}, (memo.article_id is not null) memo, h.cluster_id, h.others
  from (select * from article a where ${where} ${newestFirst} limit $1 offset $2) a ${joins}
  left join article_memo memo on memo.user_id = '${reader}' and memo.article_id = a.article_id and memo.del_yn = 'N'
  left join lateral (${highlights}) h on true
  ${newestFirst}`;

const neighbour = (sign: '<' | '>', direction: 'asc nulls first' | 'desc nulls last'): string => `
  select json_build_object('articleId', b.article_id, 'kornTtl', b.korn_ttl, 'lclanTtl', b.lclan_ttl) link
  from article b where b.item_knd = 'article' and b.del_yn = 'N' and (b.reg_dt, b.article_id) ${sign} (a.reg_dt, a.article_id)
  order by b.reg_dt ${direction}, b.article_id ${direction} limit 1`;

const statements = {
  page: pageWhere(present),
  ofCountry: pageWhere(ofCountry),
  capped: `select count(*)::int n from (select 1 from article a where ${present} limit 10001) counted`,
  countOfCountry: `select count(*)::int n from article a where ${ofCountry.replaceAll(/\$([345])/gu, (_, nr) => `$${Number(nr) - 2}`)}`,
  detail: `
    select ${listed}, ${further}, ${names}, m.rgn_tz, memo.memo_cn, (memo.article_id is not null) memo,
      before.link previous, after.link next, reading.stts_cd,
      (select json_agg(f order by f.reg_dt) from stored_file f
        where f.owner_entity = 'article' and f.owner_key = a.article_id::text and f.del_yn = 'N') files,
      (select json_agg(ch order by ch.chg_hstry_id desc) from change_history ch
        where ch.entity_nm = 'article' and ch.record_key = a.article_id::text) revisions
    from article a ${joins}
    left join article_memo memo on memo.user_id = '${reader}' and memo.article_id = a.article_id and memo.del_yn = 'N'
    left join ai_reading reading on reading.article_id = a.article_id
    left join lateral (${neighbour('>', 'asc nulls first')}) before on true
    left join lateral (${neighbour('<', 'desc nulls last')}) after on true
    where a.article_id = $1 and ${present}`,
  insert: `
    insert into article (korn_ttl, lclsf_nm, media_id, ntn_id, frm_trsf_nscvrg_dt, url, canonical_url, prc_yn, article_trans_cn,
      menual_yn, anls_yn, rgtr_id)
    values ($1, $2, $3, $4, $5, $6, $6, $7, $8, 'Y', 'Y', '${reader}') returning *`,
  history: `
    insert into change_history (entity_nm, record_key, chg_knd, aftr_cn, rgtr_id)
    values ('article', $1, 'INSERT', $2, '${reader}')`,
};

const ask = async (
  name: keyof typeof statements,
  values: unknown[],
  through: pg.Pool | pg.PoolClient = pool,
) => (await through.query<Record<string, unknown>>({ name, text: statements[name], values })).rows;

const size = 10;

const app = Fastify({ logger: true });

app.get('/health', async () => {
  await pool.query('select 1');
  return { ok: true };
});

app.get<{ Querystring: { page?: string } }>('/articles', async ({ query: { page = '1' } }) => {
  const [data, [count]] = await Promise.all([
    ask('page', [size, (Number(page) - 1) * size]),
    ask('capped', []),
  ]);
  return { data, total: count?.['n'] };
});

app.get<{ Querystring: { ntnId: string; from: string; before: string } }>(
  '/articles-of-country',
  async ({ query: { ntnId, from, before } }) => {
    const [data, [count]] = await Promise.all([
      ask('ofCountry', [size, 0, ntnId, from, before]),
      ask('countOfCountry', [ntnId, from, before]),
    ]);
    return { data, total: count?.['n'] };
  },
);

app.get<{ Params: { id: string } }>('/articles/:id', async ({ params: { id } }, reply) => {
  const [data] = await ask('detail', [id]);
  return data ? { data } : reply.code(404).send({});
});

app.post<{ Body: Record<string, unknown> }>('/articles', async ({ body }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const [data] = await ask('insert', Object.values(body), client);
    await ask('history', [String(data?.['article_id']), JSON.stringify(data)], client);
    await client.query('commit');
    return { data };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
