import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ListAnswer } from '#contract/list.ts';
import { article, storedFile, storedText } from '#generated/tables/index.ts';
import type { Article } from '#generated/types/article.ts';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import type { Outcome } from '#server/kernel/documents/outcome.ts';
import { filePath, folderStore } from '#server/kernel/files/folderStore.ts';
import { startJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { jobWorker } from '#server/kernel/jobs/job.ts';
import { type Answer, signedIn } from '../../../../../tests/helpers/client.ts';
import { docxOf, hwpxOf, pdfOf, pptxOf, xlsxOf } from '../../../../../tests/helpers/documents.ts';
import { createOutlet } from '../../../../../tests/helpers/factories.ts';
import { pendingLimit } from '../../../../../tests/helpers/pendingLimit.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import type { UploadedFile } from '../../../../../tests/helpers/uploadForm.ts';
import { attachmentsChanged } from '../index.ts';
import { attachmentJob } from '../jobs.ts';
import { renewAttachmentTokens } from './attachmentTokens.ts';
import { bounds } from './readInThread.ts';
import { readWaitingFiles } from './readWaitingFiles.ts';
import { storeOutcome } from './waitingFiles.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'attachments-'));
const files = folderStore(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { app, database } = await testApp({ variables: { DATA_DIR: dataDir } });
const staff = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const outlet = await createOutlet({
  mediaKornNm: '파리 신문',
  ntnId: 'FR',
  dmnNm: 'text.fr',
  rgtrId: 'SYSTEM',
  mdfrId: 'SYSTEM',
});

type Stored = Answer<ErrorBody & { data: Article }>;

let counter = 0;
const written = () => {
  counter += 1;
  return {
    kornTtl: `파리의 영화제 ${counter}`,
    articleTransCn: '금요일에 개막했다.',
    lclsfNm: 'KOREA',
    mediaId: outlet.mediaId,
    ntnId: 'FR',
    frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
    url: `https://www.text.fr/culture/${counter}`,
  };
};
const insert = async (files: UploadedFile[]): Promise<Article> => {
  const answer = (await staff.upload('POST', '/insert-article', 'article', written(), files)) as Stored;
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const detail = async (articleId: number) =>
  ((await staff.get('/article-detail', { articleId })) as Stored).body.data;
const update = async (
  { articleId }: Article,
  change: object,
  extra: Record<string, unknown> = {},
  files: UploadedFile[] = [],
) => {
  const { mdfcnDt } = await detail(articleId);
  const record = { articleId, mdfcnDt, ...change };
  const answer = await staff.upload('PUT', '/update-article', 'article', record, files, extra);
  expect([answer.status, (answer as Stored).body.message]).toEqual([200, undefined]);
};

const search = async (searchText: string, query: Record<string, string> = { searchFields: 'attachment' }) => {
  const { status, body } = await staff.get<ListAnswer<FoundItem>>('/search-list', { searchText, ...query });
  expect(status).toBe(200);
  return body;
};
const foundBy = async (searchText: string, query?: Record<string, string>) =>
  (await search(searchText, query)).data.map(({ articleId }) => articleId);
const statesOf = async (articleId: number) =>
  (await detail(articleId)).files.map(({ textState }) => textState);
/** Reads the waiting files until the queue is empty. */
const read = () => inDatabase(() => readWaitingFiles({ files, log: app.log }));

/** One file that has been read. Each read starts a thread, so tests that need only one file share it. */
const shared = await insert([{ name: '함께.docx', bytes: await docxOf('승전무춤사위') }]);
const sharedFileId = shared.files[0]?.fileId ?? '';
const setShared = (values: Partial<typeof storedFile.$inferInsert>) =>
  inDatabase(() => db().update(storedFile).set(values).where(eq(storedFile.fileId, sharedFileId)));
await read();

describe('the text of an attachment', () => {
  it('does not change the version of an article in editing', async () => {
    const { articleId, mdfcnDt } = shared;
    expect((await detail(articleId)).mdfcnDt).toBe(mdfcnDt);
    const later = await staff.write('PUT', '/update-article', {
      articleId,
      mdfcnDt,
      kornTtl: '이어서 고친 제목',
    });
    expect(later.status).toBe(200);
  });

  it('is found in every kind of document, with passage and file name', async () => {
    const kinds = [
      ['pdf', pdfOf, '고려청자매병'],
      ['docx', docxOf, '백제금동향로'],
      ['xlsx', xlsxOf, '신라금관총국보'],
      ['pptx', pptxOf, '발해석등유물'],
      ['hwpx', hwpxOf, '가야토기무늬'],
    ] as const;
    const nameOf = (extension: string) => `전시 자료.${extension}`;
    const files = kinds.map(async ([extension, make, word]) => ({
      name: nameOf(extension),
      bytes: await make(`전시 개요\n이번에는 ${word}을 보인다`),
    }));
    const { articleId } = await insert(await Promise.all(files));
    await read();
    expect(await statesOf(articleId)).toEqual(kinds.map(() => '본문 검색됨'));
    const { atchFileCn } = await detail(articleId);
    for (const [extension, , word] of kinds) {
      const { data, totalRecords } = await search(word);
      const [snippet] = data[0]?.snippets ?? [];
      expect({
        extension,
        found: [totalRecords, data[0]?.articleId],
        snippet: [snippet?.field, snippet?.fileNm],
        marked: snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end)),
        anywhere: await foundBy(word, {}),
        inTitles: await foundBy(word, { searchFields: 'title' }),
        isTold: atchFileCn?.includes(word),
      }).toEqual({
        extension,
        found: [1, articleId],
        snippet: ['atchFileCn', nameOf(extension)],
        marked: [word],
        anywhere: [articleId],
        inTitles: [],
        isTold: true,
      });
    }
  });

  it('is found by parts, across spaces and as a phrase', async () => {
    const { articleId } = await insert([
      {
        name: '보고서.docx',
        bytes: await docxOf('세계 문화유산 등재 추진. 재등장한 진추상. Séoul Biennale'),
      },
    ]);
    await read();
    for (const term of ['문화유산등재', '등재추진', '"등재 추진"', 'séoul', '"Séoul Biennale"'])
      expect([term, await foundBy(term)]).toEqual([term, [articleId]]);
    for (const term of ['등재진추', '"추진 등재"', 'biennal'])
      expect([term, await foundBy(term)]).toEqual([term, []]);
  });

  it('is found together with words of the article, and explains the hit', async () => {
    const { articleId } = await insert([{ name: '표.xlsx', bytes: await xlsxOf('관람객수\n청룡부채춤') }]);
    await read();
    const query = { multiSearchCnd: 'AND' };
    const [found] = (await search('개막했다, 청룡부채춤', query)).data;
    expect(found?.articleId).toBe(articleId);
    expect(found?.snippets.map(({ field, fileNm }) => [field, fileNm])).toEqual([
      ['articleTransCn', null],
      ['atchFileCn', '표.xlsx'],
    ]);
  });

  it('excludes articles that contain it', async () => {
    await insert([{ name: '가.docx', bytes: await docxOf('거문고산조 연주와 해금독주회') }]);
    const other = await insert([{ name: '나.docx', bytes: await docxOf('거문고산조 연주') }]);
    await read();
    for (const excludeText of ['해금', '해금독주회'])
      expect(await foundBy('거문고산조', { excludeText })).toEqual([other.articleId]);
  });

  it('is not found after its file is removed or the article deleted', async () => {
    const made = await insert([
      { name: '처용무가면.docx', bytes: await docxOf('봉산탈춤대본') },
      { name: '둘째.docx', bytes: await docxOf('은율탈춤대본') },
    ]);
    const { articleId } = made;
    await read();
    expect(await foundBy('봉산탈춤대본')).toEqual([articleId]);
    const [first] = (await detail(articleId)).files;
    await update(made, {}, { deleteFiles: [first?.fileId] });
    for (const gone of ['봉산탈춤대본', '처용무가면']) expect(await foundBy(gone)).toEqual([]);
    expect(await foundBy('은율탈춤대본')).toEqual([articleId]);
    await inDatabase(() => db().update(article).set({ delYn: 'Y' }).where(eq(article.articleId, articleId)));
    expect(await foundBy('은율탈춤대본')).toEqual([]);
  });

  it('is kept when the article is changed by form or batch', async () => {
    const made = await insert([{ name: '넷.docx', bytes: await docxOf('강강술래악보') }]);
    await read();
    await update(made, { kornTtl: '다른 제목' });
    expect(await foundBy('강강술래악보')).toEqual([made.articleId]);
    expect(await foundBy('강강술래악보', {})).toEqual([made.articleId]);
    expect(await foundBy('다른, 강강술래악보', { multiSearchCnd: 'AND' })).toEqual([made.articleId]);
    const batch = { fromText: '다른 제목', toText: '묶음 제목', articleIds: [made.articleId] };
    const { body } = await admin.write('PUT', '/update-article/batch-edit', batch);
    expect(body).toMatchObject({ data: { changed: 1 } });
    expect(await foundBy('강강술래악보')).toEqual([made.articleId]);
    expect(await foundBy('묶음, 강강술래악보', { multiSearchCnd: 'AND' })).toEqual([made.articleId]);
  });

  it('is highlighted in any case and width, however deep in the file', async () => {
    const words = ['МИНИСТЕРСТВО', 'ＨＡＬＬＹＵ'];
    const before = '글자를 채우는 문장이다. '.repeat(4_000);
    expect(before.length).toBeGreaterThan(50_000);
    const { articleId } = await insert([
      { name: '먼 곳.docx', bytes: await docxOf(`${before}${words.join(' и ')} ${before}`) },
    ]);
    await read();
    for (const word of words) {
      const [found] = (await search(word.toLowerCase().normalize('NFKC'))).data;
      expect(found?.articleId).toBe(articleId);
      const [snippet] = found?.snippets ?? [];
      expect(snippet).toMatchObject({ field: 'atchFileCn', isCutBefore: true, isCutAfter: true });
      expect(snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end))).toEqual([word]);
    }
  });

  it('is indexed up to a limit shared by all files of an article', async () => {
    const long = (first: string, last: string) => {
      const notes = `<w:footnotes><w:p><w:t>${'가나 '.repeat(96_000)}${last}</w:t></w:p></w:footnotes>`;
      return docxOf(first, [['word/footnotes.xml', notes]]);
    };
    const { articleId } = await insert([
      { name: '하나.docx', bytes: await long('첫째앞말', '첫째뒷말') },
      { name: '둘.docx', bytes: await long('둘째앞말', '둘째뒷말') },
      { name: '셋.docx', bytes: await long('셋째앞말', '셋째뒷말') },
      { name: '넷.docx', bytes: await long('넷째앞말', '넷째뒷말') },
    ]);
    await read();
    expect(await statesOf(articleId)).toEqual([
      '본문 검색됨',
      '본문 검색됨',
      '본문 검색됨: 길어서 앞부분만 검색합니다.',
      '본문 검색 안 됨: 이 기사의 다른 첨부파일이 길어 더 읽지 않았습니다.',
    ]);
    for (const word of ['첫째뒷말', '둘째뒷말', '셋째앞말'])
      expect([word, await foundBy(word)]).toEqual([word, [articleId]]);
    for (const word of ['셋째뒷말', '넷째앞말']) expect([word, await foundBy(word)]).toEqual([word, []]);
  });

  it('is queued when the change is stored', async () => {
    const { articleId } = await insert([]);
    let rounds = 0;
    const work = async () => {
      rounds += 1;
    };
    const jobs = await startJobs(database, [jobWorker({ job: attachmentJob, atOnce: 1, work })], {
      log: app.log,
      pollSeconds: 0,
    });
    await inDatabase(() => inTransaction(() => attachmentsChanged(articleId)));
    await expect.poll(() => rounds).toBe(1);
    await jobs.close();
  });

  it('is indexed at once', async () =>
    expect(await inDatabase(() => pendingLimit(() => renewAttachmentTokens(shared.articleId)))).toBe('64kB'));
});

