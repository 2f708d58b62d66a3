import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Comment } from '#generated/types/comment.ts';
import type { Post } from '#generated/types/post.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

type Whole = Post & { files: { fileId: string }[]; comments: (Comment & { files: { fileId: string }[] })[] };
type Stored = Answer<ErrorBody & { data: Whole }>;

const { app } = await testApp();
const author = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const mission = await signedIn(app, 'mission');

const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });
const text = {
  pstKndCd: 'BOARD',
  pstClsfCd: 'PST_CLSF_04',
  ttl: '나눌 자료',
  cn: '<p>글</p>',
  recipientIds: ['demo-mission'],
};
const insert = (values = {}, client: Client = author, files: ReturnType<typeof pdf>[] = []) =>
  client.upload(
    'POST',
    '/insert-commonboard',
    'commonBoard',
    { ...text, ...values },
    files,
  ) as Promise<Stored>;
const made = async (values = {}, files: ReturnType<typeof pdf>[] = []) => {
  const answer = await insert(values, author, files);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const update = (values: object, client: Client = author, extra = {}) =>
  client.upload('PUT', '/update-commonboard', 'commonBoard', values, [], extra) as Promise<Stored>;
const detail = async (pstId: number, client: Client = author) =>
  ((await client.get('/commonboard-detail', { pstId })) as Stored).body.data;
const say = (values: object, client: Client, files: ReturnType<typeof pdf>[] = []) =>
  client.upload(
    'POST',
    '/insert-commonboardcomment',
    'commonBoardComment',
    { cn: '의견', ...values },
    files,
  ) as Promise<Answer<ErrorBody & { data: Whole['comments'][number] }>>;
const statusOf = async (client: Client, path: string, fileId: string | undefined) =>
  (await client.get(path, { fileId })).status;

describe('a file', () => {
  it('of another post is not taken away by its id', async () => {
    const one = await made({ ttl: '하나' }, [pdf('하나.pdf')]);
    const other = await made({ ttl: '둘' }, [pdf('둘.pdf')]);
    const { pstId, mdfcnDt } = other;
    const answer = await update({ pstId, mdfcnDt, ttl: '둘, 고침' }, author, {
      deleteFiles: [one.files[0]?.fileId],
    });
    expect([200, 400]).toContain(answer.status);
    expect((await detail(one.pstId)).files).toHaveLength(1);
    expect((await detail(pstId)).files).toHaveLength(1);
    expect(await statusOf(author, '/file-download', one.files[0]?.fileId)).toBe(200);
  });

  it('of a hidden post or its comments is not served, singly or in an archive', async () => {
    const mine = await made({}, [pdf('내 것.pdf')]);
    const hidden = await made({ recipientIds: ['demo-admin'] }, [pdf('숨은.pdf')]);
    const said = (await say({ pstId: hidden.pstId, rlsYn: 'Y' }, admin, [pdf('댓글.pdf')])).body.data;
    for (const fileId of [hidden.files[0]?.fileId, said.files[0]?.fileId]) {
      expect(fileId).toEqual(expect.any(String));
      for (const path of ['/file-download', '/zipfile-download', '/secure-file-download'])
        expect(await statusOf(mission, path, fileId)).toBe(404);
      const both = [mine.files[0]?.fileId, fileId].join('&fileId=');
      expect((await mission.get(`/zipfile-download?fileId=${both}`)).status).toBe(404);
    }
    expect(await statusOf(mission, '/file-download', mine.files[0]?.fileId)).toBe(200);
  });

  it('of an unreleased comment stays with who sees it', async () => {
    const { pstId } = await made({ recipientIds: ['demo-mission', 'demo-pending'] });
    const { files } = (await say({ pstId }, mission, [pdf('아직.pdf')])).body.data;
    expect(await statusOf(author, '/file-download', files[0]?.fileId)).toBe(404);
    expect(await statusOf(mission, '/file-download', files[0]?.fileId)).toBe(200);
    expect(await statusOf(admin, '/file-download', files[0]?.fileId)).toBe(200);
  });
});

describe('an archive of nothing', () => {
  it.each(['/zipfile-download', '/secure-zipfile-download'])(
    '%s says that a file is missing',
    async (path) => {
      for (const query of ['', '?fileId=', '?fileId=&fileId=']) {
        const { status, body } = (await author.get(`${path}${query}`)) as Answer<ErrorBody>;
        expect([status, typeof body.message]).toEqual([status < 500 ? status : 'below 500', 'string']);
        expect([400, 404]).toContain(status);
      }
    },
  );
});

describe('a post for a board of another menu', () => {
  it('is refused whichever menu the screen says it is', async () => {
    const answer = await insert({ pstKndCd: 'ADMIN', recipientIds: undefined });
    expect(answer.status).toBe(403);
    expect((await insert({ pstKndCd: 'ELSEWHERE' })).status).toBe(400);
  });

  it('cannot be moved there', async () => {
    const { pstId, mdfcnDt } = await made();
    for (const pstKndCd of ['NOTICE', 'ADMIN']) {
      const answer = await update({ pstId, mdfcnDt, pstKndCd });
      expect([200, 400, 403]).toContain(answer.status);
      expect((await detail(pstId)).pstKndCd).toBe('BOARD');
      if (answer.status === 200) break;
    }
  });

  it('takes no comment whose parent is elsewhere', async () => {
    const one = await made();
    const other = await made();
    const { cmntId } = (await say({ pstId: one.pstId, rlsYn: 'Y' }, admin)).body.data;
    expect((await say({ pstId: other.pstId, upCmntId: cmntId }, admin)).status).toBe(400);
  });
});

describe('two editors at once', () => {
  it('do not mix: one is stored whole, the other is told of it', async () => {
    const { pstId, mdfcnDt } = await made();
    const answers = await Promise.all([
      update({ pstId, mdfcnDt, ttl: '가', recipientIds: ['demo-admin'], recipientGroups: [] }),
      update(
        { pstId, mdfcnDt, ttl: '나', recipientIds: ['demo-mission', 'demo-admin'], recipientGroups: [] },
        admin,
      ),
      update({ pstId, mdfcnDt, ttl: '다', recipientIds: ['demo-mission'], recipientGroups: [] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const stored = await detail(pstId);
    const meant: Record<string, string[]> = {
      가: ['demo-admin'],
      나: ['demo-mission', 'demo-admin'],
      다: ['demo-mission'],
    };
    expect(stored.recipientIds).toEqual(meant[stored.ttl ?? '']);
    const loser = answers.find(({ status }) => status === 409) as Answer<{ data: Whole }>;
    expect(loser.body.data.ttl).toBe(stored.ttl);
  });
});

describe('five megabytes', () => {
  it('of a post, a comment or a list of recipients are refused with a sentence', async () => {
    const long = '가나다라마'.repeat(350_000);
    const { pstId } = await made();
    for (const answer of [
      await insert({ cn: `<p>${long}</p>` }),
      await insert({ ttl: long }),
      await say({ pstId, cn: long }, mission),
      await insert({
        recipientIds: Array.from({ length: 100_000 }, (_, n) => `somebody-${n}-${'x'.repeat(30)}`),
      }),
    ])
      expect([[400, 413].includes(answer.status), answer.body.message.length > 5]).toEqual([true, true]);
    const mail = await author.write('POST', '/emails/board', {
      pstId,
      recipients: Array.from({ length: 100_000 }, (_, n) => ({ userId: `somebody-${n}-${'x'.repeat(30)}` })),
    });
    expect([400, 413]).toContain(mail.status);
  });
});
