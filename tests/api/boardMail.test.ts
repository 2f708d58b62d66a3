import { eq } from 'drizzle-orm';
import { parse } from 'kordoc';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser, boardMail, menu, outboxMessage, post, userGroup } from '#generated/tables/index.ts';
import type { MailLogItem, MailOutcome, MailPreview } from '#generated/types/boardMailCalls.ts';
import type { Post } from '#generated/types/post.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { eventually } from '../helpers/eventually.ts';
import { createArticle } from '../helpers/factories.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { runJob } from '../helpers/runJob.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Sent = Answer<ErrorBody & { data: MailOutcome }>;
type Previewed = Answer<ErrorBody & { data: MailPreview }>;
type Log = Answer<{ data: MailLogItem[]; totalRecords: number; stats: Record<string, number> }>;

const mail = await mailServer();
const publicUrl = 'https://press.culture.go.kr';
const { app } = await testApp({
  jobs: true,
  variables: { SMTP_URL: mail.url, PUBLIC_URL: publicUrl },
});

const boardGroup = 1000;
const [team = 0, emptyTeam = 0] = await inDatabase(async () => {
  await db().execute(`insert into authority_group (authrt_id, authrt_nm) values (${boardGroup}, '소통')`);
  await db().execute(
    `insert into authority_menu (authrt_id, menu_id, authorized_yn) select ${boardGroup}, menu_id, 'Y' from menu where url in ('/communication/Board', '/communication/Notice')`,
  );
  const rows = await db()
    .insert(userGroup)
    .values([
      { groupNm: '홍보팀', groupNmFold: '홍보팀', groupCd: 'PR', useYn: 'Y' },
      { groupNm: '빈 팀', groupNmFold: '빈 팀', groupCd: 'EMPTY', useYn: 'Y' },
    ])
    .returning({ groupId: userGroup.groupId });
  return rows.map(({ groupId }) => groupId);
});
const person = async (values: Partial<typeof appUser.$inferInsert>, opens = true) => {
  const userId = await colleague(values, opens ? [boardGroup] : []);
  await inDatabase(() => invalidateRights());
  return userId;
};
const to = (userId: string) => `${userId}@demo.go.kr`;

const kim = await person({ userId: 'kim', userNm: '김수신' });
const lee = await person({ userId: 'lee', userNm: '이팀원', groupId: team });
const noReports = await person({ userId: 'no-reports', userNm: '박거절', groupId: team, rptpEmlYn: 'N' });
const off = await person({ userId: 'off', userNm: '최중지', groupId: team, useYn: 'N' });
const gone = await person({ userId: 'gone', userNm: '한탈퇴', groupId: team });
const outsider = await person({ userId: 'outsider', userNm: '윤외부' }, false);
const author = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');
const reader = await colleagueClient(app, kim);

