import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { openFileStore } from '#server/kernel/files/fileStore.ts';
import { StoreFull } from '#server/kernel/files/names.ts';
// past the index: a background job that the test runs at once
import { sweepFiles } from '#server/modules/platform/housekeeping/sweepFiles.ts';
import { signedIn } from '../helpers/client.ts';
import { startS3Server } from '../helpers/s3Server.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const s3 = await startS3Server();
const dataDir = mkdtempSync(join(tmpdir(), 'bucket-'));
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  return s3.stop();
});

const { app, environment } = await testApp({ variables: { ...s3.variables, DATA_DIR: dataDir } });
const admin = await signedIn(app, 'admin');
const store = openFileStore(environment);

const stored = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const some of store.names()) names.push(...some);
  return names;
};
const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });
const post = (...files: { name: string; bytes: string }[]) => {
  const record = { pstClsfCd: 'PST_CLSF_01', ttl: '통에 담긴 글', cn: '<p>첨부합니다.</p>' };
  return admin.upload('POST', '/insert-commonboard', 'commonBoard', record, files);
};
const download = async (path: string, fileIds: readonly string[]) => {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const query = fileIds.map((fileId) => `fileId=${fileId}`).join('&');
  return app.inject({
    url: `/api${path}?${query}&reason=${encodeURIComponent('확인')}`,
    headers: { cookie },
  });
};

describe('files in a bucket', () => {
  it('are attached, downloaded singly and together, and kept by housekeeping', async () => {
    const { body } = (await post(pdf('가.pdf'), pdf('나.pdf'))) as {
      body: { data: { files: { fileId: string }[] } };
    };
    const fileIds = body.data.files.map(({ fileId }) => fileId);
    expect((await stored()).toSorted()).toEqual(fileIds.toSorted());
    const one = await download('/secure-file-download', fileIds.slice(0, 1));
    expect([one.statusCode, one.body]).toEqual([200, '%PDF-1.4 가.pdf %%EOF']);
    const both = await download('/secure-zipfile-download', fileIds);
    expect([both.statusCode, both.body.includes('가.pdf %%EOF'), both.body.includes('나.pdf %%EOF')]).toEqual(
      [200, true, true],
    );
    const inTwoDays = Date.now() + 2 * 24 * 3_600_000;
    await inDatabase(() => sweepFiles(ourCatalogue, store, inTwoDays));
    expect((await stored()).length).toBe(2);
    expect(await store.mark()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that are refused leave nothing in it', async () => {
    const before = await stored();
    expect((await post(pdf('첫째.pdf'), { name: '실행.exe', bytes: 'MZ' })).status).toBe(415);
    expect(await stored()).toEqual(before);
  });

  it('without room are refused with a sentence, and the post is not stored', async () => {
    const before = await stored();
    const posts = async () => (await admin.get('/commonboard-list')).body;
    const [postsBefore, fileId] = [await posts(), randomUUID()];
    s3.setFull(true);
    try {
      expect(await post(pdf('셋째.pdf'))).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining('파일 저장소가 가득 차서') as string },
      });
      await expect(store.prepare()).rejects.toThrow(StoreFull);
      // reading is not affected
      expect(await store.stat(fileId)).toBeUndefined();
    } finally {
      s3.setFull(false);
    }
    expect([await stored(), await posts()]).toEqual([before, postsBefore]);
    expect((await post(pdf('셋째.pdf'))).status).toBe(200);
  });
});
