import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { article } from '#generated/tables/index.ts';
import type { CodeReference, CodeUse } from '#generated/types/commonCodeCalls.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const failed = (answer: unknown) => answer as Answer<ErrorBody>;
await withDatabase(database, async () =>
  db()
    .insert(article)
    .values([
      { kornTtl: '기사', ntnId: 'FR', featExtrMclsf: 'MCLSF_04' },
      { kornTtl: '지운 기사', ntnId: 'GA', featExtrMclsf: 'MCLSF_05', delYn: 'Y' },
    ]),
);

const references = async (...upCdId: string[]) =>
  (await admin.get<{ data: CodeReference[] }>('/commoncode-list/ref', { upCdId })).body.data;

describe('codes to choose from', () => {
  it('come for several masters at once, in their order, without those out of use', async () => {
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

  it('say where they are used', async () => {
    const uses = async (cdId: string) =>
      (await admin.get<{ data: CodeUse[] }>('/commoncode-use', { cdId })).body.data;
    expect(await uses('MCLSF_04')).toEqual([{ label: '기사 중분류', count: 1 }]);
    expect(await uses('MCLSF_05')).toEqual([]);
    expect((await uses('LEVEL')).map(({ label }) => label)).toContain('공통 코드 마스터 코드');
  });
});

describe('a country', () => {
  it('that articles name is not deleted, and the answer says where it is used', async () => {
    const answer = failed(await admin.write('DELETE', '/delete-nationcode', { ntnId: 'FR' }));
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringMatching(/기사 국가 1건.*미사용/),
    ]);
    expect((await admin.get('/nationcode-detail', { ntnId: 'FR' })).status).toBe(200);
  });

  it('that only a deleted article names may go', async () => {
    expect((await admin.write('DELETE', '/delete-nationcode', { ntnId: 'GA' })).status).toBe(200);
  });
});