const text = {
  pstKndCd: 'BOARD',
  pstClsfCd: 'PST_CLSF_04',
  ttl: '한류 보도 동향을 나눕니다',
  cn: '<p>보시고 <strong>의견</strong> 주세요.</p><p><a href="https://example.org/a?b=1&amp;c=2">원문</a></p>',
  recipientIds: [kim],
  recipientGroups: [team],
};
const made = async (values = {}, files: { name: string; bytes: string }[] = [], client: Client = author) => {
  const answer = (await client.upload(
    'POST',
    '/insert-commonboard',
    'commonBoard',
    { ...text, ...values },
    files,
  )) as Answer<ErrorBody & { data: Post & { files: { fileId: string }[] } }>;
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const send = (body: object, client: Client = author) =>
  client.write('POST', '/emails/board', body) as Promise<Sent>;
const preview = (body: object, client: Client = author) =>
  client.write('POST', '/emails/board/preview', body) as Promise<Previewed>;
const log = (pstId: number, client: Client = author, query = {}) =>
  client.get('/emails/board/log', { pstId, ...query }) as Promise<Log>;
const receivers = () => mail.received.flatMap((one) => one.to).toSorted();
const arrived = (count: number) => eventually(() => expect(receivers()).toHaveLength(count));
/** Waits until no mail of the record is pending. */
const settled = (pstId: number) =>
  eventually(async () => expect((await log(pstId)).body.stats.waiting ?? 0).toBe(0));
const skips = (answer: Sent | Previewed) =>
  Object.fromEntries(answer.body.data.skipped.map(({ userId, skipCd }) => [userId, skipCd]));

beforeEach(() => {
  mail.received.length = 0;
  mail.answer = () => undefined;
});

describe('a post by mail', () => {
  it('reaches each recipient once, and names who is left out and why', async () => {
    await inDatabase(async () => db().update(appUser).set({ delYn: 'Y' }).where(eq(appUser.userId, gone)));
    const { pstId } = await made({ recipientIds: [kim, lee] });
    const { status, body } = await send({ pstId });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      mailId: expect.any(Number),
      sent: 2,
      skipped: [
        {
          userId: noReports,
          userNm: '박*절',
          instNm: '문화체육관광부',
          deptNm: '해외홍보정책과',
          skipCd: 'noConsent',
          why: '보고 메일을 받지 않기로 했습니다.',
        },
        expect.objectContaining({ userId: off, skipCd: 'closed' }),
      ],
    });
    await arrived(2);
    expect(receivers()).toEqual([to(kim), to(lee)].toSorted());
  });

  it('has HTML and text, a Korean subject, a link, and files as links only', async () => {
    const { pstId, files } = await made({ ttl: '한글 제목 <b>굵게</b> & "따옴표"', emrgYn: 'Y' }, [
      { name: '보고서 <최종>.pdf', bytes: '%PDF-1.4 비밀 %%EOF' },
    ]);
    await send({ pstId });
    await arrived(2);
    const [one] = mail.received;
    expect(one?.headers).toMatchObject({
      subject: '[긴급] [소통 게시판] 한글 제목 <b>굵게</b> & "따옴표"',
      importance: 'High',
      'auto-submitted': 'auto-generated',
    });
    expect(one?.headers['content-type']).toContain('multipart/alternative');
    expect(one?.html).toContain('한글 제목 &lt;b&gt;굵게&lt;/b&gt; &amp; &quot;따옴표&quot;');
    expect(one?.html).toContain('<strong>의견</strong>');
    expect(one?.html).toContain(`href="${publicUrl}/communication/Board/Detail/${pstId}"`);
    const fileLink = `${publicUrl}/communication/Board/Detail/${pstId}#file-${files[0]?.fileId}`;
    expect(one?.html).toContain(`href="${fileLink}"`);
    expect(one?.html).not.toMatch(/<최종>|비밀|<img|<script/);
    expect(one?.plain).toContain('보시고 의견 주세요.');
    expect(one?.plain).toContain(fileLink);
  });

  it('is not sent to people who may not read it, and names them', async () => {
    const { pstId } = await made();
    const answer = await send({ pstId, recipients: [{ userId: outsider }, { userId: kim }] });
    expect(answer.body.data.sent).toBe(1);
    expect(skips(answer)).toEqual({ [outsider]: 'noRight' });
    await arrived(1);
    expect(receivers()).toEqual([to(kim)]);
  });

  it('goes to the members of the group at the time of sending', async () => {
    const { pstId } = await made({ recipientIds: [], recipientGroups: [emptyTeam] });
    expect((await preview({ pstId })).body.data.willGet).toBe(0);
    const joining = await person({ userId: 'joining', groupId: emptyTeam });
    expect((await send({ pstId })).body.data.sent).toBe(1);
    await arrived(1);
    expect(receivers()).toEqual([to(joining)]);
  });

  it('reaches a shared address once, and skips people without an address', async () => {
    const first = await person({ userId: 'shared-1', userNm: '가나다', eml: 'Team@demo.go.kr' });
    const second = await person({ userId: 'shared-2', userNm: '라마바', eml: ' team@DEMO.go.kr' });
    const none = await person({ userId: 'no-address', userNm: '사아자', eml: '' });
    const { pstId } = await made({ recipientIds: [first, second, none], recipientGroups: [] });
    const answer = await send({ pstId });
    expect(answer.body.data.sent).toBe(1);
    expect(skips(answer)).toEqual({ [second]: 'sameAddress', [none]: 'noAddress' });
    await arrived(1);
  });

  it('of a notice needs chosen recipients; an internal one is only announced', async () => {
    const notice = await made({ pstKndCd: 'NOTICE', recipientIds: [], recipientGroups: [] });
    const asked = await send({ pstId: notice.pstId });
    expect([asked.status, asked.body.message]).toEqual([400, '수신자을(를) 입력해주세요.']);
    expect((await send({ pstId: notice.pstId, recipients: [{ userId: kim }] })).body.data.sent).toBe(1);
    await arrived(1);
    const ofAdmins = await made(
      { pstKndCd: 'ADMIN', recipientIds: [], recipientGroups: [], cn: '<p>대외비</p>' },
      [],
      admin,
    );
    const answer = await send(
      { pstId: ofAdmins.pstId, recipients: [{ userId: 'demo-admin' }, { userId: kim }] },
      admin,
    );
    expect(skips(answer)).toEqual({ [kim]: 'noRight' });
    await arrived(1 + answer.body.data.sent);
    expect(mail.received.at(-1)?.html).not.toContain('대외비');
    expect(mail.received.at(-1)?.plain).toContain('허용된 주소에서만');
  });
});

