import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { post as postTable, privacyLog, storedFile } from '#generated/tables/index.ts';
import type { Document } from '#generated/types/document.ts';
import type { Post } from '#generated/types/post.ts';
import type { FileInfo } from '#generated/types/shared.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { filePath, folderStore } from '#server/kernel/files/folderStore.ts';
import { inMemory } from '#server/kernel/uploads/content/bytes.ts';
import { unpack, zipEntries } from '#server/kernel/uploads/content/zipFile.ts';
// past the index: a background job that the test runs at once
import { sweepFiles } from '#server/modules/platform/housekeeping/sweepFiles.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { eventually } from '../helpers/eventually.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase, testDatabase } from '../helpers/testDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { app, database } = await testApp({ variables: { DATA_DIR: dataDir } });
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const offSite = await colleagueClient(app, await colleague({ userNm: '박외근', groupId: 1 }), '8.8.8.8');

const pdf = (name: string, content = name) => ({ name, bytes: `%PDF-1.4 ${content} %%EOF` });

const post = async (files: { name: string; bytes: string }[], { ttl = '파일' } = {}) => {
  const record = { pstClsfCd: 'PST_CLSF_01', ttl, cn: '<p>첨부합니다.</p>' };
  const answer = (await admin.upload('POST', '/insert-commonboard', 'commonBoard', record, files)) as Answer<
    ErrorBody & { data: Post }
  >;
  return answer;
};
const posted = async (...files: { name: string; bytes: string }[]): Promise<FileInfo[]> =>
  (await post(files)).body.data.files;
let revisions = 0;
/** Stores the next revision of the terms, dated one day later. */
const revised = async (...files: { name: string; bytes: string }[]): Promise<FileInfo[]> => {
  const record = {
    docKndCd: 'DOC_KND_TERMS',
    rvsnYmd: addDays('2025-01-01', revisions++),
    docCn: '<p>약관</p>',
  };
  const answer = (await admin.upload(
    'POST',
    '/insert-document-withfile',
    'document',
    record,
    files,
  )) as Answer<{ data: Document }>;
  return answer.body.data.files;
};
const idOf = ([file]: FileInfo[]): string => file?.fileId ?? '';

const raw = async (path: string, client: Client = admin, method: 'GET' | 'HEAD' = 'GET') => {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return app.inject({ method, url: `/api${path}`, headers: { cookie }, remoteAddress: '127.0.0.1' });
};
/** The personal data log, latest first, with what is stored a moment after the answer. */
const logged = async () => {
  await app.logs.flush();
  return inDatabase(async () => db().select().from(privacyLog).orderBy(desc(privacyLog.logId)));
};
/** Downloads of protected files in it. */
const downloads = async () => (await logged()).filter(({ prcsClsfCd }) => prcsClsfCd === 'FILE');
const kept = () => globSync('files/*/*', { cwd: dataDir });

