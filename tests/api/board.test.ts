import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { richText } from '#contract/richText.ts';
import { post, postComment } from '#generated/tables/index.ts';
import type { Comment } from '#generated/types/comment.ts';
import type { Post, PostItem } from '#generated/types/post.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Stored<T> = Answer<{ data: T }>;
type PostWithComments = Omit<Post, 'comments'> & { comments: Comment[] };
type Listed = Answer<{ data: PostItem[]; totalRecords: number; stats: { unread: number } }>;

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const other = await colleagueClient(app, await colleague({ userNm: '이관리', groupId: 1 }));
const staff = await signedIn(app, 'staff');

const text = { pstClsfCd: 'PST_CLSF_01', ttl: '수집이 멈췄습니다', cn: '<p>어제부터입니다.</p>' };
const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });

const insert = async (values = {}, files = [] as ReturnType<typeof pdf>[], client = admin) =>
  client.upload('POST', '/insert-commonboard', 'commonBoard', { ...text, ...values }, files) as Promise<
    Stored<PostWithComments>
  >;
const made = async (values = {}, files = [] as ReturnType<typeof pdf>[], client = admin) => {
  const answer = await insert(values, files, client);
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const detail = async (pstId: number, client = admin) =>
  (await client.get<{ data: PostWithComments }>('/commonboard-detail', { pstId })).body.data;
const comment = (values: object, client = admin) =>
  client.upload('POST', '/insert-commonboardcomment', 'commonBoardComment', {
    cn: '확인하겠습니다.',
    ...values,
  }) as Promise<Answer<ErrorBody & { data: Comment }>>;
const list = (query = {}, client = admin) => client.get('/commonboard-list', query) as Promise<Listed>;

describe('a post', () => {
  it('is stored with its author and awaits acceptance', async () => {
    const { pstId } = await made({}, [pdf('화면.pdf')]);
    expect(await detail(pstId)).toMatchObject({
      pstKndCd: 'ADMIN',
      pstClsfCdNm: '문의',
      sttsCdNm: '등록',
      rgtrId: 'demo-admin',
      fileExtn: 'pdf',
      files: [{ orgnlFileNm: '화면.pdf' }],
    });
  });

  it('is stored without scripts', async () => {
    const { pstId } = await made({ cn: '<p onclick="x()">글<script>alert(1)</script></p>' });
    expect((await detail(pstId)).cn).toBe('<p>글</p>');
  });

  it('of a million characters is stored; a longer one is refused with advice', async () => {
    const answer = (await insert({
      cn: `<p>${'가'.repeat(richText.maxLength - 6)}</p>`,
    })) as Answer<ErrorBody>;
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining(richText.tooLong),
    ]);
    const { pstId } = await made({ cn: `<p>${'가'.repeat(richText.maxLength - 7)}</p>` });
    expect((await detail(pstId)).cn).toHaveLength(richText.maxLength);
  });

  it('without classification, title and content is refused by name', async () => {
    const answer = (await insert({ pstClsfCd: '', ttl: ' ', cn: '<p></p>' })) as Answer<ErrorBody>;
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ name }) => name).sort()).toEqual(['cn', 'pstClsfCd', 'ttl']);
  });

  it.each([{ pstKndCd: 'X' }, { pstClsfCd: 'PST_STTS_01' }])(
    'of an unknown board, or with a foreign code, is refused: %j',
    async (values) => {
      expect((await insert(values)).status).toBe(400);
    },
  );

  it('counts a view once per person except the author, and lists viewers', async () => {
    const { pstId } = await made();
    await detail(pstId);
    await detail(pstId);
    expect((await detail(pstId, other)).inqCnt).toBe(1);
    expect((await detail(pstId, other)).inqCnt).toBe(1);
    const readers = (await admin.get('/commonboard-prsl-list', { pstId })) as Answer<{
      data: { userNm: string }[];
      totalRecords: number;
    }>;
    expect(readers.body.totalRecords).toBe(1);
    expect(readers.body.data[0]).toMatchObject({ userNm: '이*리' });
  });

  it('with many comments needs no more queries than with few, each with its files', async () => {
    const { pstId } = await made();
    const say = (cn: string) =>
      admin.upload('POST', '/insert-commonboardcomment', 'commonBoardComment', { pstId, cn }, [
        pdf(`${cn}.pdf`),
      ]);
    const select = vi.spyOn(database.handle, 'select');
    const asked = async () => {
      select.mockClear();
      await detail(pstId);
      return select.mock.calls.length;
    };
    await say('하나');
    await asked();
    const few = await asked();
    for (const cn of ['둘', '셋', '넷', '다섯']) await say(cn);
    expect(await asked()).toBe(few);
    select.mockRestore();
    const { comments } = await detail(pstId);
    expect(comments.map(({ files }) => files.map(({ orgnlFileNm }) => orgnlFileNm))).toEqual(
      ['하나', '둘', '셋', '넷', '다섯'].map((cn) => [`${cn}.pdf`]),
    );
  });

  it('is not unread for its author', async () => {
    const before = (await list({})).body.stats.unread;
    await made({ ttl: '내가 쓴 글' });
    const { body } = await list({ ttl: '내가 쓴 글' });
    expect([body.data[0]?.prslYn, body.stats.unread]).toEqual(['Y', before]);
  });

  it('is unread until it is opened, for each person', async () => {
    const before = (await list({}, other)).body.stats.unread;
    const { pstId } = await made({ ttl: '읽지 않은 글' });
    const unread = await list({ ttl: '읽지 않은' }, other);
    expect([unread.body.data[0]?.prslYn, unread.body.stats.unread]).toEqual(['N', before + 1]);
    await detail(pstId, other);
    const read = await list({ ttl: '읽지 않은' }, other);
    expect([read.body.data[0]?.prslYn, read.body.stats.unread]).toEqual(['Y', before]);
  });

  it('is found by classification, state, title and author', async () => {
    const { pstId } = await made({ ttl: '찾을 글', pstClsfCd: 'PST_CLSF_03' }, [], other);
    const query = { ttl: '찾을', pstClsfCd: 'PST_CLSF_03', sttsCd: 'PST_STTS_01', rgtrNm: '이관' };
    expect((await list(query)).body.data.map((row) => row.pstId)).toEqual([pstId]);
    expect((await list({ ...query, sttsCd: 'PST_STTS_04' })).body.totalRecords).toBe(0);
  });

  it('is updated in the version that was read, files included; a stale one is 409', async () => {
    const { pstId, mdfcnDt, files } = await made({}, [pdf('하나.pdf')]);
    const update = (values: object, added = [pdf('둘.pdf')]) =>
      admin.upload('PUT', '/update-commonboard', 'commonBoard', { pstId, ...values }, added, {
        deleteFiles: files.map(({ fileId }) => fileId),
        insertFileData: [{ expln: '두 번째' }],
      }) as Promise<Stored<Post>>;
    const changed = await update({ ttl: '고친 제목', mdfcnDt });
    expect(changed.body.data.files).toMatchObject([{ orgnlFileNm: '둘.pdf', expln: '두 번째' }]);
    expect((await update({ ttl: '늦은 제목', mdfcnDt })).status).toBe(409);
    expect((await detail(pstId)).ttl).toBe('고친 제목');
  });

  it('that is deleted loses its comments and files', async () => {
    const { pstId, files } = await made({}, [pdf('지울.pdf')]);
    const { cmntId } = (await comment({ pstId })).body.data;
    expect((await admin.write('DELETE', '/delete-commonboard', { pstId })).status).toBe(200);
    expect((await admin.get('/commonboard-detail', { pstId })).status).toBe(404);
    expect((await comment({ pstId })).status).toBe(404);
    expect((await comment({ pstId, upCmntId: cmntId })).status).toBe(404);
    expect((await admin.write('DELETE', '/delete-commonboardcomment', { cmntId })).status).toBe(404);
    expect((await admin.get('/secure-file-download', { fileId: files[0]?.fileId })).status).toBe(404);
  });

  it('of another board is neither listed nor opened nor changed', async () => {
    const { pstId, mdfcnDt, files } = await made({ ttl: '다른 판' }, [pdf('다른.pdf')]);
    await inDatabase(async () =>
      db().update(post).set({ pstKndCd: 'ELSEWHERE' }).where(eq(post.pstId, pstId)),
    );
    expect((await list({ ttl: '다른 판' })).body.totalRecords).toBe(0);
    expect((await admin.get('/commonboard-detail', { pstId })).status).toBe(404);
    expect((await admin.get('/commonboard-prsl-list', { pstId })).status).toBe(404);
    const update = await admin.upload('PUT', '/update-commonboard', 'commonBoard', { pstId, mdfcnDt });
    expect(update.status).toBe(404);
    expect((await comment({ pstId })).status).toBe(404);
    expect((await admin.get('/file-download', { fileId: files[0]?.fileId })).status).toBe(404);
  });

  it('is hidden from staff', async () => {
    const { pstId } = await made();
    expect((await list({ pstKndCd: 'ADMIN' }, staff)).status).toBe(403);
    expect((await list({}, staff)).body.totalRecords).toBe(0);
    expect((await staff.get('/commonboard-detail', { pstId })).status).toBe(404);
    expect((await insert({ pstKndCd: 'ADMIN' }, [], staff)).status).toBe(403);
    expect((await insert({}, [], staff)).status).toBe(400);
  });
});