describe('who sends and looks', () => {
  it('are the author and administrators; others get 403 or 404', async () => {
    const manager = await colleagueClient(app, await person({ userId: 'manager', cmnctBbsMngrYn: 'Y' }));
    const stranger = await colleagueClient(app, await person({ userId: 'stranger' }));
    const { pstId } = await made();
    for (const [client, status] of [
      [reader, 403],
      [manager, 403],
      [stranger, 404],
    ] as const) {
      expect((await send({ pstId }, client)).status).toBe(status);
      expect((await preview({ pstId }, client)).status).toBe(status);
      expect((await log(pstId, client)).status).toBe(status);
    }
    expect((await preview({ pstId }, admin)).body.data.willGet).toBe(2);
    expect(mail.received).toEqual([]);
  });

  it('get the mail of a product page without its content', async () => {
    const [cards] = await inDatabase(() =>
      db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.url, '/product/publicity/CardNews')),
    );
    const answer = (await admin.upload('POST', '/insert-esboard', 'board', {
      menuId: cards?.menuId,
      ttl: '한눈에 보는 보도',
      cn: '<p>안에서만 보는 글</p>',
    })) as Answer<{ data: { pstId: number } }>;
    const { pstId } = answer.body.data;
    const asked = { boardKnd: 'product', pstId, recipients: [{ userId: 'demo-staff' }, { userId: kim }] };
    expect((await send(asked, author)).status).toBe(403);
    const { status, body } = await send(asked, admin);
    expect([status, body.data.sent, body.data.skipped.map(({ skipCd }) => skipCd)]).toEqual([
      200,
      1,
      ['noRight'],
    ]);
    await arrived(1);
    const [received] = mail.received;
    expect(received?.plain).toContain(`${publicUrl}/product/publicity/CardNews/Detail/${pstId}`);
    expect(`${received?.headers.subject} ${received?.plain} ${received?.html}`).not.toMatch(
      /안에서만|한눈에/,
    );
  });

  it('is refused for unknown posts and recipients', async () => {
    const { pstId } = await made();
    for (const boardKnd of ['post', 'product', 'dailyBriefing'])
      expect((await send({ pstId: 987654, boardKnd })).status).toBe(404);
    for (const body of [
      {},
      { pstId, boardKnd: 'other' },
      { pstId, recipients: [{ userId: 'nobody-at-all' }] },
      { pstId, recipients: [{ groupId: 987654 }] },
      { pstId, recipients: [{ userId: kim, groupId: team }] },
      { pstId, recipients: [{}] },
      { pstId, recipients: [] },
      { pstId, recipients: Array.from({ length: 501 }, (_, n) => ({ userId: `p${n}` })) },
    ])
      expect((await send(body)).status).toBe(400);
  });
});

