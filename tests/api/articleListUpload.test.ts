// On both engines: a job that stores in batches, alternately with other requests.
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article, changeHistory, listImport } from '#generated/tables/index.ts';
import type { ImportRun } from '#generated/types/listImportCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Answer } from '../helpers/client.ts';
import { signedIn } from '../helpers/client.ts';
import { createOutlet } from '../helpers/factories.ts';
import { importer } from '../helpers/listImport.ts';
import { readCsv } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({ jobs: true });
const admin = await signedIn(app, 'admin');
const articles = importer(admin, 'article');

const counts = ({ newCnt, filledCnt, knownCnt, refusedCnt }: ImportRun) => [
  newCnt,
  filledCnt,
  knownCnt,
  refusedCnt,
];
const titled = (...titles: string[]) =>
  inDatabase(async () =>
    db().select().from(article).where(inArray(article.lclanTtl, titles)).orderBy(article.articleId),
  );
const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

const heads = ['제목', '매체명', '국가', '언어', '보도일시', 'URL', '원문', '중분류', '키워드', '기자'];
const mistakes: [string[], string][] = [
  [['', '르 몽드', '프랑스', '', '2026-11-01', '', '', '', '', ''], '제목이 없습니다.'],
  [['가'.repeat(501), '르 몽드', '', '', '', '', '', '', '', ''], '제목이 500자를 넘습니다.'],
  [['주소', '르 몽드', '', '', '', 'ftp://files.example/a', '', '', '', ''], 'URL이 외부 인터넷의'],
  [['내부', '르 몽드', '', '', '', 'http://10.0.0.1/a', '', '', '', ''], 'URL이 외부 인터넷의'],
  [['매체', '', '', '', '2026-11-01', '', '', '', '', ''], '매체를 알 수 없습니다.'],
  [['나라', '르 몽드', '프랑스국', '', '', '', '', '', '', ''], '국가 코드에 없는 나라입니다: ‘프랑스국’.'],
  [['언어', '르 몽드', '', '프어', '', '', '', '', '', ''], '모르는 언어입니다: ‘프어’.'],
  [
    ['날짜', '르 몽드', '', '', '지난주쯤', '', '', '', '', ''],
    '보도일시를 날짜로 읽을 수 없습니다: ‘지난주쯤’',
  ],
  [['미래', '르 몽드', '', '', '2099-01-01', '', '', '', '', ''], '보도일시가 지금보다 뒤입니다.'],
  [['긴 글', '르 몽드', '', '', '', '', '가'.repeat(200_001), '', '', ''], '본문이 200,000자를 넘습니다.'],
];
const exhibition = 'Une exposition coréenne ouvre à Paris';
const concert = 'BTS concert draws record crowd in Berlin';
const good = [
  [
    exhibition,
    '르 몽드',
    'France',
    '프랑스어',
    '2026-11-02 09:30',
    'https://www.lemonde.example/culture/1?utm_source=x',
    'Le musée présente des œuvres coréennes.',
    '문화',
    '전시, 미술',
    'Marie',
  ],
  // a date as a spreadsheet holds it, and an outlet named by its address
  [concert, 'https://berlin.example/', '독일', 'en', '46328.5', '', 'A long evening of music.', '', '', ''],
  // the same page, and the same title at the same minute without its address
  ['Une exposition coréenne', '르 몽드', '', '', '', 'http://lemonde.example/culture/1', '', '', '', ''],
  [exhibition, '르 몽드', '', '', '2026-11-02 09:30:40', '', '', '', '', ''],
  ['Unclassed', 'A Paper', '', '', '', 'https://paper.example/1', '', '아무 분류', '', ''],
  // the outlet's name alone tells which it is
  ['Un musée', '르 몽드', '', '', '', '', '', '', '', ''],
];

