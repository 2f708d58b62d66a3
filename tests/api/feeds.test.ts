import { eq } from 'drizzle-orm';
import { type AtomFeed, parseAtomFeed, parseFeed, parseJsonFeed, parseOpml, parseRssFeed } from 'feedsmith';
import { JSDOM } from 'jsdom';
import RssParser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser, article, authorityUser, dailyBriefing, savedView } from '#generated/tables/index.ts';
import type { OwnTokens } from '#generated/types/apiTokenCalls.ts';
import type { KeptViews } from '#generated/types/savedViewCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { createArticles, createOutlet } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const publicUrl = 'https://press.example';
const { app } = await testApp({ variables: { PUBLIC_URL: publicUrl } });

const { mediaId } = await createOutlet({ mediaKornNm: '르몽드', ntnId: 'FR' });
const hostile = `<script>alert(1)</script> & "Musée" ]]> \u0007\u0000\u0090\ud800 \u202e</title>\r\nSet-Cookie: a=b`;
const day = (n: number) => new Date(Date.now() - n * 86_400_000);
const base = { itemKnd: 'article', lclsfNm: 'KOREA', ntnId: 'FR', mediaId, lanCd: 'fr' } as const;
const [plain, wicked, sns] = await createArticles([
  {
    ...base,
    kornTtl: '한복 전시 & 개막',
    lclanTtl: 'Le hanbok s’expose',
    featExtrSmry: '파리에서 열린 <한복> 전시.',
    featExtrKwdList: ['한복', '파리'],
    url: 'https://lemonde.example/hanbok?a=1&b=2',
    frmTrsfNscvrgDt: new Date('2026-11-20T03:04:05Z'),
    regDt: day(1),
    mdfcnDt: day(1),
  },
  {
    ...base,
    // PostgreSQL keeps neither NUL nor half a character
    lclanTtl: hostile.replace('\u0000', '').toWellFormed(),
    url: 'javascript:alert(1)',
    regDt: day(2),
    mdfcnDt: day(2),
  },
  { ...base, itemKnd: 'sns', kornTtl: '한복 소셜', regDt: day(3), mdfcnDt: day(3) },
  ...Array.from({ length: 60 }, (_, n) => ({
    ...base,
    ntnId: 'DE',
    kornTtl: `독일 ${n}`,
    regDt: day(n / 10),
  })),
]);

interface Person {
  client: Client;
  key: string;
}
const person = async (userId: string, columns: object = {}): Promise<Person> => {
  await colleague({ userId, ...columns }, [1]);
  const client = await colleagueClient(app, userId);
  const made = (await client.write('POST', '/insert-own-apitoken', {
    tknNm: '구독기',
    feedYn: 'Y',
    days: 30,
  })) as Answer<{ data: OwnTokens }>;
  return { client, key: made.body.data.token ?? '' };
};
const reader = await person('reader');
const view = async (cndCn: string, more: object = {}, { client }: Person = reader): Promise<number> =>
  (
    (await client.write('POST', '/insert-savedview', {
      menuUrl: '/article/Article',
      viewNm: `보기 ${cndCn}`.slice(0, 40),
      cndCn: new URLSearchParams(cndCn).toString(),
      ...more,
    })) as Answer<{ data: KeptViews }>
  ).body.data.viewId ?? 0;