describe('a mail that was sent', () => {
  it('is not sent to the same people again, except on request', async () => {
    const { pstId } = await made({ recipientIds: [kim], recipientGroups: [] });
    expect((await send({ pstId })).body.data.sent).toBe(1);
    await arrived(1);
    const later = await person({ userId: 'later' });
    const second = await send({ pstId, recipients: [{ userId: kim }, { userId: later }] });
    expect(skips(second)).toEqual({ [kim]: 'already', [later]: 'noRight' });
    expect((await preview({ pstId })).body.data).toMatchObject({
      willGet: 0,
      sentBefore: 1,
      isOpen: true,
      lastSentDt: expect.any(String),
    });
    expect((await send({ pstId, again: true })).body.data.sent).toBe(1);
    await arrived(2);
  });

  it('is not sent to its author, unless they name themselves', async () => {
    const { pstId } = await made();
    const named = async (recipients?: object[]) => (await preview({ pstId, recipients }, admin)).body.data;
    expect((await named()).willGet).toBe(2);
    await inDatabase(async () => db().update(post).set({ rgtrId: lee }).where(eq(post.pstId, pstId)));
    expect((await named()).willGet).toBe(1);
    expect((await named([{ groupId: team }])).willGet).toBe(0);
    expect((await named([{ groupId: team }, { userId: lee }])).willGet).toBe(1);
  });

  it('is sent once however often the button is pressed', async () => {
    const { pstId } = await made();
    const body = { pstId, again: true, sendKey: 'press-1' };
    const answers = await Promise.all([send(body), send(body), send(body)]);
    // each request gets the result
    expect(answers.map(({ body: { data } }) => data.sent)).toEqual([2, 2, 2]);
    expect(new Set(answers.map(({ body: { data } }) => data.mailId)).size).toBe(1);
    await arrived(2);
    await settled(pstId);
    expect(receivers()).toHaveLength(2);
  });
});

describe('the mail log of a post', () => {
  it('shows the result for each recipient, with the mail server’s reply', async () => {
    mail.answer = (address) => (address === to(lee) ? 550 : undefined);
    const { pstId } = await made();
    await send({ pstId });
    await settled(pstId);
    const { body } = await log(pstId);
    expect(body.totalRecords).toBe(4);
    expect(body.stats).toEqual({ sent: 1, bounced: 1, skipped: 2 });
    const of = (userId: string) => body.data.find((line) => line.userId === userId);
    expect(of(kim)).toMatchObject({ sttsCd: 'sent', sentDt: expect.any(String), why: null, latestYn: 'Y' });
    expect(of(kim)?.rcvr).not.toBe(to(kim));
    expect(of(lee)).toMatchObject({ sttsCd: 'bounced', tryCnt: 1, nextTryDt: null });
    expect(of(lee)?.why).toMatch(/거절했습니다.*“550 <[^@]*\*[^@]*@demo.go.kr> not here”$/);
    expect(of(noReports)).toMatchObject({ sttsCd: 'skipped', why: '보고 메일을 받지 않기로 했습니다.' });
    mail.answer = () => undefined;
    expect((await send({ pstId, recipients: [{ userId: lee }], again: true })).body.data.sent).toBe(1);
    await settled(pstId);
    const lines = (await log(pstId, admin)).body.data.filter(({ userId }) => userId === lee);
    expect(lines.map(({ sttsCd, latestYn }) => [sttsCd, latestYn])).toEqual([
      ['sent', 'Y'],
      ['bounced', 'N'],
    ]);
  });

  it('shows no new attempt while the first one runs', async () => {
    let accept = () => {};
    mail.hold = () =>
      new Promise<void>((resolve) => {
        accept = resolve;
      });
    const { pstId } = await made({ recipientIds: [kim], recipientGroups: [] });
    await send({ pstId });
    await eventually(async () => expect((await log(pstId)).body.data[0]?.tryCnt).toBe(1));
    expect((await log(pstId)).body.data[0]).toMatchObject({ sttsCd: 'waiting', nextTryDt: null, why: null });
    await arrived(1);
    mail.hold = () => undefined;
    accept();
    await settled(pstId);
  });

  it('shows when a deferred mail is tried again', async () => {
    mail.answer = () => 451;
    const { pstId } = await made({ recipientIds: [kim], recipientGroups: [] });
    await send({ pstId });
    const line = await eventually(async () => {
      const [first] = (await log(pstId)).body.data;
      expect(first?.tryCnt).toBe(1);
      expect(first?.why).not.toBeNull();
      return first;
    });
    expect(line).toMatchObject({ sttsCd: 'waiting', nextTryDt: expect.any(String) });
    expect(line?.why).toContain('다시 보내려고 기다립니다');
    await inDatabase(async () => db().delete(outboxMessage));
  });

  it('loses the text of a mail after two days, but keeps its lines', async () => {
    const { pstId } = await made({ recipientIds: [kim], recipientGroups: [] });
    const { mailId } = (await send({ pstId })).body.data;
    await settled(pstId);
    await inDatabase(async () =>
      db()
        .update(boardMail)
        .set({ regDt: new Date(Date.now() - 49 * 3_600_000) }),
    );
    await runJob(app, 'housekeeping');
    const [stored] = await inDatabase(async () =>
      db()
        .select()
        .from(boardMail)
        .where(eq(boardMail.mailId, mailId ?? 0)),
    );
    expect(stored).toMatchObject({ htmlCn: null, textCn: null });
    expect((await log(pstId)).body.totalRecords).toBe(1);
  });
});

