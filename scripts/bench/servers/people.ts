import pg from 'pg';
import { Pool } from 'undici';
import { today } from '#contract/days.ts';
// past the index: sessions without signing in
import { accessCookie, xsrfCookie, xsrfHeader } from '#server/modules/accounts/session/cookies.ts';
import { hashToken, xsrfOfSession } from '#server/modules/accounts/session/tokens.ts';
import { type Facts, inParts, query } from '../peers/contender.ts';

/** Number of users with an account and a session. */
const people = 3_000;
/** Seconds between two requests of a user who reads without a pause; users take turns. */
const pace = 6;
/** Number of connections, each of which sends the next request after the response. */
const callers = 16;

const nameOf = (person: number): string => `bench-${person}`;
const tokenOf = (person: number): string => `bench-token-${person}`;

/** The cookie of a person's session. */
export const sessionCookie = (person: number): string => `${accessCookie}=${tokenOf(person)}`;

/**
 * Inserts people, each with an account and a new session.
 * @param like the demo account whose group and rights they have
 */
export const insertPeople = async (
  databaseUrl: string,
  count = people,
  like = 'demo-staff',
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const hashes = Array.from({ length: count }, (_one, person) => hashToken(tokenOf(person)));
  try {
    await client.query(
      `insert into app_user (user_id, eml, eml_fold, user_nm, pswd_hash, pswd_chg_ymd, last_join_cert_ymd, join_cert_yn, user_aprv_yn, group_id)
       select 'bench-' || n, 'bench' || n || '@demo.go.kr', 'bench' || n || '@demo.go.kr', '측정', 'none', $1, $1, 'Y', 'Y', group_id
       from generate_series(0, ${count - 1}) n, app_user known where known.user_id = $2`,
      [today(), like],
    );
    await client.query(
      `insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn, rgtr_id, mdfr_id)
       select authrt_id, 'bench-' || n, prsl_yn, wrt_yn, 'SYSTEM', 'SYSTEM'
       from authority_user, generate_series(0, ${count - 1}) n where user_id = $1 and del_yn = 'N'`,
      [like],
    );
    await client.query(
      `insert into user_session (session_id, user_id, access_hash, access_exp_dt, refresh_exp_dt)
       select 'bench-' || n, 'bench-' || n, ($1::text[])[n + 1], now() + interval '1 hour', now() + interval '1 hour'
       from generate_series(0, ${count - 1}) n`,
      [hashes],
    );
    await client.query('analyze app_user, user_session');
  } finally {
    await client.end();
  }
};

interface Ask {
  path: string;
  /** Only for writes. */
  body?: string;
  headers?: Record<string, string>;
}

const screen = { paidAiYn: 'Y', freeAiYn: 'Y', menualYn: 'Y', sort: 'regDt,DESC' };
const json = { 'content-type': 'application/json' };
/** Number of rankings per post. */
const rankingsForPost = 10;

const post = (nr: number): Ask => ({
  path: '/api/insert-commonboard',
  ...inParts('commonBoard', {
    pstKndCd: 'BOARD',
    pstClsfCd: 'PST_CLSF_02',
    ttl: `글 ${nr}`,
    cn: '<p>글</p>',
    recipientIds: ['demo-staff'],
  }),
});

/**
 * The requests of a user in sequence: in ten requests, two articles are opened and marked as read.
 * @param nr number of this user's round, never repeated
 */
const askedBy = ({ articleIds, ntnId, startDate, endDate }: Facts, word: string, nr: number): Ask[] => {
  const opened = (place: number): Ask[] => {
    const articleId = articleIds[(2 * nr + place) % articleIds.length];
    return [
      { path: `/api/article-detail?articleId=${articleId}` },
      {
        path: '/api/update-article/read',
        headers: { ...json, _method: 'PUT' },
        body: JSON.stringify({ articleIds: [articleId], readYn: 'Y' }),
      },
    ];
  };
  const month = { startDate, endDate };
  return [
    { path: `/api/article-list?${query({ ...screen, total: 'capped' })}` },
    ...opened(0),
    { path: '/api/article-list/unread' },
    ...opened(1),
    { path: `/api/article-list?${query({ ...screen, ...month, ntnId })}` },
    { path: `/api/search-list?${query({ searchText: word, sort: 'latest', total: 'capped' })}` },
    nr % rankingsForPost === 0
      ? post(nr)
      : { path: `/api/statistics/keyword/chart?${query({ ...month, multiSearchCnd: 'AND' })}` },
    { path: `/api/article-list?${query({ ...screen, total: 'capped', page: 3 })}` },
  ];
};

const stepsOfRound = 10;

/** The cookie by which a browser remembers that its user has just written. */
const writeCookie = /recent_write=1; Max-Age=(\d+)/;

/** The users at one proxy. */
export interface Crowd {
  /**
   * Sends requests for so many seconds; the next call uses as many users as can keep the pace. @returns number of
   * responses, and of writes among them
   */
  ask(seconds: number): Promise<{ requests: number; writes: number; perSecond: number }>;
  close(): Promise<void>;
}

/** Users keep their position and their cookies between the proxies. */
export const crowdOf = (facts: Facts, word: string): ((url: string, certificate: string) => Crowd) => {
  const steps = new Uint32Array(people);
  const wroteUntil = new Float64Array(people);
  let [turn, active] = [0, people];
  const send = async (pool: Pool, person: number): Promise<boolean> => {
    const step = steps[person] ?? 0;
    steps[person] = step + 1;
    // start users at different steps of their round, and at different articles
    const place = (step + person) % stepsOfRound;
    const nr = Math.floor((step + person) / stepsOfRound) + 17 * person;
    const ask = askedBy(facts, word, nr)[place] as Ask;
    const token = xsrfOfSession(nameOf(person));
    const recent = (wroteUntil[person] ?? 0) > performance.now() ? '; recent_write=1' : '';
    const answer = await pool.request({
      method: ask.body === undefined ? 'GET' : 'POST',
      path: ask.path,
      headers: {
        cookie: `${sessionCookie(person)}; ${xsrfCookie}=${token}${recent}`,
        [xsrfHeader]: token,
        ...ask.headers,
      },
      body: ask.body ?? null,
    });
    const bytes = await answer.body.arrayBuffer();
    if (answer.statusCode >= 300)
      throw new Error(
        `${ask.path} answered ${answer.statusCode}: ${Buffer.from(bytes).toString().slice(0, 300)}`,
      );
    const [, seconds] = writeCookie.exec(String(answer.headers['set-cookie'] ?? '')) ?? [];
    if (seconds) wroteUntil[person] = performance.now() + Number(seconds) * 1_000;
    return ask.body !== undefined;
  };
  return (url, certificate) => {
    const pool = new Pool(url, { connections: callers, pipelining: 1, connect: { ca: certificate } });
    return {
      async ask(seconds) {
        const since = performance.now();
        const end = since + seconds * 1_000;
        let [requests, writes] = [0, 0];
        const caller = async (): Promise<void> => {
          while (performance.now() < end) {
            turn = (turn + 1) % active;
            if (await send(pool, turn)) writes += 1;
            requests += 1;
          }
        };
        await Promise.all(Array.from({ length: callers }, caller));
        const perSecond = (requests * 1_000) / (performance.now() - since);
        active = Math.min(people, Math.max(callers, Math.round(perSecond * pace)));
        return { requests, writes, perSecond };
      },
      close: () => pool.close(),
    };
  };
};