type Text = Answer<string>;
const fetched = async (
  path: string,
  query: object,
  headers: Record<string, string> = {},
  address = '10.9.9.9',
): Promise<Text> =>
  new Client(app, address).call({
    method: 'GET',
    url: `/api/feed/${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
    headers,
  });
const feed = (viewId: number, format = 'rss', { key }: Person = reader) =>
  fetched('view', { token: key, viewId, format });
const sentence = ({ status, body }: Text) => [status, (body as unknown as ErrorBody).message];
const french = await view('period=all&ntnId=FR');

describe('the feed of a view', () => {
  it('in RSS is read by feedsmith and rss-parser, with everything that is known of an article', async () => {
    const answer = await feed(french);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'private, no-cache',
    ]);
    const rss = parseRssFeed(answer.body);
    expect(rss).toMatchObject({
      title: expect.stringContaining('보기 period=all'),
      language: 'ko',
      link: `${publicUrl}/article/Article?period=all&ntnId=FR&savedView=${french}`,
      atom: { links: [{ rel: 'self', href: expect.stringContaining(`viewId=${french}&format=rss`) }] },
    });
    expect(rss.items?.[0]).toMatchObject({
      title: '한복 전시 & 개막',
      description: '<p>파리에서 열린 &lt;한복&gt; 전시.</p>',
      link: `${publicUrl}/article/Article/Detail/${plain?.articleId}`,
      guid: { value: `urn:culture-press:article:${plain?.articleId}`, isPermaLink: false },
      categories: expect.arrayContaining([{ name: '프랑스' }, { name: '한국' }, { name: '한복' }]),
      dc: { creators: ['르몽드'] },
      atom: { links: [{ rel: 'related', href: 'https://lemonde.example/hanbok?a=1&b=2' }] },
    });
    expect(new Date(rss.items?.[0]?.pubDate ?? '').toISOString()).toBe('2026-11-20T03:04:05.000Z');
    const other = await new RssParser().parseString(answer.body);
    expect(other.items.map(({ title }) => title)).toEqual(rss.items?.map(({ title }) => title));
    expect(other.items[0]).toMatchObject({
      isoDate: '2026-11-20T03:04:05.000Z',
      creator: '르몽드',
      contentSnippet: '파리에서 열린 <한복> 전시.',
    });
  });

  it('in Atom and JSON Feed says the same', async () => {
    const atom = parseAtomFeed((await feed(french, 'atom')).body) as AtomFeed.Feed<string>;
    const json = parseJsonFeed((await feed(french, 'json')).body);
    const [entry, item] = [atom.entries?.[0], json.items?.[0]];
    expect(entry).toMatchObject({
      id: item?.id,
      title: { value: item?.title },
      published: item?.date_published,
    });
    expect(entry?.updated).toBe(item?.date_modified);
    expect(entry?.links?.map(({ href }) => href)).toEqual([item?.url, item?.external_url]);
    expect(item).toMatchObject({
      language: 'ko',
      authors: [{ name: '르몽드' }],
      summary: '파리에서 열린 <한복> 전시.',
    });
    expect(atom.xml?.lang).toBe('ko');
    expect((await feed(french, 'json')).headers['content-type']).toBe('application/feed+json; charset=utf-8');
  });

  it.each(['rss', 'atom'])('in %s stays whole whatever stands in a title', async (format) => {
    const { body, headers } = await feed(french, format);
    expect(() => new JSDOM(body, { contentType: 'application/xml' })).not.toThrow();
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window;
    expect(document.querySelector('script, parsererror')).toBeNull();
    const titles = [...document.querySelectorAll('item > title, entry > title')].map(
      (one) => one.textContent,
    );
    expect(titles[1]).toBe('<script>alert(1)</script> & "Musée" ]] > \u202e</title> Set-Cookie: a=b');
    // an entry of Atom says something beside its title, for readers that show no other page
    expect(document.querySelectorAll('entry:not(:has(> summary))')).toHaveLength(0);
    expect(body).not.toContain('javascript:');
    expect(headers['set-cookie']).toBeUndefined();
    expect(parseFeed(body).format).toBe(format);
  });

  it('holds the newest fifty, and all of the search, of every kind', async () => {
    const german = parseJsonFeed((await feed(await view('period=all&ntnId=DE'), 'json')).body).items ?? [];
    expect([german.length, german[0]?.title]).toEqual([50, '독일 0']);
    const search = await view('searchText=한복', { menuUrl: '/search' });
    const found = parseJsonFeed((await feed(search, 'json')).body).items ?? [];
    expect(found.map(({ id }) => id)).toEqual([
      `urn:culture-press:article:${plain?.articleId}`,
      `urn:culture-press:sns:${sns?.articleId}`,
    ]);
  });

  it('follows what the screen shows: the words in titles, the region, the last month', async () => {
    const ids = async (cndCn: string) =>
      (parseJsonFeed((await feed(await view(cndCn), 'json')).body).items ?? []).length;
    expect(await ids('searchText=한복')).toBe(1);
    expect(await ids('lclsfNm=GLOBAL&period=all')).toBe(0);
    expect(await ids('period=custom&startDate=2026-11-20&endDate=2026-11-20&ntnId=FR')).toBe(1);
    expect(await ids('excludeText=한복&period=all&ntnId=FR')).toBe(1);
  });

  it('is sent once: the next question with its tag or its time is answered by 304 until an article changes', async () => {
    const { headers } = await feed(french);
    const [etag, time] = [String(headers.etag), String(headers['last-modified'])];
    const query = { token: reader.key, viewId: french };
    const again = await fetched('view', query, { 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await fetched('view', query, { 'if-modified-since': time })).status).toBe(304);
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ kornTtl: '한복 전시 폐막', mdfcnDt: new Date() })
        .where(eq(article.articleId, plain?.articleId ?? 0)),
    );
    const changed = await fetched('view', query, { 'if-none-match': etag, 'if-modified-since': time });
    expect([changed.status, parseRssFeed(changed.body).items?.[0]?.guid?.value]).toEqual([
      200,
      `urn:culture-press:article:${plain?.articleId}`,
    ]);
  });

  it('is closed to everybody else: a stranger’s view, one no longer shared, a deleted one', async () => {
    const [group] = await inDatabase(async () =>
      db().select({ groupId: appUser.groupId }).from(appUser).where(eq(appUser.userId, 'demo-staff')),
    );
    const [owner, friend] = [
      await person('owner', { groupId: group?.groupId }),
      await person('friend', { groupId: group?.groupId }),
    ];
    const viewId = await view('ntnId=FR', {}, owner);
    expect(sentence(await feed(viewId, 'rss', friend))).toEqual([404, expect.stringContaining('보기')]);
    await owner.client.write('PUT', '/update-savedview', { viewId, shrYn: 'Y' });
    expect((await feed(viewId, 'rss', friend)).status).toBe(200);
    await owner.client.write('PUT', '/update-savedview', { viewId, shrYn: 'N' });
    expect((await feed(viewId, 'rss', friend)).status).toBe(404);
    await inDatabase(async () => db().delete(savedView).where(eq(savedView.viewId, viewId)));
    expect(sentence(await feed(viewId, 'rss', owner))).toEqual([404, expect.stringContaining('지워졌거나')]);
  });

  it('ends with the right to its list, at the next call', async () => {
    const loser = await person('loser');
    const viewId = await view('ntnId=FR', {}, loser);
    expect((await feed(viewId, 'rss', loser)).status).toBe(200);
    await inDatabase(async () => {
      await db().delete(authorityUser).where(eq(authorityUser.userId, 'loser'));
      await db().update(appUser).set({ rightsVer: 9 }).where(eq(appUser.userId, 'loser'));
    });
    expect((await feed(viewId, 'rss', loser)).status).toBe(404);
    expect((await fetched('highlight', { token: loser.key })).status).toBe(403);
  });

  it('is asked for with a key in the address: without one, with an unknown one or a session, it is closed', async () => {
    expect(sentence(await fetched('view', { viewId: french }))[0]).toBe(401);
    expect(sentence(await fetched('view', { token: 'wcp_unknown', viewId: french }))[0]).toBe(401);
    const staff = await signedIn(app, 'staff');
    expect((await staff.get('/feed/opml', { token: 'x' })).status).toBe(401);
    expect((await fetched('view', { token: reader.key, viewId: 'x', format: 'xml' })).status).toBe(400);
  });
});

describe('the other feeds', () => {
  it('are of highlights and of published briefings, from an allowed address', async () => {
    const rows = ['DRAFT', 'PUBLISHED'] as const;
    await inDatabase(async () =>
      db()
        .insert(dailyBriefing)
        .values(
          rows.map((sttsCd, n) => ({
            ttl: `${sttsCd} 브리핑`,
            brfgYmd: `2026-11-2${n}`,
            sttsCd,
            ...(sttsCd === 'PUBLISHED' && { brfgNo: 7, pblcnDt: new Date('2026-11-21T00:00:00Z') }),
          })),
        ),
    );
    const here = await fetched('dailybriefing', { token: reader.key, format: 'json' }, {}, '127.0.0.1');
    const items = parseJsonFeed(here.body).items ?? [];
    expect(items).toMatchObject([
      {
        title: 'PUBLISHED 브리핑',
        summary: expect.stringContaining('제7호'),
        date_published: '2026-11-21T00:00:00.000Z',
      },
    ]);
    expect((await fetched('dailybriefing', { token: reader.key }, {}, '8.8.8.8')).status).toBe(403);
    const highlights = await fetched('highlight', { token: reader.key, format: 'atom' });
    expect([highlights.status, parseAtomFeed(highlights.body).entries ?? []]).toEqual([200, []]);
  });

  it('stand together in one OPML file', async () => {
    const { body, headers } = await fetched('opml', { token: reader.key, format: 'atom' }, {}, '127.0.0.1');
    expect(headers['content-type']).toBe('text/x-opml; charset=utf-8');
    const outlines = parseOpml(body).body?.outlines ?? [];
    const addresses = outlines.map(({ xmlUrl }) => new URL(xmlUrl ?? ''));
    expect(addresses.at(-2)?.pathname).toBe('/api/feed/highlight');
    const answers = addresses.map(({ pathname, search }) =>
      new Client(app).call({ method: 'GET', url: pathname + search }),
    );
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(wicked?.articleId).toBeGreaterThan(0);
  });
});