describe('an answer that never came', () => {
  it('leaves the mail in doubt: it is resent only by a person', async () => {
    mail.breakAfterData = (address) => address === to(kim);
    const { pstId } = await made({ recipientIds: [kim], recipientGroups: [] });
    await send({ pstId });
    await settled(pstId);
    mail.breakAfterData = () => false;
    expect((await log(pstId)).body.data[0]).toMatchObject({
      sttsCd: 'unclear',
      why: expect.stringContaining('이미 도착했을 수'),
    });
    expect(skips(await send({ pstId }))).toEqual({ [kim]: 'unclear' });
    expect(receivers()).toHaveLength(1);
    expect((await send({ pstId, again: true })).body.data.sent).toBe(1);
    await arrived(2);
  });

  it('before the last line leaves no doubt: the mail is due again', async () => {
    mail.breakBeforeData = (address) => address === to(kim);
    const { pstId } = await made({ recipientIds: [kim], recipientGroups: [] });
    await send({ pstId });
    await eventually(async () => expect((await log(pstId)).body.data[0]?.why).not.toBeNull());
    mail.breakBeforeData = () => false;
    await inDatabase(async () =>
      db()
        .update(outboxMessage)
        .set({ nextTryDt: new Date(0) }),
    );
    await runJob(app, 'delivery');
    await arrived(1);
    await settled(pstId);
    expect((await log(pstId)).body.data[0]).toMatchObject({ sttsCd: 'sent', tryCnt: 2 });
  });
});

