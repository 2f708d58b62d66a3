import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, articleAddress, feedVisit, media, mediaFeed } from '#generated/tables/index.ts';
import type { ImportedSources, SourceQuality, TriedSource } from '#generated/types/mediaFeedCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import {
  type ArticleColumns,
  createArticle,
  createArticles,
  createOutlet,
  createSource,
} from '../helpers/factories.ts';
import { document, feedServer, rss } from '../helpers/feedServer.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ variables: { COLLECT_ALLOW: '127.0.0.0/8' } });
const outlets = await feedServer();
const admin = await signedIn(app, 'admin');

/** The address of the outlets' server by IP: the product resolves host names as usual. */
const here = (path: string): string => outlets.url('x', path).replace('x.example', '127.0.0.1');

let mediaId = 0;
beforeEach(() =>
  inDatabase(async () => {
    await db().delete(feedVisit);
    await db().delete(article);
    await db().delete(mediaFeed);
    ({ mediaId } = await createOutlet({ ntnId: 'KR' }));
  }),
);

type Said<Data> = Answer<{ data: Data } & ErrorBody>;
type Known = Record<string, unknown> & { mediaFeedId: number };
const post = <Data = Known>(url: string, payload: object): Promise<Said<Data>> =>
  admin.call({ method: 'POST', url: `/api${url}`, payload });
const put = (url: string, payload: object): Promise<Said<Known>> =>
  admin.call({ method: 'POST', url: `/api${url}`, payload, headers: { _method: 'PUT' } });
const rows = () => inDatabase(async () => db().select().from(mediaFeed).orderBy(mediaFeed.mediaFeedId));
const attempt = (feedUrl: string, more = {}) => post<TriedSource>('/mediafeed-test', { feedUrl, ...more });
const form = (more = {}) => ({ mediaId, feedUrl: 'https://paper.example.org/feed', clctIntrvl: 30, ...more });

const three = [
  { title: 'The museum opens a new show', link: 'https://paper.example.org/1' },
  { title: 'A festival ends', link: 'https://paper.example.org/2', summary: 'Ten days of film.' },
  { title: 'Tomorrow’s news', link: 'https://paper.example.org/3', date: 'Fri, 01 Jan 2100 00:00:00 GMT' },
];