describe('the name of an attachment', () => {
  it('is found before the file is read', async () => {
    const { articleId } = await insert([{ name: '종묘제례악_편성표.docx', bytes: await docxOf('가') }]);
    const [found] = (await search('종묘제례악')).data;
    expect(found?.articleId).toBe(articleId);
    expect(found?.snippets).toMatchObject([
      { field: 'atchFileNm', fileNm: '종묘제례악_편성표.docx', text: '종묘제례악_편성표.docx' },
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is reported and harms nothing, whatever is wrong with it', async () => {
    const gif = new Uint8Array(Buffer.from('474946383961010001000000003b', 'hex'));
    const { articleId } = await insert([
      { name: '깨진.pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.4 지면 %%EOF')) },
      { name: '사진.pdf', bytes: new Uint8Array(pdfOf('')) },
      { name: '그림.gif', bytes: gif },
      { name: '옆.docx', bytes: await docxOf('나란히놓인문서') },
    ]);
    await read();
    expect(await statesOf(articleId)).toEqual([
      expect.stringMatching(/^본문 검색 안 됨: 손상/),
      expect.stringContaining('글자가 없습니다'),
      expect.stringContaining('읽지 않는 형식'),
      '본문 검색됨',
    ]);
    expect(await foundBy('나란히놓인문서')).toEqual([articleId]);
    expect((await staff.get('/health')).status).toBeLessThan(500);
  });

  it('because of the machine waits, and is read once that is repaired', async () => {
    const { articleId } = shared;
    const path = filePath(dataDir, sharedFileId);
    const [info, warn] = [vi.fn<(told: unknown) => void>(), vi.fn<(told: unknown) => void>()];
    const tools = { files, log: { info, warn } };
    renameSync(path, `${path}.away`);
    mkdirSync(path);
    await setShared({ txtSttsCd: null, txtTryCnt: 2 });
    await inDatabase(() => readWaitingFiles(tools));
    expect(warn.mock.calls.map(([told]) => told)).toEqual([
      { fileId: sharedFileId, extension: 'docx', cause: { name: 'Error', code: 'EISDIR' } },
    ]);
    expect(await statesOf(articleId)).toEqual(['본문을 읽는 중']);
    rmdirSync(path);
    renameSync(`${path}.away`, path);
    await inDatabase(() => readWaitingFiles(tools));
    expect(await statesOf(articleId)).toEqual(['본문 검색됨']);
  });

  it('because of the machine holds up no other, and few are tried while the store is away', async () => {
    const names = ['하나.docx', '둘.docx', '셋.docx', '넷.docx'];
    const unread = await insert(
      await Promise.all(names.map(async (name) => ({ name, bytes: await docxOf('잠긴 방') }))),
    );
    const paths = unread.files.map(({ fileId }) => filePath(dataDir, fileId ?? ''));
    for (const path of paths) {
      renameSync(path, `${path}.away`);
      mkdirSync(path);
    }
    const warn = vi.fn<() => void>();
    const run = () => inDatabase(() => readWaitingFiles({ files, log: { info: () => {}, warn } }));
    await run();
    expect(warn).toHaveBeenCalledTimes(3);
    const { articleId } = await insert([{ name: '새것.docx', bytes: await docxOf('뒤에온문서') }]);
    await run();
    expect(await statesOf(articleId)).toEqual(['본문 검색됨']);
    for (const path of paths) {
      rmdirSync(path);
      renameSync(`${path}.away`, path);
    }
    await run();
    expect(await statesOf(unread.articleId)).toEqual(names.map(() => '본문 검색됨'));
  });

  it('because of its kind is not started', async () => {
    const gif = Buffer.from('474946383961010001000000003b', 'hex');
    const { articleId } = await insert([{ name: '그림.gif', bytes: new Uint8Array(gif) }]);
    await read();
    await inDatabase(() =>
      db()
        .update(storedFile)
        .set({ txtSttsCd: null })
        .where(eq(storedFile.ownerKey, String(articleId))),
    );
    await inDatabase(() => readWaitingFiles({ files, log: app.log, bounds: { ...bounds, time: 1 } }));
    expect(await statesOf(articleId)).toEqual(['본문 검색 안 됨: 내용을 읽지 않는 형식입니다.']);
  });

  it('within its time is given up, while the server answers', async () => {
    const { articleId } = shared;
    await setShared({ txtSttsCd: null, txtTryCnt: 0 });
    await inDatabase(() => readWaitingFiles({ files, log: app.log, bounds: { ...bounds, time: 1 } }));
    expect(await statesOf(articleId)).toEqual(['본문 검색 안 됨: 읽는 데 너무 오래 걸려 그만두었습니다.']);
  });
});