/** Files of the store that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.startsWith(dataDir) && target.includes('/files/') ? [target] : [];
    } catch {
      return [];
    }
  });

describe('an upload', () => {
  it.each([
    ['빈 파일.pdf', '', 400, '내용이 없는'],
    ['이름만.pdf', 'MZ 실행 파일', 415, '확장자(.pdf)와 다릅니다'],
    ['잘린.pdf', '%PDF-1.4 끝이 없다', 400, '끝까지 저장되지'],
    ['실행.exe', 'MZ', 415, '지원하지 않는 파일 형식입니다.'],
    ['확장자 없음', '%PDF-1.4 %%EOF', 415, '지원하지 않는 파일 형식입니다.'],
    ['보고서.pdf.exe', '%PDF-1.4 %%EOF', 415, '지원하지 않는 파일 형식입니다.'],
  ])('of %s is refused with what is wrong and leaves nothing', async (name, bytes, status, sentence) => {
    const before = kept();
    const answer = await post([pdf('첫째.pdf'), { name, bytes }]);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(sentence);
    expect(kept()).toEqual(before);
  });

  it('is stored under a name without folders, control and bidi characters', async () => {
    const [file] = await posted(pdf('../../\u202Egnp.결과.pdf'));
    expect(file?.orgnlFileNm).toBe('_gnp.결과.pdf');
  });
});

describe('a database that goes away during COMMIT', () => {
  /** Every transaction is committed, but its caller gets an error. */
  const unheard = async <T>(work: () => Promise<T>): Promise<T> => {
    const handle = database.handle;
    const transaction = handle.transaction.bind(handle);
    const spy = vi.spyOn(handle, 'transaction').mockImplementation(async (...given) => {
      await transaction(...given);
      throw new Error('Connection terminated unexpectedly');
    });
    return work().finally(() => spy.mockRestore());
  };
  const newest = async (): Promise<string> => {
    const rows = await inDatabase(async () =>
      db().select().from(storedFile).orderBy(desc(storedFile.regDt)).limit(1),
    );
    return rows[0]?.fileId ?? '';
  };

  it('does not cost a stored record its files', async () => {
    const answer = await unheard(() => post([pdf('남는.pdf')]));
    const fileId = await newest();
    expect([answer.status, existsSync(filePath(dataDir, fileId))]).toEqual([503, true]);
    expect((await raw(`/secure-file-download?fileId=${fileId}`)).body).toBe('%PDF-1.4 남는.pdf %%EOF');
  });

  it('does not cost a revision the files it took over', async () => {
    const source = idOf(await revised(pdf('이어받는.pdf')));
    const record = {
      docKndCd: 'DOC_KND_TERMS',
      rvsnYmd: '2026-02-02',
      docCn: '<p>약관</p>',
      fileIdList: [source],
    };
    const answer = await unheard(() => admin.write('POST', '/insert-document', record));
    const fileId = await newest();
    expect(fileId).not.toBe(source);
    expect([answer.status, existsSync(filePath(dataDir, fileId))]).toEqual([503, true]);
  });
});

