// On both engines: a job that stores in batches, alternately with other requests.
import { eq, inArray } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { changeHistory, media, mediaFeed, userSetting } from '#generated/tables/index.ts';
import type { OutletColumns, OutletImport, OutletImportUndone } from '#generated/types/outletImportCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticle, createOutlet } from '../helpers/factories.ts';
import { eventMs } from '../helpers/limits.ts';
import { readCsv } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ jobs: true });
const admin = await signedIn(app, 'admin');

const send = async <T>(url: string, body: object) =>
  (await admin.call({ method: 'POST', url: `/api${url}`, payload: body })) as Answer<{ data: T } & ErrorBody>;
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
const columnsOf = async (list: string) =>
  (await send<OutletColumns>('/outlet-import/columns', { content: inBase64(list) })).body.data;
const bring = async (list: string, tryYn: 'Y' | 'N', fields?: string[]) => {
  const proposed = fields ?? (await columnsOf(list)).columns.map(({ field }) => field);
  const body = { content: inBase64(list), fileNm: '세계 매체.csv', fields: proposed, tryYn };
  return send<OutletImport>('/outlet-import', body);
};
const last = async () =>
  ((await admin.get('/outlet-import/last')) as Answer<{ data: OutletImport | null }>).body.data;
const finished = () =>
  vi.waitFor(
    async () => {
      const state = await last();
      expect(state?.sttsCd).toBe('done');
      return state as OutletImport;
    },
    { timeout: eventMs },
  );
const counts = ({ newCnt, filledCnt, knownCnt, refusedCnt, feedCnt }: OutletImport) => [
  newCnt,
  filledCnt,
  knownCnt,
  refusedCnt,
  feedCnt,
];
const outletsAt = (...addresses: string[]) =>
  inDatabase(async () =>
    db().select().from(media).where(inArray(media.canonicalUrl, addresses)).orderBy(media.mediaId),
  );

const mistakes = [
  ['주소 없음', '프랑스', '', '도메인도 URL도 없습니다.'],
  ['점 없는 주소', '프랑스', 'nowhere', '도메인이나 URL이 외부 인터넷의'],
  ['내부망', '프랑스', 'http://192.168.0.1/', '도메인이나 URL이 외부 인터넷의'],
  ['다른 규약', '프랑스', 'ftp://files.example/', '도메인이나 URL이 외부 인터넷의'],
  ['없는 나라', '프랑스국', 'https://nation.example/', '국가 코드에 없는 나라입니다.'],
  ['없는 코드', 'ZH', 'https://code.example/', '국가 코드에 없는 나라입니다.'],
  ['가'.repeat(201), '프랑스', 'https://long.example/', '매체명이 200자를 넘습니다.'],
  ['여럿의 것', '대한민국', 'https://n.news.naver.com/', '여러 곳이 함께 쓰는 서비스'],
  ['지운 매체', '프랑스', 'https://deleted.example/', '관리자가 삭제한 매체입니다.'],
  ['칸이 많음', '프랑스', 'https://wide.example/,,,넷', '줄을 읽을 수 없습니다.'],
];
const heads = '매체명,국가,홈페이지,피드';