it('is tried, stored as if it had been collected, told of its mistakes in a file, and undone', async () => {
  const monde = await inDatabase(() =>
    createOutlet({
      mediaKornNm: '르 몽드',
      mediaKornNmFold: '르 몽드',
      dmnNm: 'lemonde.example',
      canonicalUrl: 'lemonde.example',
      ntnId: 'FR',
    }),
  );
  const list = csv([heads, ...mistakes.map(([cells]) => cells), ...good]);
  const brought = await articles.list(list, '옛 기사.csv');
  expect(brought.file.columns.map(({ stateCd }) => stateCd)).toEqual(heads.map(() => 'known'));
  const tried = (await brought.trial()).body.data;
  const refused = tried.items.filter(({ stateCd }) => stateCd === 'refused');
  expect(refused.map(({ line, remark }) => [line, remark])).toEqual(
    mistakes.map(([, reason], at) => [at + 2, expect.stringContaining(reason) as string]),
  );
  const others = tried.items.filter(({ stateCd }) => stateCd !== 'refused');
  expect(others.map(({ stateCd, remark }) => [stateCd, remark])).toEqual([
    ['new', null],
    ['new', null],
    ['known', null],
    ['known', null],
    ['new', '모르는 중분류 ‘아무 분류’: 분석으로 정합니다.'],
    ['new', null],
  ]);
  expect(await titled(exhibition, concert)).toEqual([]);

  const done = await brought.store();
  expect(counts(done)).toEqual([4, 0, 2, 10]);
  const [named] = await titled('Un musée');
  expect(named?.mediaId).toBe(monde.mediaId);
  expect(done.notes).toEqual([
    '보도일시가 없는 새 기사가 2건 있습니다. 기간을 정한 목록에는 나오지 않습니다.',
  ]);
  const [first, second] = await titled(exhibition, concert);
  expect(first).toMatchObject({
    mediaId: monde.mediaId,
    ntnId: 'FR',
    lanCd: 'fr',
    frmTrsfNscvrgDt: new Date('2026-11-02T00:30:00Z'),
    canonicalUrl: 'lemonde.example/culture/1',
    featExtrKwdList: ['전시', '미술'],
    jrnlLclanNm: 'Marie',
    anlsYn: 'Y',
    rgtrId: 'SYSTEM',
    srcNm: `import:${done.listImportId} 옛 기사.csv`,
  });
  expect(first?.fieldOrgn).toMatchObject({ featExtrKwdList: { by: 'person' } });
  expect(second).toMatchObject({
    ntnId: 'DE',
    lanCd: 'en',
    frmTrsfNscvrgDt: new Date('2026-11-02T03:00:00Z'),
    anlsYn: 'Y',
  });
  expect(second?.lclsfNm).not.toBeNull();

  const file = (await admin.get('/list-import/refused', { listImportId: done.listImportId })) as Answer;
  const rows = readCsv(file.bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '');
  expect(rows[0]).toEqual([...heads, '이유']);
  expect(rows.slice(1).map((cells) => cells.at(-1))).toEqual(
    mistakes.map(([, reason]) => expect.stringContaining(reason) as string),
  );

  const memo = await admin.write('POST', '/insert-articlememo', {
    articleId: second?.articleId,
    memoCn: '볼 것',
  });
  expect(memo.status).toBe(200);
  const edit = { chgKnd: 'update', recordKey: String(named?.articleId), rgtrId: 'demo-admin' };
  await inDatabase(async () =>
    db()
      .insert(changeHistory)
      .values({ ...edit, entityNm: 'article' }),
  );
  const undone = await articles.undo(done.listImportId);
  expect(undone.undone).toBe(
    '기사 2건을 지웠습니다. 그사이 메모하거나 브리핑에 담거나 고친 기사 2건은 남겨 두었습니다.',
  );
  expect((await titled(exhibition, concert, 'Unclassed')).map(({ delYn }) => delYn)).toEqual(['Y', 'N', 'Y']);
  const history = await inDatabase(async () =>
    db()
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.recordKey, String(first?.articleId))),
  );
  expect(history.map(({ chgKnd, rgtrId }) => [chgKnd, rgtrId])).toEqual([['delete', 'demo-admin']]);
  const again = await (await articles.list(list, '옛 기사.csv')).store();
  expect(counts(again)).toEqual([2, 0, 4, 10]);
});

it('of the product’s own export holds nothing new', async () => {
  const { bytes } = await admin.get('/article-list-excel', { sort: 'regDt,DESC', format: 'csv' });
  const exported = await articles.list(bytes as Buffer, '기사.csv');
  const { columns, rowCnt } = exported.file;
  expect(rowCnt).toBeGreaterThanOrEqual(3);
  expect(columns.filter(({ stateCd }) => stateCd === 'unknown')).toEqual([]);
  expect(columns.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['kornTtl', 'lclanTtl', 'mediaNm', 'ntnId', 'frmTrsfNscvrgDt', 'url']),
  );
  const fields = columns.map(({ field }) => field);
  // without an address an article is known by its title and time
  for (const [chosen, unknown] of [
    [fields, []],
    [fields.map((field) => (field === 'url' ? 'none' : field)), ['Unclassed']],
  ] as const) {
    const tried = (await articles.bring(exported.file.listImportId, chosen, 'Y')).body.data;
    const others = tried.items.filter(({ stateCd }) => stateCd !== 'known');
    expect(others.map(({ title }) => title)).toEqual(unknown);
  }
});

it('is refused without a file or a target, and belongs to who has uploaded it', async () => {
  const said = async (answer: Promise<Answer<unknown>>) => {
    const { status, body } = await answer;
    return [status, (body as ErrorBody).message];
  };
  expect(await said(articles.upload('', '빈.csv'))).toEqual([400, '빈 파일입니다. 다른 파일을 골라 주세요.']);
  expect(await said(importer(admin, 'user').upload('a', 'a.csv'))).toEqual([
    400,
    '가져올 수 있는 목록이 아닙니다.',
  ]);
  expect(await said(admin.write('POST', '/list-import/file?target=article', {}))).toEqual([
    400,
    '파일을 골라 올려 주세요.',
  ]);
  const { file } = await articles.list('title,outlet\nOne,Two', 'one.csv');
  await inDatabase(async () => db().update(listImport).set({ rgtrId: 'somebody' }));
  expect(await said(articles.bring(file.listImportId, ['lclanTtl', 'mediaNm'], 'N'))).toEqual([
    400,
    '이미 가져왔거나 오래된 파일입니다. 파일을 다시 골라 주세요.',
  ]);
});