describe('a source', () => {
  it('is registered, waits for its first visit, and is identified by its address', async () => {
    const { status, body } = await post('/insert-mediafeed', form());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ clctSttsCd: 'waiting', useYn: 'Y', mediaNm: '시험신문' });
    const again = await post('/insert-mediafeed', form({ feedUrl: 'http://www.paper.example.org/feed/' }));
    expect(again.status).toBe(409);
    expect(again.body.fields?.map(({ name }) => name)).toEqual(['feedUrl']);
  });

  it.each([
    ['http://10.0.0.7/feed', '내부망 주소입니다.'],
    ['http://localhost/feed', '내부망 주소입니다.'],
    ['http://paper/feed', '주소가 온전하지 않습니다.'],
    ['https://me:secret@paper.example.org/feed', '아이디나 비밀번호가 들어 있는 주소는'],
  ])('cannot be registered at %s', async (feedUrl, sentence) => {
    const { status, body } = await post('/insert-mediafeed', form({ feedUrl }));
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toContain(sentence);
    expect(await rows()).toEqual([]);
  });

  it.each([4, 10_081])('cannot be visited every %i minutes', async (clctIntrvl) => {
    expect((await post('/insert-mediafeed', form({ clctIntrvl }))).status).toBe(400);
  });

  it('is paused and resumed; it is then due at once, without old failures', async () => {
    const { body } = await post('/insert-mediafeed', form());
    const rest = await put('/update-mediafeed', { ...body.data, useYn: 'N' });
    expect(rest.body.data).toMatchObject({ useYn: 'N', clctSttsCd: 'paused' });
    await inDatabase(() =>
      db()
        .update(mediaFeed)
        .set({ failCnt: 7, errCn: '오류', nextClctDt: new Date('2099-01-01') }),
    );
    const before = new Date();
    const back = await put('/update-mediafeed', { ...rest.body.data, useYn: 'Y' });
    expect(back.body.data).toMatchObject({ clctSttsCd: 'waiting', failCnt: 0, errCn: null });
    const [row] = await rows();
    expect(row?.nextClctDt?.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1_000);
    expect(row?.nextClctDt?.getTime()).toBeLessThan(before.getTime() + 60_000);
    expect(row?.dueDt).toEqual(row?.nextClctDt);
  });

  it('with a shorter interval is due now', async () => {
    const { body } = await post('/insert-mediafeed', form({ clctIntrvl: 10_080 }));
    await inDatabase(() =>
      db()
        .update(mediaFeed)
        .set({ dueDt: new Date('2020-01-01') }),
    );
    await put('/update-mediafeed', { ...body.data, clctIntrvl: 5 });
    expect((await rows())[0]?.dueDt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('at a new address forgets the metadata of the old document', async () => {
    const { body } = await post('/insert-mediafeed', form());
    await inDatabase(() => db().update(mediaFeed).set({ etag: '"1"', bodyHash: 'x', failCnt: 3 }));
    await put('/update-mediafeed', { ...body.data, feedUrl: 'https://paper.example.org/rss' });
    expect((await rows())[0]).toMatchObject({
      etag: null,
      bodyHash: null,
      failCnt: 0,
      canonicalUrl: 'paper.example.org/rss',
    });
  });

  it('has a rule in the query language, refused where it is wrong; by a new one the next document is read anew', async () => {
    const { body } = await post('/insert-mediafeed', form());
    const ruled = (clctCndCn: string) => put('/update-mediafeed', { ...body.data, clctCndCn });
    for (const [rule, sentence] of [
      ['한복 점수:>60', '‘점수:’ 조건은 수집할 때 아직 알 수 없습니다 – 4번째 글자.'],
      ['한복 OR -광고', '찾을 낱말이 있어야 합니다'],
      ['한복, *', '‘*’에는 글자나 숫자가 없어'],
      [', ,', '‘, ,’에는 글자나 숫자가 없어'],
      ['한복 국가:프랑수', '– 7번째 글자. ‘프랑스’를 찾으셨나요?'],
    ] as const) {
      const { status, body: refused } = await ruled(rule);
      expect([status, refused.fields?.[0]?.name]).toEqual([400, 'clctCndCn']);
      expect(refused.fields?.[0]?.message).toContain(sentence);
    }
    await inDatabase(() => db().update(mediaFeed).set({ etag: '"1"', bodyHash: 'x' }));
    expect((await ruled('museum, 한복')).status).toBe(200);
    expect((await rows())[0]).toMatchObject({ clctCndCn: 'museum, 한복', etag: null, bodyHash: null });
  });

  it('is requested at once with others; deleted ones are not counted', async () => {
    const { body } = await post('/insert-mediafeed', form());
    const { mediaFeedId } = body.data;
    const asked = await post('/mediafeed-run', { mediaFeedId: [mediaFeedId, 999_999] });
    expect(asked.body.data).toEqual({ queuedCnt: 1 });
    expect((await rows())[0]?.askdYn).toBe('Y');
  });

  it('is paused and resumed with others; those already so are not counted', async () => {
    const first = (await post('/insert-mediafeed', form())).body.data;
    const second = (
      await post('/insert-mediafeed', form({ feedUrl: 'https://paper.example.org/culture', useYn: 'N' }))
    ).body.data;
    const both = [first.mediaFeedId, second.mediaFeedId, 999_999];
    const rest = await put('/mediafeed-use', { mediaFeedId: both, useYn: 'N' });
    expect(rest.body.data).toEqual({ changedCnt: 1 });
    expect((await rows()).map(({ useYn, clctSttsCd }) => [useYn, clctSttsCd])).toEqual([
      ['N', 'paused'],
      ['N', 'paused'],
    ]);
    const back = await put('/mediafeed-use', { mediaFeedId: both, useYn: 'Y' });
    expect(back.body.data).toEqual({ changedCnt: 2 });
    expect((await rows()).map(({ useYn, clctSttsCd }) => [useYn, clctSttsCd])).toEqual([
      ['Y', 'waiting'],
      ['Y', 'waiting'],
    ]);
    const tooMany = await put('/mediafeed-use', {
      mediaFeedId: Array.from({ length: 501 }, (_, n) => n),
      useYn: 'N',
    });
    expect(tooMany.status).toBe(400);
    expect(tooMany.body.message).toContain('500곳까지');
  });
});

describe('a trial', () => {
  it('shows what would be stored, and stores nothing', async () => {
    outlets.serve('/trial', document(rss(three, { title: 'The Paper', language: 'en' })));
    await createArticle({
      mediaId,
      lclanTtl: 'A festival ends',
      url: 'https://paper.example.org/2',
      canonicalUrl: 'paper.example.org/2',
    });
    const { body } = await attempt(here('/trial'), { mediaId });
    expect(body.data).toMatchObject({
      valid: true,
      message: '글 3건 가운데 1건이 새 기사로 들어옵니다.',
      feedTtl: 'The Paper',
      lanCd: 'en',
      itemCnt: 3,
      newCnt: 1,
      leftOutCnt: 1,
      findings: [
        '보도일시가 없어 수집 시각으로 대신했습니다. (2건) 예: ‘The museum opens a new show’',
        '보도일시가 미래여서 제외했습니다. (1건) 예: ‘Tomorrow’s news’',
      ],
    });
    expect(body.data.items).toMatchObject([
      { ttl: 'The museum opens a new show', knownYn: 'N', lanCd: 'en' },
      { ttl: 'A festival ends', smry: 'Ten days of film.', knownYn: 'Y' },
    ]);
    expect(await inDatabase(async () => db().select().from(feedVisit))).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('of a page returns its feeds, and which of them are registered', async () => {
    const page = `<!doctype html><link rel="alternate" type="application/rss+xml" title="전체" href="/feed">
      <link rel="alternate" type="application/atom+xml" href="https://paper.example.org/atom">`;
    outlets.serve('/home', document(page, { 'content-type': 'text/html; charset=utf-8' }));
    await post('/insert-mediafeed', form({ feedUrl: 'https://paper.example.org/atom' }));
    const { body } = await attempt(here('/home'));
    expect(body.data).toMatchObject({
      valid: false,
      message: '웹 페이지입니다. 이 안에서 피드 2개를 찾았습니다. 하나를 골라 주세요.',
      feeds: [
        { feedUrl: here('/feed'), feedTtl: '전체', mediaFeedId: null },
        {
          feedUrl: 'https://paper.example.org/atom',
          feedTtl: null,
          mediaFeedId: (await rows())[0]?.mediaFeedId,
        },
      ],
    });
  });

  it('says why there is nothing', async () => {
    outlets.serve('/plain', document('hello', { 'content-type': 'text/plain' }));
    expect((await attempt(here('/plain'))).body.data).toMatchObject({
      valid: false,
      message: 'RSS·Atom·JSON Feed가 아닙니다.',
    });
    expect((await attempt(here('/nowhere'))).body.data).toMatchObject({
      valid: false,
      message: '피드가 그 주소에 없습니다. 매체 홈페이지에서 새 주소를 찾아 주세요. (응답 404)',
    });
  });

  it('of a registered address says so, except for the source itself', async () => {
    outlets.serve('/known', document(rss(three)));
    const { body } = await post('/insert-mediafeed', form({ feedUrl: here('/known') }));
    expect(body.data).toBeDefined();
    const { mediaFeedId } = body.data;
    expect((await attempt(here('/known'))).body.data).toMatchObject({
      valid: false,
      mediaFeedId,
      message: '이미 등록된 수집원입니다.',
    });
    expect((await attempt(here('/known'), { mediaFeedId })).body.data).toMatchObject({ valid: true });
  });
});

describe('the outlet of a feed', () => {
  const outlet = (payload: object) =>
    post<{ mediaId: number; mediaNm: string }>('/mediafeed-outlet', payload);

  it('is registered by name, or found by its domain', async () => {
    const feedUrl = 'https://coast.example.org/rss';
    const { status, body } = await outlet({ feedUrl, name: 'Coast Courier', ntnId: 'GB' });
    expect(status).toBe(200);
    expect(body.data.mediaNm).toBe('Coast Courier');
    const [row] = await inDatabase(async () =>
      db().select().from(media).where(eq(media.mediaId, body.data.mediaId)),
    );
    expect(row).toMatchObject({ dmnNm: 'coast.example.org', ntnId: 'GB' });
    const again = await outlet({ feedUrl: `${feedUrl}?all`, name: 'The Courier' });
    expect(again.body.data).toEqual(body.data);
  });

  it('is not registered for an internal address or an unknown country', async () => {
    expect((await outlet({ feedUrl: 'http://10.0.0.7/rss', name: '안쪽' })).status).toBe(400);
    const answer = await outlet({ feedUrl: 'https://far.example.org/rss', name: '먼 신문', ntnId: 'QQ' });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('국가');
  });
});

describe('a list of sources', () => {
  const list = (outlines: string) =>
    Buffer.from(
      `<opml version="2.0"><head><title>신문들</title></head><body>${outlines}</body></opml>`,
    ).toString('base64');
  const outline = (title: string, xmlUrl: string, htmlUrl = '') =>
    `<outline type="rss" text="${title}" xmlUrl="${xmlUrl}" htmlUrl="${htmlUrl}"/>`;
  const several = list(
    outline('가나신문', 'https://gana.example.kr/rss', 'https://gana.example.kr/') +
      outline('가나신문 문화', 'https://gana.example.kr/culture', 'https://gana.example.kr/culture') +
      outline('시험신문', 'https://paper.example.org/feed') +
      outline('안쪽', 'http://10.0.0.7/rss') +
      outline('틀림', 'nonsense'),
  );

  it('is previewed first: nothing is stored', async () => {
    const { body } = await post<ImportedSources>('/mediafeed-import', { content: several, tryYn: 'Y' });
    expect(body.data).toMatchObject({ ttl: '신문들', newCnt: 3, knownCnt: 0, refusedCnt: 2 });
    expect(await rows()).toEqual([]);
  });

  it('registers new ones with outlets, skips known, names refused', async () => {
    await post('/insert-mediafeed', form());
    const { body } = await post<ImportedSources>('/mediafeed-import', { content: several, clctIntrvl: 120 });
    expect(body.data).toMatchObject({ newCnt: 2, knownCnt: 1, refusedCnt: 2 });
    expect(body.data.items.filter(({ stateCd }) => stateCd === 'refused')).toMatchObject([
      { feedTtl: '안쪽', reason: '내부망 주소라서 등록할 수 없습니다.' },
      { feedTtl: '틀림', reason: '피드 주소가 올바르지 않습니다.', line: 1 },
    ]);
    const [, one, other] = await rows();
    expect(one).toMatchObject({ feedTtl: '가나신문', clctIntrvl: 120, useYn: 'Y' });
    expect(other?.mediaId).toBe(one?.mediaId);
    const [outlet] = await inDatabase(async () =>
      db()
        .select()
        .from(media)
        .where(eq(media.mediaId, one?.mediaId ?? 0)),
    );
    expect(outlet).toMatchObject({ mediaKornNm: '가나신문', dmnNm: 'gana.example.kr', ntnId: 'KR' });
    const again = await post<ImportedSources>('/mediafeed-import', { content: several });
    expect(again.body.data).toMatchObject({ newCnt: 0, knownCnt: 3 });
    expect(await rows()).toHaveLength(3);
  });

  it('is stored without names and passwords', async () => {
    const content = list(outline('유료신문', 'https://me:secret@paid.example.org/feed'));
    const { body } = await post<ImportedSources>('/mediafeed-import', { content });
    expect(body.data).toMatchObject({ newCnt: 0, refusedCnt: 1 });
    expect(body.data.items[0]?.reason).toContain('아이디나 비밀번호가 들어 있는 주소는');
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['', 400],
    ['not base64!', 400],
    [Buffer.from('안녕').toString('base64'), 400],
  ])('that is %o is refused with a sentence', async (content, status) => {
    const answer = await post('/mediafeed-import', { content });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[가-힣]/);
  });
});

describe('a source of which no answer is kept', () => {
  it('is read anew by nobody, who learns what to do', async () => {
    const { mediaFeedId } = await createSource('https://paper.example.org/none', { mediaId });
    const { body } = await admin.get('/mediafeed-reread', { mediaFeedId });
    expect(body).toMatchObject({ data: { feedCnt: 0, pageCnt: 0, sttsCd: null, answers: [] } });
    const refused = await post('/mediafeed-reread', { mediaFeedId });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('먼저 ‘지금 수집’을 눌러 주세요.') as string,
    ]);
    expect((await post('/mediafeed-reread', { mediaFeedId: 999_999 })).status).toBe(404);
  });
});

