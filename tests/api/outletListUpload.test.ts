// On both engines: a job that stores in batches, alternately with other requests.
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { changeHistory, media, mediaFeed, userSetting } from '#generated/tables/index.ts';
import type { ImportRun } from '#generated/types/listImportCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticle, createOutlet } from '../helpers/factories.ts';
import { importer } from '../helpers/listImport.ts';
import { readCsv } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ jobs: true });
const admin = await signedIn(app, 'admin');

const outlets = importer(admin, 'media');
const counts = ({ newCnt, filledCnt, knownCnt, refusedCnt, more }: ImportRun) => [
  newCnt,
  filledCnt,
  knownCnt,
  refusedCnt,
  ...more.map(({ count }) => count),
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

  const brought = await outlets.list(list, '세계 매체.csv');
  const tried = (await brought.trial()).body.data;
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

  const done = await brought.store();
  expect(done).toMatchObject({ fileNm: '세계 매체.csv', rowCnt: 15, readCnt: 15 });
  expect(counts(done)).toEqual([3, 1, 1, 10, 4]);
  const [petit, small, used] = await outletsAt('petit.example', 'small.example', 'used.example');
  expect([petit, small, used].map((one) => [one?.mediaKornNm ?? one?.mediaEngNm, one?.ntnId])).toEqual([
    ['르 프티', 'FR'],
    ['THE SMALL', 'KR'],
    ['USED SOON', 'DE'],
  ]);
  expect((await outletsAt('poor.example'))[0]).toMatchObject({ ntnId: 'DE', rgnTz: '+01:00' });

  const file = (await admin.get('/list-import/refused', {
    listImportId: done.listImportId,
  })) as Answer<string>;
  const rows = readCsv(file.bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '');
  expect(rows[0]).toEqual([...heads.split(','), '이유']);
  expect(rows.slice(1).map((cells) => [cells[0], cells.at(-1)])).toEqual(
    mistakes.map(([name, , , reason]) => [name, expect.stringContaining(reason ?? '') as string]),
  );

  await inDatabase(() => createArticle({ mediaId: used?.mediaId ?? 0 }));
  const undone = await outlets.undo(done.listImportId);
  expect([undone.removedCnt, undone.leftCnt, undone.undone]).toEqual([
    2,
    1,
    '매체 2곳과 피드 3개를 지웠습니다. 채웠던 매체 1곳은 다시 비웠습니다. 그 뒤에 쓰였거나 고친 매체 1곳은 남겨 두었습니다.',
  ]);
  expect((await outletsAt('petit.example', 'small.example', 'used.example')).map(({ url }) => url)).toEqual([
    'https://used.example/',
  ]);
  expect((await outletsAt('poor.example'))[0]).toMatchObject({ ntnId: null, mediaKornNm: poor?.mediaKornNm });
  const again = await admin.write('PUT', '/list-import/undo', { listImportId: done.listImportId });
  expect((again as Answer<ErrorBody>).body.message).toContain('그사이에 상태가 바뀌었습니다.');
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
  const { file: seen } = await outlets.list(list, 'coin.csv');
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
    expect((await outlets.bring(seen.listImportId, fields, 'N')).status).toBe(400);
  const begun = (await outlets.runs()).length;
  await (await outlets.list(list, 'coin.csv', ['name', 'country', 'url'])).store();
  expect(await outlets.runs()).toHaveLength(begun + 1);
  expect((await outletsAt('coin.example'))[0]?.ntnId).toBe('FR');
  const { file: next } = await outlets.list(list.replaceAll('coin', 'edge'), 'edge.csv');
  expect([next.keptYn, next.columns.map(({ field }) => field)]).toEqual(['Y', ['name', 'country', 'url']]);
  expect(
    await inDatabase(async () =>
      db().select().from(userSetting).where(eq(userSetting.setngKey, 'listImport.media')),
    ),
  ).toHaveLength(1);
});

it('of the product’s own export holds nothing new', async () => {
  const { bytes } = await admin.get('/media-list-excel', { sort: 'mdfcnDt,DESC', dpcnYn: 'N' });
  const { file, trial } = await outlets.list(bytes as Buffer, '매체.xlsx');
  expect(file.columns.filter(({ stateCd }) => stateCd === 'unknown')).toEqual([]);
  expect(file.columns.map(({ field }) => field)).toContain('url');
  const tried = (await trial()).body.data;
  expect(file.rowCnt).toBeGreaterThanOrEqual(3);
  expect(counts(tried)).toEqual([0, 0, file.rowCnt, 0, 0]);
});