describe('a download', () => {
  it('returns the file byte by byte under its name', async () => {
    const fileId = idOf(await revised(pdf("약관 '26 (최종).pdf")));
    const answer = await raw(`/file-download?fileId=${fileId}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'attachment; filename="__ _26 ____.pdf"; filename*=UTF-8\'\'%EC%95%BD%EA%B4%80%20%2726%20%28%EC%B5%9C%EC%A2%85%29.pdf',
    });
    expect(answer.body).toBe("%PDF-1.4 약관 '26 (최종).pdf %%EOF");
  });

  it.each(['/file-download', '/secure-file-download', '/zipfile-download', '/secure-zipfile-download'])(
    'as %s returns a file',
    async (path) => {
      for (const query of ['', '?fileId=']) {
        const answer = (await admin.get(`${path}${query}`)) as Answer<ErrorBody>;
        expect([answer.status, answer.body.message]).toEqual([400, '파일 ID가 필요합니다.']);
      }
      expect((await admin.get(path, { fileId: 'nobody' })).status).toBe(404);
      expect((await admin.get(path, { fileId: '../../etc/passwd' })).status).toBe(404);
    },
  );

  it('requires the right to the record in every call', async () => {
    const document = idOf(await revised(pdf('가.pdf')));
    const secure = idOf(await posted(pdf('나.pdf')));
    // a user with the right on another board only is not told that this post exists
    for (const [fileId, refused] of [
      [document, 403],
      [secure, 404],
    ] as const) {
      for (const path of [
        '/file-download',
        '/secure-file-download',
        '/zipfile-download',
        '/secure-zipfile-download',
      ]) {
        expect((await new Client(app).get(path, { fileId })).status).toBe(401);
        expect((await staff.get(path, { fileId })).status).toBe(refused);
        expect((await offSite.get(path, { fileId })).status).toBe(refused);
      }
    }
  });

  it('of all files of a post is an archive named after the post', async () => {
    const { files } = (await post([pdf('가.pdf'), pdf('나.pdf')], { ttl: '9월 보고: 해외 <외신> 동향' })).body
      .data;
    const fileId = files.map((one) => one.fileId);
    const answer = await admin.get('/secure-zipfile-download', { fileId, reason: '보고서를 씁니다.' });
    expect(answer.headers['content-disposition']).toContain(
      encodeURIComponent('9월 보고 해외 외신 동향.zip'),
    );
  });

  it('of many files is refused if one of them is missing', async () => {
    const fileId = idOf(await revised(pdf('가.pdf')));
    expect((await admin.get('/zipfile-download', { fileId: [fileId, 'nobody'] })).status).toBe(404);
  });

  it('of more than fifty files is refused', async () => {
    const fileId = Array.from({ length: 51 }, (_, index) => `f${index}`);
    expect((await admin.get('/zipfile-download', { fileId })).status).toBe(400);
  });

  it('of a file that was removed from its record is 404', async () => {
    const { pstId, mdfcnDt, files } = (await post([pdf('뺄.pdf')])).body.data;
    await admin.upload('PUT', '/update-commonboard', 'commonBoard', { pstId, mdfcnDt }, [], {
      deleteFiles: files.map(({ fileId }) => fileId),
    });
    expect((await admin.get('/secure-file-download', { fileId: idOf(files) })).status).toBe(404);
  });

  it('of a file lost by the store is 404, without a body', async () => {
    const fileId = idOf(await revised(pdf('잃은.pdf')));
    rmSync(filePath(dataDir, fileId));
    for (const path of ['/file-download', '/zipfile-download'])
      expect((await admin.get(path, { fileId })).status).toBe(404);
  });

  it('is not answered to HEAD, and nothing is logged', async () => {
    const secure = idOf(await posted(pdf('머리.pdf')));
    const before = await logged();
    for (const path of [
      `/secure-file-download?fileId=${secure}`,
      `/secure-zipfile-download?fileId=${secure}`,
      '/current-terms',
      '/user-list-excel?format=csv&reason=확인',
      '/user-list',
    ]) {
      const answer = await raw(path, admin, 'HEAD');
      expect([path, answer.statusCode, answer.headers.allow]).toEqual([path, 405, 'GET']);
    }
    expect(await logged()).toEqual(before);
    expect((await raw('/health', admin, 'HEAD')).statusCode).toBe(200);
  });
});

describe('a protected file', () => {
  it('cannot be fetched by the plain calls', async () => {
    const fileId = idOf(await posted(pdf('보호.pdf')));
    const open = idOf(await revised(pdf('공개.pdf')));
    const plain = (await admin.get('/file-download', { fileId })) as Answer<ErrorBody>;
    expect([plain.status, plain.body.message]).toEqual([
      403,
      '보호되는 파일입니다. 사유를 적고 내려받아 주세요.',
    ]);
    expect((await admin.get('/zipfile-download', { fileId: [open, fileId] })).status).toBe(403);
  });

  it('is logged before it is sent: actor, address, file and reason', async () => {
    const [file] = await posted(pdf('보호.pdf'));
    const answer = await raw(
      `/secure-file-download?fileId=${file?.fileId}&reason=${encodeURIComponent('민원 확인')}`,
    );
    expect(answer.statusCode).toBe(200);
    const [row] = await downloads();
    expect(row).toMatchObject({
      userId: 'demo-admin',
      ip: '127.0.0.1',
      menuNm: '관리자 게시판',
      prgrmNm: '보호되는 파일 내려받기',
      trgtNm: '게시글',
      trgtKey: null,
      prcsCn: expect.stringMatching(/^파일 다운로드\(\d+번\): 보호\.pdf$/),
      rsn: '민원 확인',
      rowCnt: 1,
    });
    const found = await admin.get<{ data: object[] }>('/privacyloghistory-list', {
      userNm: '김관리',
      menuNm: '관리자',
      prgrmNm: '보호되는',
    });
    expect(found.body.data).toContainEqual(expect.objectContaining({ logId: row?.logId }));
  });

  it('that is refused is not logged', async () => {
    const fileId = idOf(await posted(pdf('보호.pdf')));
    const before = await downloads();
    expect(before.length).toBeGreaterThan(0);
    await staff.get('/secure-file-download', { fileId });
    expect((await admin.get('/secure-file-download', { fileId, reason: '가'.repeat(501) })).status).toBe(400);
    expect(await downloads()).toEqual(before);
  });
});

describe('an archive', () => {
  it('holds every file under its own name; equal names are numbered', async () => {
    const files = await posted(
      pdf('보고서.pdf', '하나'),
      pdf('보고서.pdf', '둘'),
      pdf('그림 자료.pdf', '셋'),
    );
    const query = files.map(({ fileId }) => `fileId=${fileId}`).join('&');
    const answer = await raw(`/secure-zipfile-download?${query}`);
    expect(answer.headers['content-type']).toBe('application/zip');
    const archive = inMemory(answer.rawPayload);
    const entries = await zipEntries(archive);
    const contents = await Promise.all(entries.map((entry) => unpack(archive, entry, 1000)));
    expect(entries.map(({ name }) => name)).toEqual(['보고서.pdf', '보고서 (2).pdf', '그림 자료.pdf']);
    expect(contents.map(String)).toEqual(['하나', '둘', '셋'].map((text) => `%PDF-1.4 ${text} %%EOF`));
    expect((await downloads())[0]).toMatchObject({ rowCnt: 3 });
  });

  it('of many files needs no more queries than one of a single file', async () => {
    const files = await posted(...Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`)));
    const select = vi.spyOn(database.handle, 'select');
    const asked = async (count: number) => {
      select.mockClear();
      const query = files
        .slice(0, count)
        .map(({ fileId }) => `fileId=${fileId}`)
        .join('&');
      expect((await raw(`/secure-zipfile-download?${query}`)).statusCode).toBe(200);
      return select.mock.calls.length;
    };
    await asked(1);
    expect(await asked(10)).toBe(await asked(1));
    select.mockRestore();
  });

  it('that is no longer awaited leaves no file open', async () => {
    const large = pdf('큰.pdf', createHash('sha256').update('x').digest('hex').repeat(200_000));
    const files = await posted(large, large, large);
    // not `app.listen`, which starts the jobs: the daily sweep would come between those of this file
    await once(app.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = app.server.address() as { port: number };
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const query = files.map(({ fileId }) => `fileId=${fileId}`).join('&');
    await new Promise<void>((done) => {
      const request = get(
        { port, path: `/api/secure-zipfile-download?${query}`, headers: { cookie } },
        (answer) => {
          answer.once('data', () => {
            request.destroy();
            done();
          });
        },
      );
    });
    await eventually(() => expect(openFiles()).toEqual([]));
    app.server.close();
  });
});

