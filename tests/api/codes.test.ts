import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { CodeReference } from '#generated/types/commonCodeCalls.ts';
import type { RecordUse } from '#generated/types/recordUseCalls.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { brokenReferences } from '#server/kernel/crud/references.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticle, createArticles } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const failed = (answer: unknown) => answer as Answer<ErrorBody>;
await createArticles([
  { kornTtl: '기사', ntnId: 'FR', featExtrMclsf: 'MCLSF_04' },
  { kornTtl: '지운 기사', ntnId: 'GA', featExtrMclsf: 'MCLSF_05', delYn: 'Y' },
]);

const references = async (...upCdId: string[]) =>
  (await admin.get<{ data: CodeReference[] }>('/commoncode-list/ref', { upCdId })).body.data;

describe('codes to choose from', () => {
  it('are returned for several masters in order, without disabled ones', async () => {
    const codes = await references('LEVEL', 'CTN');
    expect(codes.filter(({ upCdId }) => upCdId === 'LEVEL').map(({ cdId }) => cdId)).toEqual([
      'ADMIN',
      'USER',
    ]);
    expect(codes.some(({ cdId }) => cdId === 'CTN_AS')).toBe(true);
  });

  it('need a master', async () => {
    const answer = failed(await admin.get('/commoncode-list/ref'));
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('마스터 코드')]);
  });

  it('are put in a new order, all or none', async () => {
    const order = (items: object[]) => admin.write('PUT', '/update-commoncode/order', { items });
    expect(
      (
        await order([
          { cdId: 'USER', sortNo: 1 },
          { cdId: 'ADMIN', sortNo: 2 },
        ])
      ).status,
    ).toBe(200);
    expect((await references('LEVEL')).map(({ cdId }) => cdId)).toEqual(['USER', 'ADMIN']);
    const mixed = failed(
      await order([
        { cdId: 'USER', sortNo: 9 },
        { cdId: 'CTN_AS', sortNo: 8 },
      ]),
    );
    expect([mixed.status, mixed.body.message]).toEqual([400, expect.stringContaining('한 마스터 코드')]);
    expect(
      (
        await order([
          { cdId: 'USER', sortNo: 5 },
          { cdId: 'NO_SUCH', sortNo: 6 },
        ])
      ).status,
    ).toBe(404);
    expect((await references('LEVEL')).map(({ sortNo }) => sortNo)).toEqual([1, 2]);
  });

  it('are sorted by two people at once without an error', async () => {
    const both = (first: number, second: number) => [
      { cdId: 'USER', sortNo: first },
      { cdId: 'ADMIN', sortNo: second },
    ];
    const order = (items: object[]) => admin.write('PUT', '/update-commoncode/order', { items });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => order(n % 2 ? both(n, n + 1) : both(n + 1, n).reverse())),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [user, other] = (await references('LEVEL')).map(({ sortNo }) => sortNo ?? 0);
    expect(Math.abs((user ?? 0) - (other ?? 0))).toBe(1);
    const beyond = failed(await order([{ cdId: 'USER', sortNo: 1_000_000 }]));
    expect([beyond.status, beyond.body.message]).toEqual([400, expect.stringContaining('999,999')]);
  });

  it('show where they are used', async () => {
    const uses = async (cdId: string) =>
      (await admin.get<{ data: RecordUse[] }>('/record-use', { entity: 'commonCode', key: cdId })).body.data;
    expect(await uses('MCLSF_04')).toEqual([{ label: '기사 중분류', count: 1 }]);
    expect(await uses('MCLSF_05')).toEqual([]);
    expect((await uses('LEVEL')).map(({ label }) => label)).toContain('공통 코드 마스터 코드');
  });
});

describe('the use of a record', () => {
  const uses = (query: Record<string, string>, client = admin) =>
    client.get<{ data: RecordUse[] } & ErrorBody>('/record-use', query);

  it('is counted for every entity, each table once under its own name', async () => {
    const { body } = await uses({ entity: 'nationCode', key: 'KR' });
    const labels = body.data.map(({ label }) => label);
    expect(labels).toContain('사용자 국가');
    expect(labels.filter((label) => /승인 요청|내 정보|회원가입/.test(label))).toEqual([]);
  });

  it('is shown to anyone who may open the record, and to nobody else', async () => {
    const staff = await signedIn(app, 'staff');
    expect((await uses({ entity: 'nationCode', key: 'KR' }, staff)).status).toBe(403);
    expect((await uses({ entity: 'nationCode', key: 'NOPE' })).status).toBe(404);
    expect((await uses({ entity: 'constructor', key: 'KR' })).status).toBe(400);
    expect((await uses({ entity: 'userSession', key: '1' })).status).toBe(400);
  });
});