describe('after a restart', () => {
  /** The shared article in a state that a server may find at its start. */
  const started = async (values: Partial<typeof storedFile.$inferInsert>) => {
    const { articleId } = shared;
    await setShared(values);
    await inDatabase(() => db().update(article).set({ ta: null }).where(eq(article.articleId, articleId)));
    return articleId;
  };
  const restart = read;

  it.each([
    ['that waited', { txtSttsCd: null, txtTryCnt: 0 }],
    ['at which the server ended', { txtSttsCd: 'READING', txtTryCnt: 1, txtBgngDt: new Date() }],
  ])('a file %s is read', async (_which, values) => {
    const articleId = await started(values);
    await restart();
    expect(await statesOf(articleId)).toEqual(['본문 검색됨']);
    expect(await foundBy('승전무춤사위')).toContain(articleId);
  });

  it('a file of a deleted article is read only once the article is restored', async () => {
    const articleId = await started({ txtSttsCd: null, txtTryCnt: 0 });
    const mark = (delYn: string) =>
      inDatabase(() => db().update(article).set({ delYn }).where(eq(article.articleId, articleId)));
    const state = async () => {
      const ofIt = eq(storedFile.ownerKey, String(articleId));
      const [file] = await inDatabase(() =>
        db().select({ state: storedFile.txtSttsCd }).from(storedFile).where(ofIt),
      );
      return file?.state;
    };
    await mark('Y');
    await restart();
    expect(await state()).toBeNull();
    await mark('N');
    await restart();
    expect(await state()).toBe('READ');
  });

  it('nothing is stored of a file that was removed while it was read', async () => {
    const articleId = await started({ txtTryCnt: 1 });
    const fileId = 'dropped-meanwhile';
    const outcome: Outcome = { state: 'READ', text: '사라진 글', tokens: [1], isPartial: false };
    await inDatabase(() => storeOutcome({ fileId, extension: 'docx', articleId, tries: 1 }, outcome));
    const kept = await inDatabase(() => db().select().from(storedText).where(eq(storedText.fileId, fileId)));
    expect(kept).toEqual([]);
  });

  it('a file at which the server ended three times is skipped', async () => {
    const articleId = await started({ txtSttsCd: 'READING', txtTryCnt: 3, txtBgngDt: new Date(0) });
    await restart();
    expect(await statesOf(articleId)).toEqual(['본문 검색 안 됨: 읽다가 거듭 멈춰 그만두었습니다.']);
  });
});
