import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { pictureAddress } from '#contract/richText.ts';
import { storedFile } from '#generated/tables/index.ts';
import type { Post } from '#generated/types/post.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { folderStore } from '#server/kernel/files/folderStore.ts';
// past the index: a background job that the test runs at once
import { dropExpired } from '#server/modules/platform/housekeeping/expiredFiles.ts';
import { type Answer, signedIn } from '../../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../../tests/helpers/colleague.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { maxStaged } from './pictureHandlers.ts';

const { app, environment } = await testApp();
const { dataDir } = environment;
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const readerId = await colleague({ userNm: '박열람' }, [1]);
const reader = await colleagueClient(app, readerId);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const upload = async (client = admin, name = '그림.png', bytes: Buffer | string = png) =>
  client.upload('POST', '/insert-picture', 'picture', {}, [{ name, bytes: bytes as string }]) as Promise<
    Answer<ErrorBody & { data: { fileId: string } }>
  >;
const uploaded = async (client = admin) => {
  const answer = await upload(client);
  expect(answer.status).toBe(200);
  return answer.body.data.fileId;
};
const textWith = (...fileIds: string[]) =>
  `<p>글</p>${fileIds.map((fileId) => `<img src="${pictureAddress(fileId)}" alt="표지" width="1" height="1" />`).join('')}`;
const posted = (values: object, client = admin) =>
  client.upload('POST', '/insert-commonboard', 'commonBoard', {
    pstKndCd: 'NOTICE',
    ttl: '그림이 있는 글',
    ...values,
  }) as Promise<Answer<ErrorBody & { data: Post }>>;
const changed = (values: object, client = admin) =>
  client.upload('PUT', '/update-commonboard', 'commonBoard', values) as Promise<
    Answer<ErrorBody & { data: Post }>
  >;
const seen = async (fileId: string, client = admin) => (await client.get('/picture', { fileId })).status;

describe('a picture', () => {
  it('is private to its uploader until a text contains it, then visible to its readers', async () => {
    const fileId = await uploaded();
    expect([await seen(fileId), await seen(fileId, staff)]).toEqual([200, 404]);
    const { body } = await posted({ cn: textWith(fileId) });
    expect(body.data.cn).toContain(pictureAddress(fileId));
    expect([await seen(fileId), await seen(fileId, staff)]).toEqual([200, 200]);
  });

  it('is shown, not handed out: with its type, and asked for each time', async () => {
    const fileId = await uploaded();
    const { headers } = await admin.get('/picture', { fileId });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
  });

  it('is no attachment: neither in the list of files nor by the calls for files', async () => {
    const fileId = await uploaded();
    const { body } = await posted({ cn: textWith(fileId) });
    expect(body.data.files).toEqual([]);
    expect((await admin.get('/file-download', { fileId })).status).toBe(404);
  });

  it('goes with the text it was taken out of, and comes back with it', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const { data } = (await posted({ cn: textWith(first, second) })).body;
    const without = await changed({ pstId: data.pstId, mdfcnDt: data.mdfcnDt, cn: textWith(second) });
    expect([await seen(first), await seen(second)]).toEqual([404, 200]);
    const { mdfcnDt } = without.body.data;
    expect((await changed({ pstId: data.pstId, mdfcnDt, cn: textWith(first) })).status).toBe(200);
    expect([await seen(first), await seen(second)]).toEqual([200, 404]);
  });

  it('of another text or person is refused with a sentence, and nothing is stored', async () => {
    const [taken, foreign] = [await uploaded(), await uploaded(staff)];
    await posted({ cn: textWith(taken) });
    for (const fileId of [taken, foreign, '00000000-0000-4000-8000-000000000000']) {
      const ttl = `그림 ${fileId}`;
      const { status, body } = await posted({ ttl, cn: textWith(fileId) });
      expect(status).toBe(400);
      expect(body.fields?.[0]).toMatchObject({
        name: 'cn',
        message: expect.stringContaining('다른 글의 그림'),
      });
      const { body: list } = await admin.get<{ totalRecords: number }>('/commonboard-list', {
        pstKndCd: 'NOTICE',
        ttl,
      });
      expect(list.totalRecords).toBe(0);
    }
  });

  it('of a text that is not meant for somebody is not there for them', async () => {
    const fileId = await uploaded();
    const { status } = await posted({
      pstKndCd: 'BOARD',
      pstClsfCd: 'PST_CLSF_01',
      cn: textWith(fileId),
      recipientIds: ['demo-staff'],
    });
    expect(status).toBe(200);
    expect([await seen(fileId, staff), await seen(fileId, reader)]).toEqual([200, 404]);
  });

  it('stays out of texts that keep none', async () => {
    const fileId = await uploaded();
    const { body } = await posted({ cn: `<p>글</p><img src="https://a.kr/x.png"><img src="x">` });
    expect(body.data.cn).toBe('<p>글</p>');
    expect(await seen(fileId)).toBe(200);
  });

  it.each([
    ['문서.pdf', '%PDF-1.4 x %%EOF', 400, 'PNG'],
    ['그림.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 415, ''],
    ['가짜.png', '<html>', 415, ''],
  ])('%s is refused', async (name, bytes, status, words) => {
    const answer = await upload(admin, name, bytes);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([status, expect.stringContaining(words)]);
  });

  it('that no text has is swept after two days, and so is the hundredth refused', async () => {
    const fileId = await uploaded(reader);
    await inDatabase(() => dropExpired(ourCatalogue, folderStore(dataDir)));
    expect(await seen(fileId, reader)).toBe(200);
    await inDatabase(async () => {
      const [known] = await db().select().from(storedFile).where(eq(storedFile.fileId, fileId));
      const others = Array.from({ length: maxStaged - 1 }, (_, index) => ({
        ...known,
        fileId: `loose-${index}`,
      }));
      await db()
        .insert(storedFile)
        .values(others as never);
    });
    expect((await upload(reader)).body.message).toContain('저장하지 않은 그림');
    await inDatabase(() =>
      db()
        .update(storedFile)
        .set({ regDt: new Date(Date.now() - 49 * 3_600_000) })
        .where(and(eq(storedFile.ownerEntity, 'picture'), eq(storedFile.rgtrId, readerId))),
    );
    expect(await inDatabase(() => dropExpired(ourCatalogue, folderStore(dataDir)))).toBeGreaterThanOrEqual(
      maxStaged,
    );
    expect(await seen(fileId, reader)).toBe(404);
  });
});