describe('masters', () => {
  it('are found by the names of their codes too', async () => {
    const found = async (cdNm: string) =>
      (
        await admin.get<{ data: { cdId: string }[] }>('/master-commoncode-list', { cdNm, size: 50 })
      ).body.data.map(({ cdId }) => cdId);
    expect(await found('재외문화홍보관')).toContain('EVL_TRPR');
    expect(await found('없는 이름의 코드')).toEqual([]);
  });
});

describe('a disabled record', () => {
  const codeOf = async (cdId: string) =>
    (await admin.get<{ data: Record<string, unknown>[] }>('/commoncode-list', { cdId })).body.data.find(
      (code) => code.cdId === cdId,
    );
  const put = async (cdId: string, useYn: string) =>
    expect((await admin.write('PUT', '/update-commoncode', { ...(await codeOf(cdId)), useYn })).status).toBe(
      200,
    );
  const text = { pstClsfCd: 'PST_CLSF_02', ttl: '오류', cn: '<p>오류입니다.</p>' };

  it('is kept where it is stored, and cannot be chosen anew', async () => {
    const stored = await admin.write<{ data: Record<string, unknown> }>('POST', '/insert-commonboard', text);
    await put('PST_CLSF_02', 'N');
    const refused = failed(await admin.write('POST', '/insert-commonboard', text));
    expect([refused.status, refused.body.fields?.map(({ name }) => name)]).toEqual([400, ['pstClsfCd']]);
    const { pstId, mdfcnDt } = stored.body.data;
    const kept = await admin.write('PUT', '/update-commonboard', { ...text, pstId, mdfcnDt, ttl: '고침' });
    expect(kept.status).toBe(200);
    await put('PST_CLSF_02', 'Y');
  });

  it('is in a picker only on request', async () => {
    const offered = async (query: Record<string, string | string[]>) =>
      (await admin.get<{ data: { ntnId: string }[] }>('/nationcode-popup-list', { ...query, ntnId: 'JP' }))
        .body.data.length;
    const japan = (await admin.get<{ data: object }>('/nationcode-detail', { ntnId: 'JP' })).body.data;
    expect(await offered({})).toBe(1);
    const answer = await admin.write('PUT', '/update-nationcode', { ...japan, useYn: 'N' });
    expect(answer.status).toBe(200);
    expect([await offered({}), await offered({ useYn: ['Y', 'N'] })]).toEqual([0, 1]);
  });
});

describe('the use of a record', () => {
  it('is counted for every entity that can be disabled and is referenced', async () => {
    const resources = Object.values(ourCatalogue.resources);
    const asked = resources.filter(
      ({ name, fields, operations }) =>
        operations.update &&
        fields.some((field) => field.name === 'useYn') &&
        resources.some((other) => other.fields.some(({ ref }) => ref?.entity === name)),
    );
    expect(asked.length).toBeGreaterThan(4);
    for (const { name } of asked) {
      const { status } = await admin.get('/record-use', { entity: name, key: '1' });
      expect([name, [200, 404].includes(status)]).toEqual([name, true]);
    }
  });
});

describe('a country', () => {
  it('is not deleted while a record with a reference to it is being stored', async () => {
    let isHeld = false;
    const storing = inDatabase(() =>
      inTransaction(async () => {
        expect(
          await brokenReferences(ourCatalogue, entityOf(ourCatalogue, 'article'), null, { ntnId: 'ZW' }),
        ).toEqual([]);
        isHeld = true;
        await db().execute(sql`select pg_sleep(0.3)`);
        await createArticle({ kornTtl: '기사', ntnId: 'ZW' });
      }),
    );
    await expect.poll(() => isHeld).toBe(true);
    const answer = failed(await admin.write('DELETE', '/delete-nationcode', { ntnId: 'ZW' }));
    await storing;
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('기사 국가 1건')]);
  });

  it('named by articles is not deleted, and the refusal counts them', async () => {
    const answer = failed(await admin.write('DELETE', '/delete-nationcode', { ntnId: 'FR' }));
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringMatching(/기사 국가 1건.*미사용/),
    ]);
    expect((await admin.get('/nationcode-detail', { ntnId: 'FR' })).status).toBe(200);
  });

  it('named only by a deleted article can be deleted', async () => {
    expect((await admin.write('DELETE', '/delete-nationcode', { ntnId: 'GA' })).status).toBe(200);
  });
});