describe('the state of a post', () => {
  const set = (body: object) => admin.write('PUT', '/update-commonboard-stts', body) as Promise<Stored<Post>>;

  it('is set together with its handling', async () => {
    const { pstId } = await made();
    const answer = await set({ pstId, sttsCd: 'PST_STTS_02', prcsClsfCd: 'PRCS_CLSF_01' });
    expect(answer.body.data).toMatchObject({ sttsCdNm: '접수', prcsClsfCdNm: '안내' });
  });

  it.each([
    [{ sttsCd: 'PST_STTS_02' }, 400],
    [{ prcsClsfCd: 'PRCS_CLSF_01' }, 400],
    [{ sttsCd: '', prcsClsfCd: '' }, 400],
    [{ sttsCd: 'PST_STTS_77', prcsClsfCd: 'PRCS_CLSF_01' }, 400],
    [{ sttsCd: 'PRCS_CLSF_01', prcsClsfCd: 'PST_STTS_02' }, 400],
    [{ pstId: 999_999, sttsCd: 'PST_STTS_02', prcsClsfCd: 'PRCS_CLSF_01' }, 404],
  ])('of %j is refused', async (body, status) => {
    const { pstId } = await made();
    expect((await set({ pstId, ...body })).status).toBe(status);
    expect((await detail(pstId)).sttsCd).toBe('PST_STTS_01');
  });

  it('cannot be set through the post', async () => {
    const { pstId } = await made({ sttsCd: 'PST_STTS_04', inqCnt: 900 });
    expect(await detail(pstId)).toMatchObject({ sttsCd: 'PST_STTS_01', inqCnt: 0 });
  });
});