describe('an item that is passed on', () => {
  let articleId = 0;
  beforeAll(async () => {
    ({ articleId } = await inDatabase(async () => {
      await db().execute(
        `insert into authority_menu (authrt_id, menu_id, authorized_yn) select ${boardGroup}, menu_id, 'Y' from menu where url = '/article/Article'`,
      );
      await invalidateRights();
      return createArticle({
        kornTtl: '한복 <전시>\n파리서 개막',
        lclanTtl: 'Hanbok & Paris',
        featExtrSmry: '첫 줄\n둘째 줄',
        articleCn: '원문 본문은 메일에 싣지 않는다.',
        url: 'https://example.org/a?b=1&c=2',
      });
    }));
  });
  const passOn = (body: object = {}, client: Client = author) =>
    send({ boardKnd: 'article', pstId: articleId, recipients: [{ userId: kim }], ...body }, client);

  it('is mailed with title, summary, link and note', async () => {
    const answer = await passOn({ noteCn: ' 내일 <회의>에서 쓸 기사입니다.\n보시고 연락 주세요. ' });
    expect([answer.status, answer.body.data.sent]).toEqual([200, 1]);
    await arrived(1);
    const { headers, html, plain } = mail.received[0] as (typeof mail.received)[0];
    expect(headers['subject']).toBe('[기사] 한복 <전시> 파리서 개막');
    expect(html).toContain('내일 &lt;회의&gt;에서 쓸 기사입니다.<br>보시고 연락 주세요.');
    expect(html).toContain('첫 줄<br>둘째 줄');
    expect(html).toContain(`href="${publicUrl}/article/Article/Detail/${articleId}"`);
    expect(html).toContain('href="https://example.org/a?b=1&amp;c=2"');
    expect(plain).toContain('내일 <회의>에서 쓸 기사입니다.');
    expect(html + plain).not.toContain('원문 본문');
  });

  it('has a log per sender, hidden from other senders', async () => {
    expect((await passOn()).body.data.sent).toBe(0);
    const other = await passOn({}, admin);
    expect(other.body.data.sent).toBe(1);
    const logs = await Promise.all(
      [author, admin].map((client) => log(articleId, client, { boardKnd: 'article' })),
    );
    expect(logs.map(({ body }) => new Set(body.data.map(({ mailId }) => mailId)).size)).toEqual([1, 1]);
    expect(logs[0]?.body.data.some(({ mailId }) => mailId === other.body.data.mailId)).toBe(false);
    await arrived(1);
  });

  it('requires read access of sender and recipients', async () => {
    const to = await preview({ boardKnd: 'article', pstId: articleId, recipients: [{ userId: outsider }] });
    expect(skips(to)).toEqual({ [outsider]: 'noRight' });
    const without = await colleagueClient(app, outsider);
    expect((await passOn({}, without)).status).toBe(404);
    expect((await passOn({ boardKnd: 'sns' })).status).toBe(404);
    expect((await passOn({ noteCn: '가'.repeat(501) })).status).toBe(400);
  });
});

describe('the papers of a briefing', () => {
  const sent = (body: object): Promise<Sent> => admin.write('POST', '/emails/board', body);

  it('leave with its mail in the kinds chosen, made once, and not with other records', async () => {
    const { articleId } = await createArticle({ kornTtl: '파리 한복 전시' });
    const { body } = await admin.write<{ data: { brfgId: number } }>('POST', '/insert-esdailybriefing', {
      ttl: '일일 외신 동향',
      brfgYmd: '2026-11-30',
      sttsCd: 'PUBLISHED',
      items: [{ itemKnd: 'article', itemId: articleId }],
    });
    const mailed = {
      boardKnd: 'dailyBriefing',
      pstId: body.data.brfgId,
      recipients: [{ userId: 'demo-staff' }],
      fileKnds: ['hwpx', 'docx'],
    };
    expect((await sent(mailed)).body.data.sent).toBe(1);
    await runJob(app, 'delivery');
    const raw = await eventually(() => {
      expect(mail.received).toHaveLength(1);
      return mail.received[0]?.raw ?? '';
    });
    const types = [...raw.matchAll(/Content-Type:\s+application\/([\w.+-]+)/g)].map(([, type]) => type);
    expect(types).toEqual(['hwp+zip', 'vnd.openxmlformats-officedocument.wordprocessingml.document']);
    const files = [...raw.matchAll(/base64\r\n(?:[^\r\n]+\r\n)*\r\n(UEsD[\w+/=\r\n]+)/g)];
    const read = await Promise.all(files.map(([, code = '']) => parse(Buffer.from(code, 'base64'))));
    expect(read.map((one) => one.success && one.markdown.includes('파리 한복 전시'))).toEqual([true, true]);
    const refused = await sent({ ...mailed, boardKnd: 'article', pstId: articleId });
    expect([refused.status, refused.body.message]).toEqual([400, '이 글은 파일로 보낼 수 없습니다.']);
  });
});
