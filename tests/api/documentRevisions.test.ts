import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Document, DocumentItem } from '#generated/types/document.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'revisions-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { app } = await testApp({ variables: { DATA_DIR: dataDir } });
const admin = await signedIn(app, 'admin');

type Answered = Answer<ErrorBody & { data: Document }>;

const terms = { docKndCd: 'DOC_KND_TERMS', rvsnYmd: '2026-02-01', docCn: '<p>새 약관</p>' };
const pdf = (text: string) => ({ name: '약관.pdf', bytes: `%PDF-1.4 ${text} %%EOF` });
const withFile = (values: object, files = [pdf('하나')]) =>
  admin.upload(
    'POST',
    '/insert-document-withfile',
    'document',
    { ...terms, ...values },
    files,
  ) as Promise<Answered>;
const takingOver = (values: object) =>
  admin.write('POST', '/insert-document', { ...terms, ...values }) as Promise<Answered>;
const remove = (docId: number) =>
  admin.write('DELETE', '/delete-document', { docId }) as Promise<Answer<ErrorBody>>;
const current = async () => (await new Client(app).get<string>('/current-terms')).body;
const listed = async () =>
  ((await admin.get('/document-list', { docKndCd: 'DOC_KND_TERMS' })) as Answer<{ data: DocumentItem[] }>)
    .body.data;

describe('a revision', () => {
  it('with its file takes effect and is served', async () => {
    const { body } = await withFile({}, [pdf('둘째 판')]);
    expect(await current()).toBe('%PDF-1.4 둘째 판 %%EOF');
    const inForce = (await listed()).filter(({ currentYn }) => currentYn === 'Y');
    expect(inForce.map(({ docId }) => docId)).toEqual([body.data.docId]);
  });

  it('with a future date is not in force yet', async () => {
    await withFile({ rvsnYmd: '2026-03-01' }, [pdf('셋째 판')]);
    await withFile({ rvsnYmd: addDays(today(), 1) }, [pdf('내일 판')]);
    expect(await current()).toBe('%PDF-1.4 셋째 판 %%EOF');
  });

  it('with a future date is marked as such', async () => {
    const rvsnYmd = addDays(today(), 9);
    await withFile({ rvsnYmd });
    const states = (await listed()).map((one) => [one.rvsnYmd, one.currentYn]);
    expect(states).toContainEqual([rvsnYmd, 'F']);
  });

  it('with a date that is taken is refused at its date, whatever its files', async () => {
    const rvsnYmd = '2026-01-15';
    const { body } = await withFile({ rvsnYmd });
    const fileIdList = [body.data.files[0]?.fileId];
    for (const { status, body: refused } of [
      await withFile({ rvsnYmd }),
      await takingOver({ rvsnYmd, fileIdList }),
    ])
      expect([status, refused.fields?.map(({ name }) => name)]).toEqual([400, ['rvsnYmd']]);
    expect((await withFile({ rvsnYmd, docKndCd: 'DOC_KND_PRIVACY' })).status).toBe(200);
    await remove(body.data.docId);
    expect((await withFile({ rvsnYmd })).status).toBe(200);
  });

  it('with several files is served with all of them', async () => {
    const rvsnYmd = today();
    const { body } = await withFile({ rvsnYmd }, [pdf('본문'), { ...pdf('별표'), name: '별표.pdf' }]);
    const served = await new Client(app).get<string>('/current-terms');
    expect(served.headers['content-type']).toBe('application/zip');
    expect(String(served.bytes)).toContain('%PDF-1.4 본문 %%EOF');
    expect(String(served.bytes)).toContain('%PDF-1.4 별표 %%EOF');
    await remove(body.data.docId);
  });

  it.each([
    { docKndCd: '' },
    { docKndCd: 'PST_STTS_01' },
    { rvsnYmd: '' },
    { rvsnYmd: '2026-13-01' },
    { docCn: '<p></p>' },
  ])('is refused where something is missing or wrong: %j', async (values) => {
    const { status, body } = await withFile(values);
    expect([status, body.fields?.map(({ name }) => name)]).toEqual([400, Object.keys(values)]);
  });

  it('requires a file, new or from an earlier revision of its kind', async () => {
    const sentences = await Promise.all([withFile({}, []), takingOver({ fileIdList: [] })]);
    for (const { status, body } of sentences)
      expect([status, body.fields?.[0]?.message]).toEqual([400, '첨부파일을 첨부해주세요']);
    const privacy = (await withFile({ docKndCd: 'DOC_KND_PRIVACY' })).body.data.files[0];
    expect((await takingOver({ fileIdList: [privacy?.fileId] })).status).toBe(404);
    expect((await takingOver({ fileIdList: ['nobody'] })).status).toBe(404);
  });

  it('that takes over a file keeps it when the earlier one is deleted', async () => {
    const earlier = (await withFile({ rvsnYmd: '2026-04-01' }, [pdf('이어받을 파일')])).body.data;
    const fileIdList = earlier.files.map(({ fileId }) => fileId);
    const made = (await takingOver({ rvsnYmd: '2026-04-02', fileIdList })).body.data;
    expect(made.files).toMatchObject([{ orgnlFileNm: '약관.pdf' }]);
    expect(made.files[0]?.fileId).not.toBe(fileIdList[0]);
    expect((await remove(earlier.docId)).status).toBe(200);
    expect((await admin.get('/file-download', { fileId: fileIdList[0] })).status).toBe(404);
    expect(await current()).toBe('%PDF-1.4 이어받을 파일 %%EOF');
  });

  it('cannot be changed', async () => {
    expect((await admin.write('PUT', '/update-document', { docId: 1 })).status).toBe(404);
  });

  it('is stored without scripts', async () => {
    const { docCn } = (
      await withFile({ rvsnYmd: '2026-01-20', docCn: '<p>글<img src=x onerror=alert(1)></p>' })
    ).body.data;
    expect(docCn).toBe('<p>글</p>');
  });

  it('that is the last in force of its kind cannot be deleted, even by two at once', async () => {
    const inForce = (await listed()).filter(({ rvsnYmd }) => (rvsnYmd ?? '') <= today());
    const answers = await Promise.all(inForce.map(({ docId }) => remove(docId)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([400]);
    expect(answers.find(({ status }) => status === 400)?.body.message).toBe(
      '시행 중인 마지막 개정판은 삭제할 수 없습니다. 새 개정판을 먼저 등록해 주세요.',
    );
  });
});