describe('comments', () => {
  it('are in order, each with its replies', async () => {
    const { pstId } = await made();
    const first = (await comment({ pstId, cn: '하나' })).body.data;
    await comment({ pstId, cn: '둘' });
    await comment({ pstId, cn: '하나의 답', upCmntId: first.cmntId });
    const { comments, commentCount } = await detail(pstId);
    expect(comments.map(({ cn }) => cn)).toEqual(['하나', '하나의 답', '둘']);
    expect(commentCount).toBe(3);
  });

  it('have one level of replies', async () => {
    const { pstId } = await made();
    const { cmntId } = (await comment({ pstId })).body.data;
    const reply = (await comment({ pstId, upCmntId: cmntId })).body.data;
    const answer = await comment({ pstId, upCmntId: reply.cmntId });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      '답글에는 답글을 달 수 없습니다. 댓글에 답글을 달아 주세요.',
    ]);
  });

  it('cannot reply to a comment of another post', async () => {
    const [one, two] = [await made(), await made()];
    const { cmntId } = (await comment({ pstId: one.pstId })).body.data;
    expect((await comment({ pstId: two.pstId, upCmntId: cmntId })).status).toBe(400);
  });

  it.each([{ cn: '' }, { cn: '가'.repeat(4001) }, { pstId: 'x' }, { upCmntId: 'x' }, { upCmntId: 999_999 }])(
    'that are malformed are refused: %#',
    async (values) => {
      const { pstId } = await made();
      expect([400, 404]).toContain((await comment({ pstId, ...values })).status);
    },
  );

  it('are edited, moved and deleted; a reply outlives its comment', async () => {
    const { pstId } = await made();
    const first = (await comment({ pstId, cn: '하나' })).body.data;
    const second = (await comment({ pstId, cn: '둘' })).body.data;
    await comment({ pstId, cn: '답', upCmntId: first.cmntId });
    const { cmntId, mdfcnDt } = second;
    const moved = await admin.upload('PUT', '/update-commonboardcomment', 'commonBoardComment', {
      cmntId,
      mdfcnDt,
      cn: '둘 고침',
      sortNo: 0,
    });
    expect(moved.status).toBe(200);
    expect((await detail(pstId)).comments.map(({ cn }) => cn)).toEqual(['둘 고침', '하나', '답']);
    expect((await admin.write('DELETE', '/delete-commonboardcomment', { cmntId: first.cmntId })).status).toBe(
      200,
    );
    expect((await detail(pstId)).comments.map(({ cn }) => cn)).toEqual(['둘 고침', '답']);
  });

  it('that are not released are seen and released by administrators', async () => {
    const { pstId } = await made();
    const { cmntId, rlsYn, mdfcnDt } = (await comment({ pstId, rlsYn: 'N' }, other)).body.data;
    expect(rlsYn).toBe('N');
    expect((await detail(pstId)).comments).toHaveLength(1);
    const released = (await admin.upload('PUT', '/update-commonboardcomment', 'commonBoardComment', {
      cmntId,
      mdfcnDt,
      rlsYn: 'Y',
    })) as Stored<Comment>;
    expect(released.body.data.rlsYn).toBe('Y');
  });

  it('written at once are all stored, in an order without gaps', async () => {
    const { pstId } = await made();
    await Promise.all(Array.from({ length: 5 }, (_, index) => comment({ pstId, cn: `${index}` })));
    const rows = await inDatabase(async () =>
      db().select({ sortNo: postComment.sortNo }).from(postComment).where(eq(postComment.pstId, pstId)),
    );
    expect(rows.map(({ sortNo }) => sortNo).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4, 5]);
  });
});