it('is tried, registered, told of its ten mistakes in a file, and undone', async () => {
  const [poor] = await inDatabase(async () => [
    await createOutlet({
      url: 'https://poor.example',
      dmnNm: 'poor.example',
      canonicalUrl: 'poor.example',
      ntnId: null,
    }),
    await createOutlet({
      url: 'https://deleted.example',
      dmnNm: 'deleted.example',
      canonicalUrl: 'deleted.example',
      delYn: 'Y',
    }),
  ]);
  const list = [
    heads,
    ...mistakes.map((cells) => cells.slice(0, 3).join(',')),
    '르 프티,프랑스,https://petit.example/,https://petit.example/rss https://petit.example/atom',
    'The Small,Korea,https://small.example/,',
    'Used Soon,Germany,https://used.example/,https://used.example/rss',
    '르 프티,FR,http://www.petit.example,',
    '가난,독일,https://poor.example/,https://poor.example/rss',
  ].join('\r\n');

  const tried = (await bring(list, 'Y')).body.data;
  expect(counts(tried)).toEqual([3, 1, 1, 10, 4]);
  const refused = tried.items.filter(({ stateCd }) => stateCd === 'refused');
  expect(refused.map(({ line, remark }) => [line, remark])).toEqual(
    mistakes.map(([, , , reason], at) => [at + 2, expect.stringContaining(reason ?? '') as string]),
  );
  expect(
    tried.items
      .filter(({ stateCd }) => stateCd !== 'refused')
      .map(({ stateCd, remark }) => [stateCd, remark]),
  ).toEqual([
    ['new', null],
    ['new', null],
    ['new', null],
    ['known', null],
    ['filled', expect.stringContaining('채운 항목: 국가') as string],
  ]);
  expect(await outletsAt('petit.example', 'small.example', 'used.example')).toEqual([]);

  expect((await bring(list, 'N')).body.data).toMatchObject({ sttsCd: 'running', rowCnt: 15 });
  const done = await finished();
  expect(counts(done)).toEqual([3, 1, 1, 10, 4]);
  const [petit, small, used] = await outletsAt('petit.example', 'small.example', 'used.example');
  expect([petit, small, used].map((one) => [one?.mediaKornNm ?? one?.mediaEngNm, one?.ntnId])).toEqual([
    ['르 프티', 'FR'],
    ['THE SMALL', 'KR'],
    ['USED SOON', 'DE'],
  ]);
  expect((await outletsAt('poor.example'))[0]).toMatchObject({ ntnId: 'DE', rgnTz: '+01:00' });

  const file = (await admin.get('/outlet-import/refused')) as Answer<string>;
  const rows = readCsv(file.bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '');
  expect(rows[0]).toEqual([...heads.split(','), '이유']);
  expect(rows.slice(1).map((cells) => [cells[0], cells.at(-1)])).toEqual(
    mistakes.map(([name, , , reason]) => [name, expect.stringContaining(reason ?? '') as string]),
  );

  await inDatabase(() => createArticle({ mediaId: used?.mediaId ?? 0 }));
  const undone = await admin.write('PUT', '/outlet-import/undo', { importId: done.importId });
  expect((undone as Answer<{ data: OutletImportUndone }>).body.data).toEqual({
    removedCnt: 2,
    revertedCnt: 1,
    feedCnt: 3,
    leftCnt: 1,
  });
  expect((await outletsAt('petit.example', 'small.example', 'used.example')).map(({ url }) => url)).toEqual([
    'https://used.example/',
  ]);
  expect((await outletsAt('poor.example'))[0]).toMatchObject({ ntnId: null, mediaKornNm: poor?.mediaKornNm });
  expect(await last()).toBeNull();
  const again = await admin.write('PUT', '/outlet-import/undo', { importId: done.importId });
  expect((again as Answer<ErrorBody>).body.message).toContain('마지막으로 가져온 목록뿐입니다.');
  const feeds = await inDatabase(async () => db().select({ feedUrl: mediaFeed.feedUrl }).from(mediaFeed));
  expect(feeds).toEqual([{ feedUrl: 'https://used.example/rss' }]);
  const history = await inDatabase(async () =>
    db()
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.recordKey, String(petit?.mediaId))),
  );
  expect(history.map(({ chgKnd, rgtrId }) => [chgKnd, rgtrId])).toEqual([
    ['insert', 'demo-admin'],
    ['delete', 'demo-admin'],
  ]);
});

it('has its columns named before anything is stored, and the choice kept for the next list with these heads', async () => {
  const list = 'outlet,contry,web\nLe Coin,FR,https://coin.example/';
  const seen = await columnsOf(list);
  expect(seen).toMatchObject({ rowCnt: 1, keptYn: 'N' });
  expect(
    seen.columns.map(({ head, field, stateCd, likely, samples }) => [head, field, stateCd, likely, samples]),
  ).toEqual([
    ['outlet', 'name', 'known', null, ['Le Coin']],
    ['contry', 'none', 'unknown', 'country', ['FR']],
    ['web', 'none', 'unknown', null, ['https://coin.example/']],
  ]);
  for (const fields of [
    ['name', 'none', 'none'],
    ['name', 'country'],
    ['name', 'url', 'url'],
    ['name', 'what', 'url'],
  ])
    expect((await bring(list, 'N', fields)).status).toBe(400);
  expect(await last()).toBeNull();
  await bring(list, 'N', ['name', 'country', 'url']);
  await finished();
  expect((await outletsAt('coin.example'))[0]?.ntnId).toBe('FR');
  const next = await columnsOf(list.replaceAll('coin', 'edge'));
  expect([next.keptYn, next.columns.map(({ field }) => field)]).toEqual(['Y', ['name', 'country', 'url']]);
  expect(
    await inDatabase(async () =>
      db().select().from(userSetting).where(eq(userSetting.setngKey, 'outletImport')),
    ),
  ).toHaveLength(1);
});