describe('the daily sweep', () => {
  const sweep = (now?: number) => inDatabase(() => sweepFiles(ourCatalogue, folderStore(dataDir), now));
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  /** The change time of a file cannot be set back, so the clock is set forward. */
  const ahead = (days: number) => daysAgo(-days).getTime();
  const trash = () => globSync('files/.trash/*/*', { cwd: dataDir }).map((path) => basename(path));
  const place = (): string => {
    const fileId = randomUUID();
    mkdirSync(dirname(filePath(dataDir, fileId)), { recursive: true });
    writeFileSync(filePath(dataDir, fileId), 'x');
    return fileId;
  };

  it('moves unused uploads to the trash after a day, and deletes them after 30', async () => {
    const [first, second] = [place(), place()];
    const owned = filePath(dataDir, idOf(await revised(pdf('오래된.pdf'))));
    utimesSync(owned, daysAgo(400), daysAgo(400));
    expect(await sweep(ahead(0.9))).toMatchObject({ orphans: 0 });
    expect(await sweep(ahead(1.1))).toMatchObject({ orphans: 2 });
    const there = () => [first, second].map((fileId) => existsSync(filePath(dataDir, fileId)));
    expect([there(), existsSync(owned)]).toEqual([[false, false], true]);
    expect(trash().toSorted()).toEqual([first, second].toSorted());
    await sweep(ahead(30));
    expect(trash()).toHaveLength(2);
    await sweep(ahead(33));
    expect([trash(), existsSync(owned)]).toEqual([[], true]);
  });

  it('keeps a file that a new revision is taking over', async () => {
    const source = filePath(dataDir, idOf(await revised(pdf('이어받을.pdf'))));
    utimesSync(source, daysAgo(400), daysAgo(400));
    const taken = filePath(dataDir, randomUUID());
    mkdirSync(dirname(taken), { recursive: true });
    linkSync(source, taken);
    expect(await sweep()).toMatchObject({ orphans: 0 });
    expect(existsSync(taken)).toBe(true);
    rmSync(taken);
  });

  it('restores from the trash what a record uses after all', async () => {
    const fileId = place();
    await sweep(ahead(2));
    expect(trash()).toEqual([fileId]);
    await inDatabase(async () => db().insert(storedFile).values({ fileId, ownerEntity: 'post' }));
    expect(await sweep(ahead(2))).toMatchObject({ orphans: 0, returned: 1 });
    expect([trash(), existsSync(filePath(dataDir, fileId))]).toEqual([[], true]);
  });

  it('does nothing in a folder of another database', async () => {
    const fileId = idOf(await revised(pdf('남의.pdf')));
    const other = await testDatabase();
    await sweep();
    const refused = await withDatabase(other, () =>
      sweepFiles(ourCatalogue, folderStore(dataDir), ahead(40)),
    );
    expect(refused).toMatchObject({
      orphans: 0,
      expired: 0,
      refusal: expect.stringContaining('짝이 아니어서'),
    });
    expect(existsSync(filePath(dataDir, fileId))).toBe(true);
    const mark = join(dataDir, 'files', '.store');
    rmSync(mark);
    await withDatabase(other, () => sweepFiles(ourCatalogue, folderStore(dataDir), ahead(40)));
    expect([existsSync(filePath(dataDir, fileId)), existsSync(mark)]).toEqual([true, false]);
    expect((await sweep()).refusal).toBeUndefined();
    expect(existsSync(mark)).toBe(true);
  });

  it('moves at most half of the files at once', async () => {
    const there = kept().length;
    const orphans = Array.from({ length: there + 21 }, () => place());
    // the database may be an old backup: its entries about deleted files are not trusted
    const fileId = place();
    await inDatabase(async () =>
      db()
        .insert(storedFile)
        .values({ fileId, ownerEntity: 'post', delYn: 'Y', mdfcnDt: daysAgo(40) }),
    );
    expect(await sweep(ahead(2))).toMatchObject({
      orphans: 0,
      expired: 0,
      refusal: expect.stringContaining(`${orphans.length}개가 데이터베이스에 없어`),
    });
    expect(existsSync(filePath(dataDir, fileId))).toBe(true);
    for (const orphan of orphans) rmSync(filePath(dataDir, orphan));
    expect(await sweep(ahead(2))).toMatchObject({ expired: 1 });
  });

  it('skips its own mark and trash', async () => {
    for (const path of ['/file-download', '/secure-file-download'])
      expect((await admin.get(path, { fileId: '.store' })).status).toBe(404);
  });

  it('moves files of records deleted more than 30 days ago, and no others', async () => {
    const [old, recent] = [(await post([pdf('옛.pdf')])).body.data, (await post([pdf('새.pdf')])).body.data];
    const deleted = (pstId: number, days: number) =>
      inDatabase(async () =>
        db()
          .update(postTable)
          .set({ delYn: 'Y', mdfcnDt: daysAgo(days) })
          .where(eq(postTable.pstId, pstId)),
      );
    await deleted(old.pstId, 31);
    await deleted(recent.pstId, 29);
    expect(await sweep()).toMatchObject({ expired: 1 });
    const there = [old, recent].map(({ files }) => existsSync(filePath(dataDir, idOf(files))));
    expect(there).toEqual([false, true]);
    const rows = await inDatabase(async () =>
      db()
        .select()
        .from(storedFile)
        .where(eq(storedFile.fileId, idOf(old.files))),
    );
    expect(rows).toEqual([]);
  });

  it('moves the files of comments along with their post', async () => {
    const { pstId } = (await post([])).body.data;
    const comment = (await admin.upload(
      'POST',
      '/insert-commonboardcomment',
      'commonBoardComment',
      { pstId, cn: '첨부' },
      [pdf('댓글.pdf')],
    )) as Answer<{ data: { files: FileInfo[] } }>;
    const path = filePath(dataDir, idOf(comment.body.data.files));
    await sweep();
    expect(existsSync(path)).toBe(true);
    await inDatabase(async () =>
      db()
        .update(postTable)
        .set({ delYn: 'Y', mdfcnDt: daysAgo(31) })
        .where(eq(postTable.pstId, pstId)),
    );
    expect(await sweep()).toMatchObject({ expired: 1 });
    expect(existsSync(path)).toBe(false);
  });
});
