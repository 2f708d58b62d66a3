import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { media } from '#generated/tables/index.ts';
import type { Media } from '#generated/types/media.ts';
import type { DeletedMediaItem, MediaHistoryItem } from '#generated/types/mediaCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { outbox } from '../helpers/outbox.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Stored = Answer<ErrorBody & { data: Media }>;
const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

let n = 0;
const insert = (values: object = {}, client = admin) => {
  n += 1;
  return client.upload('POST', '/insert-media', 'media', {
    url: `https://restored-${n}.example/`,
    ntnId: 'FR',
    mediaKndCd: 'MEDIA_KND_01',
    mediaKornNm: `되살릴 신문 ${n}`,
    mediaEngNm: `RESTORED ${n}`,
    eml: `desk@restored-${n}.example`,
    fndnYmd: '1944-12-18',
    hdofcLctnAddr: '파리',
    rgnTz: '+01:00',
    ...values,
  }) as Promise<Stored>;
};
const gone = async (values: object = {}): Promise<Media> => {
  const { data } = (await insert(values)).body;
  const { status } = await admin.write('DELETE', '/delete-media', { mediaId: data.mediaId });
  expect(status).toBe(200);
  return data;
};
const restore = (mediaId: number, more: object = {}, client = admin) =>
  client.write('PUT', '/restore-media', { mediaId, ...more }) as Promise<Stored>;
const deleted = async (query: Record<string, unknown> = {}) =>
  (
    (await admin.get('/deleted-media-list', query)) as Answer<{
      data: DeletedMediaItem[];
      totalRecords: number;
    }>
  ).body;
const deletedDaysAgo = (mediaId: number, days: number) =>
  inDatabase(() =>
    db()
      .update(media)
      .set({ mdfcnDt: sql`now() - make_interval(days => ${days}::int)` })
      .where(eq(media.mediaId, mediaId)),
  );

describe('a deleted outlet', () => {
  it('is listed for administrators with author and time limit of its deletion', async () => {
    const { mediaId, mediaKornNm, url } = await gone();
    const { data, totalRecords } = await deleted();
    expect(totalRecords).toBeGreaterThan(0);
    expect(data[0]).toMatchObject({
      mediaId,
      mediaKornNm,
      url,
      ntnKornNm: '프랑스',
      daysLeft: 29,
      articleCount: 0,
    });
    expect(data[0]?.delrNm).toContain('*');
    expect((await staff.get('/deleted-media-list')).status).toBe(403);
    expect((await restore(mediaId, {}, staff)).status).toBe(403);
    expect((await admin.get('/deleted-media-list', { size: 7 })).status).toBe(400);
  });

  it('is restored as it was, with its history', async () => {
    const { mediaId, mediaKornNm } = await gone({ wrtRsnList: [{ wrtRsn: '새 신문' }] });
    const answer = await restore(mediaId, { wrtRsn: '잘못 지움' });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      mediaKornNm,
      deleteYn: 'N',
      wrtRsnList: [{ wrtRsn: '새 신문' }, { wrtRsn: '삭제한 매체를 복원 (잘못 지움)' }],
    });
    const history = (await admin.get('/media-history-list', { mediaId })) as Answer<{
      data: MediaHistoryItem[];
    }>;
    expect(history.body.data.map(({ chgKnd, wrtRsn }) => [chgKnd, wrtRsn])).toEqual([
      ['update', '삭제한 매체를 복원 (잘못 지움)'],
      ['delete', null],
      ['insert', '새 신문'],
    ]);
    expect((await deleted()).data.map((row) => row.mediaId)).not.toContain(mediaId);
    expect((await restore(mediaId)).status).toBe(404);
  });

  it('stays deleted where its address was registered anew', async () => {
    const { mediaId, url } = await gone();
    await insert({ url, mediaKornNm: '새 주인' });
    const { status, body } = await restore(mediaId);
    expect([status, body.message]).toEqual([
      409,
      '그 사이에 같은 URL의 매체가 등록되어 복원할 수 없습니다: 새 주인',
    ]);
  });

  it('comes back on its last day', async () => {
    const { mediaId } = await gone();
    await deletedDaysAgo(mediaId, 29);
    expect((await restore(mediaId)).status).toBe(200);
  });

  it('stays deleted after thirty days', async () => {
    const { mediaId } = await gone();
    await deletedDaysAgo(mediaId, 29);
    expect((await deleted({ size: 100 })).data.find((row) => row.mediaId === mediaId)?.daysLeft).toBe(0);
    await deletedDaysAgo(mediaId, 31);
    expect((await deleted({ size: 100 })).data.map((row) => row.mediaId)).not.toContain(mediaId);
    const { status, body } = await restore(mediaId);
    expect([status, body.message]).toEqual([400, '삭제한 지 30일이 지나 복원할 수 없습니다.']);
  });

  it('that never was cannot come back', async () => {
    expect((await restore(999_999)).status).toBe(404);
    expect((await restore((await insert()).body.data.mediaId)).status).toBe(404);
  });
});

describe('the request to delete an outlet', () => {
  it('is mailed to every administrator who can sign in, once', async () => {
    const { messagesTo } = outbox();
    const { data } = (await insert({}, staff)).body;
    const ask = (deleteYn: 'R' | 'N', wrtRsn?: string) =>
      staff.write('POST', '/request-delete-media', { mediaId: data.mediaId, deleteYn, wrtRsn });
    await ask('R', '폐간');
    await ask('R', '다시 말하지만 폐간');
    const mails = await messagesTo('admin@demo.go.kr');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.ttl).toContain(`매체 삭제 요청: ${data.mediaKornNm}`);
    expect(mails[0]?.cn).toContain('사유: 폐간');
    expect(mails[0]?.cn).toContain(`/article/Medn/Detail/${data.mediaId}`);
    await ask('N');
    await ask('R');
    expect(await messagesTo('admin@demo.go.kr')).toHaveLength(2);
  });
});
