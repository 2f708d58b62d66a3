import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { document, nationCode, storedFile } from '#generated/tables/index.ts';
import type { CurrentDocument } from '#generated/types/documentCalls.ts';
import type { NationNumber } from '#generated/types/nationCodeCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { filePath } from '#server/kernel/files/folderStore.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { type Answer, Client } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { app, environment } = await testApp({ variables: { DATA_DIR: dataDir } });

const client = new Client(app);
const download = (path: string) => client.get<string>(path);
const texts = async () =>
  (await client.get<{ data: CurrentDocument[] }>('/current-document-texts')).body.data;

const added: number[] = [];
const revise = async (values: Partial<typeof document.$inferInsert>): Promise<number> => {
  const [row] = await inDatabase(async () =>
    db()
      .insert(document)
      .values({ docKndCd: 'DOC_KND_TERMS', rvsnYmd: today(), docCn: '<p>새 약관</p>', ...values })
      .returning({ docId: document.docId }),
  );
  added.push(row?.docId ?? 0);
  return row?.docId ?? 0;
};
const attach = async (docId: number, name: string, bytes?: string): Promise<void> => {
  const fileId = randomUUID();
  await inDatabase(async () =>
    db()
      .insert(storedFile)
      .values({
        fileId,
        ownerEntity: 'document',
        ownerKey: String(docId),
        orgnlFileNm: name,
        fileExtn: name.split('.').at(-1) ?? '',
        fileSize: bytes?.length ?? 0,
      }),
  );
  if (bytes === undefined) return;
  const path = filePath(dataDir, fileId);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
};

afterEach(async () => {
  if (added.length) await inDatabase(async () => db().delete(document).where(inArray(document.docId, added)));
  added.length = 0;
});

describe('documents of a new installation', () => {
  it.each([
    ['/current-document', '개인정보 처리방침', '제1조(처리하는 목적)'],
    ['/current-terms', '이용약관', '제1조(목적)'],
    ['/current-personal-info-agreements/required', '개인정보 수집·이용 동의 (필수)', '동의를 거부할 권리'],
    [
      '/current-personal-info-agreements/optional',
      '개인정보 수집·이용 동의 (선택)',
      '아무런 불이익이 없습니다',
    ],
  ])('at %s are public text files with the ministry’s names', async (path, title, words) => {
    const answer = await download(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const name = /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe(`${title}.txt`);
    expect(answer.body.startsWith(`\ufeff${title}\n\n시행일: 2026-01-01\n\n`)).toBe(true);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain(environment.ministryName);
    expect(answer.body).toContain(environment.supportEmail);
    expect(answer.body).not.toMatch(/[{}<>]/);
  });

  it('can be read on the screen, block by block', async () => {
    const found = await texts();
    expect(found.map(({ docKndCd }) => docKndCd)).toEqual([
      'DOC_KND_TERMS',
      'DOC_KND_REQUIRED',
      'DOC_KND_OPTIONAL',
      'DOC_KND_PRIVACY',
    ]);
    for (const { paragraphs, rvsnYmd } of found) {
      expect(rvsnYmd).toBe('2026-01-01');
      expect(paragraphs.length).toBeGreaterThan(5);
      expect(paragraphs.join('\n')).not.toMatch(/[{}<>]/);
    }
  });

  it('are not restored if a kind has a revision, even a deleted one', async () => {
    const rows = () => inDatabase(async () => db().select().from(document).orderBy(document.docId));
    await inDatabase(async () =>
      db().update(document).set({ delYn: 'Y' }).where(eq(document.docKndCd, 'DOC_KND_OPTIONAL')),
    );
    const before = await rows();
    await inDatabase(insertBaseData);
    const after = await rows();
    await inDatabase(async () => db().update(document).set({ delYn: 'N' }));
    expect(after).toEqual(before);
    expect(before).toHaveLength(4);
  });
});

describe('the document in force', () => {
  it('is the newest revision whose date has come', async () => {
    const docId = await revise({ docCn: '<p>오늘부터</p>' });
    await revise({ rvsnYmd: addDays(today(), 1), docCn: '<p>내일부터</p>' });
    await revise({ rvsnYmd: addDays(today(), -1), docCn: '<p>어제부터</p>' });
    await revise({ docCn: '<p>지워진 것</p>', delYn: 'Y' });
    expect((await download('/current-terms')).body).toContain('오늘부터');
    expect((await texts())[0]).toMatchObject({ docId, rvsnYmd: today(), paragraphs: ['오늘부터'] });
  });

  it('is 404 with a sentence if there is none', async () => {
    const hide = (delYn: string) =>
      inDatabase(async () =>
        db().update(document).set({ delYn }).where(eq(document.docKndCd, 'DOC_KND_TERMS')),
      );
    await hide('Y');
    const answer = (await client.get('/current-terms')) as Answer<ErrorBody>;
    const kinds = (await texts()).map(({ docKndCd }) => docKndCd);
    await hide('N');
    expect([answer.status, answer.body.message]).toEqual([
      404,
      '시행 중인 문서가 없습니다. 관리자에게 문의해 주세요.',
    ]);
    expect(kinds).not.toContain('DOC_KND_TERMS');
  });

  it('is the file its author attached, under its own name', async () => {
    const docId = await revise({});
    await attach(docId, '이용약관 (개정).pdf', '%PDF-1.7 the first');
    const answer = await download('/current-terms');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    expect(String(answer.headers['content-disposition'])).toContain(
      "filename*=UTF-8''%EC%9D%B4%EC%9A%A9%EC%95%BD%EA%B4%80%20%28%EA%B0%9C%EC%A0%95%29.pdf",
    );
    expect(answer.body).toBe('%PDF-1.7 the first');
  });

  it('is its text if the file is lost', async () => {
    const docId = await revise({});
    await attach(docId, '약관.pdf');
    expect((await download('/current-terms')).body).toContain('새 약관');
  });
});

describe('the country numbers', () => {
  const list = async () => (await client.get<{ data: NationNumber[] }>('/nationcode-ntnno-list')).body.data;

  it('are public: Korea first, the rest in Korean order', async () => {
    const found = await list();
    expect(found[0]).toEqual({ ntnId: 'KR', ntnNm: '대한민국', ntnno: '82' });
    const names = found.slice(1).map(({ ntnNm }) => ntnNm);
    expect(names).toEqual(names.toSorted((a, b) => new Intl.Collator('ko').compare(a, b)));
    expect(names.indexOf('가나')).toBeLessThan(names.indexOf('나미비아'));
    expect(found.length).toBeGreaterThan(200);
  });

  it('omit countries that are disabled or have none', async () => {
    await inDatabase(async () => {
      await db().update(nationCode).set({ useYn: 'N' }).where(eq(nationCode.ntnId, 'FR'));
      await db().update(nationCode).set({ ntnno: null }).where(eq(nationCode.ntnId, 'DE'));
    });
    const ids = (await list()).map(({ ntnId }) => ntnId);
    expect(ids).not.toContain('FR');
    expect(ids).not.toContain('DE');
    expect(ids).toContain('ES');
  });
});