describe('a source at a new address', () => {
  it('keeps no answers of the feed at the former one', async () => {
    const { body } = await post('/insert-mediafeed', form());
    const { mediaFeedId } = body.data;
    await inDatabase(() =>
      db().execute(sql`insert into source_answer (media_feed_id, answer_key, url, answ_dt, size, body)
        values (${mediaFeedId}, 'feed:x', ${form().feedUrl}, now(), 1, '\\x00')`),
    );
    const { body: same } = await put('/update-mediafeed', { ...body.data, clctIntrvl: 60 });
    const feeds = async () => (await admin.get('/mediafeed-reread', { mediaFeedId })).body;
    expect(await feeds()).toMatchObject({ data: { feedCnt: 1 } });
    await put('/update-mediafeed', { ...same.data, feedUrl: 'https://paper.example.org/rss' });
    expect(await feeds()).toMatchObject({ data: { feedCnt: 0 } });
  });
});

describe('the quality of a source', () => {
  it('is that of its last day against the four weeks before, and what has fallen is marked', async () => {
    const source = await createSource('https://paper.example.org/quality', { mediaId });
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const of = (count: number, regDt: Date, columns: ArticleColumns): ArticleColumns[] =>
      Array.from({ length: count }, () => ({
        mediaId,
        srcNm: `feed:${source.mediaFeedId}`,
        lanCd: 'en',
        regDt,
        articleCn: 'x'.repeat(300),
        ...columns,
      }));
    await createArticles([
      ...of(10, ago(3), {}),
      ...of(4, ago(0.5), {}),
      ...of(4, ago(0.5), { nscvrgDtClctYn: 'Y', articleCn: 'short', mdaCrctDt: ago(0.1) }),
      ...of(9, ago(40), { nscvrgDtClctYn: 'Y' }),
      ...of(9, ago(0.5), { srcNm: 'feed:0', nscvrgDtClctYn: 'Y' }),
      // a copy that was joined to another article, and one deleted for itself
      ...of(1, ago(2), { delYn: 'Y', canonicalUrl: 'paper.example.org/copy' }),
      ...of(1, ago(2), { delYn: 'Y', canonicalUrl: 'paper.example.org/other' }),
    ]);
    await inDatabase(() => db().insert(articleAddress).values({ addressKey: 'paper.example.org/copy' }));
    const { body } = await admin.get('/mediafeed-quality', { mediaFeedId: source.mediaFeedId });
    expect((body as { data: SourceQuality }).data).toEqual({
      pastCnt: 10,
      recentCnt: 8,
      correctedCnt: 4,
      withdrawnCnt: 0,
      joinedCnt: 1,
      rates: [
        { measureCd: 'date', pastRt: 100, recentRt: 50, isFallen: true },
        { measureCd: 'text', pastRt: 100, recentRt: 50, isFallen: true },
        { measureCd: 'language', pastRt: 100, recentRt: 100, isFallen: false },
      ],
    });
    expect((await admin.get('/mediafeed-quality', { mediaFeedId: 999_999 })).status).toBe(404);
  });
});
