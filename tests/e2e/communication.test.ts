import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { ownPort, type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const mail = await mailServer();
let server: Server;
let chromium: Browser;
let admin: Page;
let staff: Page;
let mission: Page;
let office: Visitor;
let complaints: string[][];

const board = '/communication/Board';
const title = '파리 한국 영화제 보도 동향 <공유>';

/** Changes the account by API calls. */
const change = async (userId: string, values: object): Promise<void> => {
  const read = await office.get(`/api/user-detail?userId=${userId}`);
  const { mdfcnDt } = ((await read.json()) as { data: { mdfcnDt: string } }).data;
  const answer = await office.post('/api/update-user', { userId, mdfcnDt, ...values }, { _method: 'PUT' });
  if (!answer.ok) throw new Error(await answer.text());
};

/** Stores a post by API calls. @returns its id */
const post = async (values: object): Promise<number> => {
  const record = { pstClsfCd: 'PST_CLSF_04', cn: '<p>알립니다.</p>', ...values };
  const answer = await office.send('/api/insert-commonboard', uploadForm('commonBoard', record));
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: { pstId: number } }).data.pstId;
};

beforeAll(async () => {
  const port = String(await ownPort());
  const variables = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: mail.url };
  [server, chromium] = await Promise.all([startServer(variables), browser()]);
  office = await colleague(server.url);
  // the only colleague of the office who has turned report mails off
  await change('demo-pending', { rptpEmlYn: 'N' });
  admin = await desk(chromium, server.url);
  // the notices of the dashboard rotate only without reduced motion
  await admin.emulateMedia({ reducedMotion: 'no-preference' });
  staff = await desk(chromium, server.url, 'staff');
  mission = await desk(chromium, server.url, 'mission');
  // one post does not exist
  complaints = [admin, staff, mission].map((page) => complaintsOf(page, (text) => text.includes('404')));
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${name} %%EOF`),
});
const pick = async (page: Page, name: string, words: string) => {
  await page.getByRole('combobox', { name }).fill(words);
  await page.getByRole('option', { name: new RegExp(words) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
const bell = (page: Page, count: number) =>
  page.locator('header').getByRole('button', { name: count ? `알림 ${count}건` : '알림', exact: true });
const comment = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const mailDialog = async () => {
  await staff.getByRole('button', { name: '메일 보내기' }).click();
  return staff.getByRole('dialog', { name: '메일 보내기' });
};
const mailLog = () => staff.locator('details', { hasText: '메일 발송 내역' });

describe('a post to two groups with files', () => {
  it('asks for recipients, and rings their bell while they do something else', async () => {
    await goTo(mission, `${server.url}/myPage`);
    await bell(mission, 0).waitFor();
    await goTo(staff, `${server.url}${board}/Regist`);
    await staff.getByRole('textbox', { name: '제목' }).fill(title);
    await staff.getByRole('combobox', { name: '분류' }).selectOption({ label: '자료 공유' });
    await staff.getByRole('textbox', { name: '내용' }).click();
    await staff.keyboard.type('지난주 보도를 나눕니다. 의견을 남겨 주세요.');
    await staff.locator('input[type=file]').setInputFiles(['보도 모음.pdf', '사진 & 표.pdf'].map(pdf));
    const save = staff.getByRole('button', { name: '저장', exact: true });
    await save.click();
    await staff.getByText('수신자을(를) 입력해주세요.').first().waitFor();
    await pick(staff, '수신자', '본부');
    await pick(staff, '수신자', '재외공관');
    await staff.keyboard.press('Escape');
    await holdsAtBothWidths(staff, 'communication-regist');
    await save.click();
    await staff.getByRole('heading', { name: title }).waitFor();
    await bell(mission, 1).waitFor();
    await expect.poll(() => bell(staff, 0).count()).toBe(1);
    await staff.getByText('수신자의 읽음 상태').click();
    await staff.getByText('아직 안 읽음').last().waitFor();
    await staff.getByText('보도 모음.pdf').first().waitFor();
    await holdsAtBothWidths(staff, 'communication-detail');
  });

  it('is put on paper without its screen', async () => {
    const ofScreen = [
      staff.getByRole('banner'),
      staff.getByRole('contentinfo'),
      staff.getByRole('navigation', { name: '현재 위치' }),
      staff.getByRole('textbox', { name: '댓글' }),
      staff.getByRole('link', { name: '목록으로' }),
      staff.getByRole('button', { name: '인쇄' }),
    ];
    const areSeen = () => Promise.all(ofScreen.map((part) => part.isVisible()));
    await expect.poll(() => areSeen()).toEqual(ofScreen.map(() => true));
    await staff.emulateMedia({ media: 'print' });
    await expect.poll(() => areSeen()).toEqual(ofScreen.map(() => false));
    for (const words of [title, '지난주 보도를 나눕니다.', '보도 모음.pdf'])
      await expect.poll(() => staff.getByText(words).first().isVisible()).toBe(true);
    await staff.emulateMedia({ media: null });
  });

  it('goes out by mail, whose links lead to post and files; the sender sees who gets none', async () => {
    const dialog = await mailDialog();
    // the author belongs to the office, but is not a recipient
    await dialog.getByText('1명에게 보냅니다.').waitFor();
    await dialog.getByText('보고 메일을 받지 않기로 했습니다.').waitFor();
    await dialog.getByRole('button', { name: '1명에게 보내기' }).click();
    await dialog.waitFor({ state: 'detached' });
    await mailLog().getByText('보냄').nth(1).waitFor();
    await mailLog().getByText('보고 메일을 받지 않기로 했습니다.').waitFor();
    expect(mail.received.map(({ to }) => to)).toEqual([['mission@demo.go.kr']]);

    const [received] = mail.received;
    expect(received?.headers.subject).toBe(`[소통 게시판] ${title}`);
    expect(received?.plain).toContain('지난주 보도를 나눕니다.');
    const reader = await mission.context().newPage();
    const loadedBy: string[] = [];
    reader.on('request', (request) => loadedBy.push(request.url()));
    await reader.setContent(received?.html ?? '');
    // opening the mail loads nothing from other servers
    expect(loadedBy).toEqual([]);
    await screenshot(reader, 'mail-received');
    const link = await reader.getByRole('link', { name: '화면에서 보기' }).getAttribute('href');
    const fileLink = await reader.getByRole('link', { name: '사진 & 표.pdf' }).getAttribute('href');
    await reader.close();
    expect(received?.plain).toContain(link);
    await mission.goto(link ?? '');
    await mission.getByRole('heading', { name: title }).waitFor();
    await bell(mission, 0).waitFor();
    await mission.goto('about:blank');
    await mission.goto(fileLink ?? '');
    const file = mission.getByRole('button', { name: /사진 & 표\.pdf/ });
    await expect.poll(() => file.evaluate((one) => one === document.activeElement)).toBe(true);
    const [download] = await Promise.all([mission.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('사진 & 표.pdf');
  });

  it('is answered, the answer released, and the author hears of both and of its state', async () => {
    await mission.getByRole('textbox', { name: '댓글' }).fill('현지 반응을 덧붙입니다.');
    await mission.getByRole('button', { name: '댓글 저장' }).click();
    await comment(mission, '현지 반응').getByText('비공개').waitFor();
    await goTo(admin, mission.url().replace(/#.*$/, ''));
    await comment(admin, '현지 반응').getByRole('button', { name: '공개', exact: true }).click();
    await comment(admin, '현지 반응').getByRole('button', { name: '비공개로' }).waitFor();
    await bell(staff, 1).waitFor();
    const state = admin.getByRole('form', { name: '처리 상태' });
    await state.getByRole('combobox', { name: '상태' }).selectOption({ index: 2 });
    await state.getByRole('combobox', { name: '처리 구분' }).selectOption({ index: 1 });
    await state.getByRole('button', { name: /저장|변경/ }).click();
    await bell(staff, 2).waitFor();
    await goTo(staff, staff.url());
    await staff.getByText('현지 반응을 덧붙입니다.').waitFor();
    expect(await staff.getByText('비공개', { exact: true }).count()).toBe(0);
    await bell(staff, 0).waitFor();
    await staff.getByText('수신자의 읽음 상태').click();
    await staff.getByText(/명이 읽었습니다/).waitFor();
    await expect.poll(() => staff.getByText('접수', { exact: true }).count()).toBeGreaterThan(0);
  });

  it("is not mailed twice unless somebody says so; a bounce is shown in the server's words", async () => {
    const dialog = await mailDialog();
    await dialog.getByText('메일을 받을 사람이 없습니다.').waitFor();
    const send = dialog.getByRole('button', { name: '보내기', exact: true });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: '이미 받은 사람에게도 다시 보내기' }).check();
    await dialog.getByText('1명에게 보냅니다.').waitFor();
    await holdsAtBothWidths(staff, 'mail-dialog');
    expect(mail.received).toHaveLength(1);
    mail.answer = (to) => (to.startsWith('mission') ? 550 : undefined);
    await dialog.getByRole('button', { name: '1명에게 보내기' }).click();
    const bounced = mailLog().getByRole('listitem').filter({ hasText: '반송' });
    await bounced.getByText(/거절했습니다.*550/).waitFor();
    await holdsAtBothWidths(staff, 'mail-log');
    mail.answer = () => undefined;
    await bounced.getByRole('button', { name: /다시 보내기/ }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: '다시 보내기' }).click();
    await expect.poll(() => mail.received.length).toBe(2);
    await mailLog()
      .getByRole('button', { name: /다시 보내기/ })
      .waitFor({ state: 'detached' });
  });
});

describe('a post that is not there', () => {
  it('is told from one that is meant for others by nothing, and leads back to the list', async () => {
    const groups = (await (await office.get('/api/usergroup-popup-list?size=10')).json()) as {
      data: { groupId: number; groupNm: string }[];
    };
    const others = groups.data.filter(({ groupNm }) => groupNm === '시스템 관리자');
    const recipientGroups = others.map(({ groupId }) => groupId);
    const hidden = await post({ pstKndCd: 'BOARD', ttl: '관리자에게만', recipientGroups });
    const asked: string[] = [];
    staff.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/commonboard-detail') asked.push(searchParams.get('pstId') ?? '');
    });
    for (const id of [String(hidden), 'abc']) {
      await goTo(staff, `${server.url}${board}/Detail/${id}`);
      await staff.getByText('글을 찾을 수 없습니다').waitFor();
      expect(await staff.getByRole('button', { name: '다시 시도' }).count()).toBe(0);
    }
    // nothing is requested for an id that cannot exist
    expect(new Set(asked)).toEqual(new Set([String(hidden)]));
    await staff.getByRole('link', { name: '목록으로' }).click();
    await staff.waitForURL(`**${board}`);
    await staff.getByRole('link', { name: title }).waitFor();
    expect(await staff.getByText('관리자에게만').count()).toBe(0);
  });
});

describe('a notice', () => {
  it('that is pinned stands on top of the list and on the dashboard', async () => {
    await goTo(staff, `${server.url}/communication/Notice/Regist`);
    await staff.getByRole('textbox', { name: '제목' }).fill('먼저 볼 공지');
    await staff.getByRole('radio', { name: '상단고정' }).check();
    await staff.getByRole('textbox', { name: '내용' }).click();
    await staff.keyboard.type('알립니다.');
    await staff.getByRole('button', { name: '저장', exact: true }).click();
    await staff.getByRole('heading', { name: '먼저 볼 공지' }).waitFor();
    await post({ pstKndCd: 'NOTICE', ttl: '나중 공지', pstClsfCd: undefined });
    await staff.getByRole('link', { name: '목록으로' }).click();
    await staff.getByRole('link', { name: /나중 공지/ }).waitFor();
    await expect.poll(() => staff.locator('#main tbody tr').first().textContent()).toContain('먼저 볼 공지');
    await goTo(admin, `${server.url}/dashboard`);
    const panel = admin.getByRole('region', { name: '공지' });
    await panel.getByRole('link', { name: /먼저 볼 공지/ }).waitFor();
    await panel.getByRole('button', { name: '다음 공지' }).click();
    await panel.getByRole('link', { name: /나중 공지/ }).waitFor();
    await panel.getByRole('button', { name: '공지 넘김 멈춤' }).click();
    await panel.getByRole('button', { name: '공지 넘김 다시 시작' }).waitFor();
    await panel.getByRole('link', { name: /나중 공지/ }).click();
    await admin.getByRole('heading', { name: '나중 공지' }).waitFor();
    expect(complaints).toEqual([[], [], []]);
  });
});

describe('posts beside their list', () => {
  const pane = () => staff.getByRole('region', { name: '읽는 글' });
  const titleRead = () => pane().getByRole('heading', { level: 2 }).first();
  const rows = () => staff.locator('main [data-record]');
  const openRow = () => staff.locator('main [data-record][aria-current]');
  const unread = () => staff.locator('#main tbody').getByText('읽지 않음', { exact: true });

  it('are read with J and K, count as read, survive a reload, and close by Escape', async () => {
    await post({ pstKndCd: 'NOTICE', ttl: '나란히 읽을 공지', pstClsfCd: undefined });
    await staff.setViewportSize(widths.desktop);
    await goTo(staff, `${server.url}/communication/Notice`);
    await staff.getByRole('button', { name: '나란히 읽기' }).click();
    await pane().getByText('목록에서 글을 선택하면').waitFor();
    const loads: string[] = [];
    staff.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
    await loaded(staff);
    const unreadBefore = await unread().count();
    const ids = await rows().evaluateAll((links) => links.map((link) => link.getAttribute('data-record')));
    for (const [key, place] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
      ['j', 1],
    ] as const) {
      await staff.keyboard.press(key);
      await expect.poll(() => openRow().getAttribute('data-record')).toBe(ids[place]);
      const title = place === 0 ? '먼저 볼 공지' : '나란히 읽을 공지';
      await expect.poll(() => titleRead().textContent()).toBe(title);
    }
    await expect.poll(() => unread().count()).toBe(unreadBefore - 1);
    expect(new Set(loads)).toEqual(new Set(['/communication/Notice']));
    await staff.reload();
    await expect.poll(() => titleRead().textContent()).toBe('나란히 읽을 공지');
    await expect.poll(() => unread().count()).toBe(unreadBefore - 1);
    await staff.keyboard.press('Escape');
    await pane().getByText('목록에서 글을 선택하면').waitFor();
    await expect.poll(() => staff.locator(':focus').getAttribute('data-record')).toBe(ids[1]);
  });

  it('take comments and give files; where there is little room they are changed on own pages', async () => {
    await goTo(staff, `${server.url}${board}`);
    await staff.getByRole('link', { name: title }).click();
    await expect.poll(() => titleRead().textContent()).toBe(title);
    await pane().getByRole('textbox', { name: '댓글' }).fill('목록 옆에서 씁니다.');
    await staff.keyboard.press('Escape');
    await pane().getByRole('button', { name: '댓글 저장' }).click();
    await comment(staff, '목록 옆에서 씁니다.').waitFor();
    const file = pane().getByRole('button', { name: /보도 모음\.pdf/ });
    const [download] = await Promise.all([staff.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('보도 모음.pdf');
    // closed by the key for this dialog only
    const dialog = await mailDialog();
    await dialog.getByRole('button', { name: '보내기', exact: true }).waitFor();
    await staff.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await titleRead().textContent()).toBe(title);
    await screenshot(staff, 'communication-split');
    expect(await accessibilityProblems(staff)).toEqual([]);
    await pane().getByRole('button', { name: '수정' }).first().click();
    await staff.waitForURL('**/Detail/*');
    await expect.poll(() => staff.getByRole('textbox', { name: '제목' }).inputValue()).toBe(title);
    await staff.goBack();
    await expect.poll(() => titleRead().textContent()).toBe(title);
    await staff.setViewportSize({ width: 1024, height: 768 });
    await pane().waitFor({ state: 'detached' });
    await staff.getByRole('link', { name: title }).click();
    await staff.waitForURL('**/Detail/*');
    await staff.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(complaints).toEqual([[], [], []]);
  });
});

describe('the bell', () => {
  let page: Page;
  /** The demo staff account as a second administrator, who answers. */
  let second: Visitor;
  const complained: string[][] = [];
  const streams: string[] = [];

  const watch = (watched: Page, name: string): void => {
    watched.on('request', (request) => {
      if (request.url().endsWith('/api/notice-events')) streams.push(name);
    });
    complained.push(complaintsOf(watched, (text) => text.includes('ERR_INTERNET_DISCONNECTED')));
  };
  /** Stores a post on the administrators’ board. @returns its id */
  const ask = (ttl: string) => post({ pstClsfCd: 'PST_CLSF_02', ttl });
  const answer = async (pstId: number): Promise<void> => {
    const form = uploadForm('commonBoardComment', { pstId, cn: '확인하고 있습니다.' });
    expect((await second.send('/api/insert-commonboardcomment', form)).status).toBe(200);
  };
  const readAll = () => office.post('/api/update-notice/read-all', {}, { _method: 'PUT' });
  const box = (on: Page) => on.locator('header section');

  beforeAll(async () => {
    await change('demo-staff', { groupId: 1 });
    second = await colleague(server.url, 'staff');
    // posts of the previous tests
    await readAll();
    page = await desk(chromium, server.url);
    watch(page, 'first');
  });

  it('counts what a colleague writes, without a reload, leads there and is done with it', async () => {
    await goTo(page, `${server.url}/myPage`);
    await bell(page, 0).click();
    await box(page).getByText('새로운 알림이 없습니다.').waitFor();
    await page.keyboard.press('Escape');
    const pstId = await ask('수집이 멈췄습니다');
    await answer(pstId);
    await bell(page, 1).waitFor();
    await bell(page, 1).click();
    const notice = box(page).getByRole('button', { name: /수집이 멈췄습니다/ });
    await notice.waitFor();
    await expect.poll(() => notice.innerText()).toContain('새 댓글이 있습니다');
    await notice.click();
    await page.waitForURL(`**/admin/AdminBoard/Detail/${pstId}`);
    await page.getByRole('heading', { name: '수집이 멈췄습니다' }).waitFor();
    await bell(page, 0).waitFor();
    await expect.poll(() => box(page).count()).toBe(0);
  });

  it('says that one was dealt with elsewhere', async () => {
    const pstId = await ask('다른 곳에서 처리한 글');
    await answer(pstId);
    await bell(page, 1).click();
    const notice = box(page).getByRole('button', { name: /다른 곳에서 처리한 글/ });
    await notice.waitFor();
    // the list on a screen that has not been updated yet
    await page.route('**/api/notice-check?*', async (route) => {
      await readAll();
      await route.continue();
    });
    await notice.click();
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await alert.getByText('이미 처리된 알림입니다.').waitFor();
    await alert.getByRole('button', { name: '확인' }).click();
    await page.unroute('**/api/notice-check?*');
    await bell(page, 0).waitFor();
    expect(page.url()).not.toContain(`/Detail/${pstId}`);
  });

  it('holds one connection for all tabs, hands it over, and comes back after the line was cut', async () => {
    streams.length = 0;
    await page.goto(`${server.url}/myPage`);
    await bell(page, 0).waitFor();
    await expect.poll(() => streams).toEqual(['first']);
    streams.length = 0;
    const tab = await page.context().newPage();
    watch(tab, 'second');
    await tab.goto(`${server.url}/myPage`);
    const pstId = await ask('두 창에서 보는 글');
    await answer(pstId);
    await bell(page, 1).waitFor();
    await bell(tab, 1).waitFor();
    expect(streams).toEqual([]);
    await page.close();
    page = tab;
    await expect.poll(() => streams).toEqual(['second']);
    await answer(pstId);
    await bell(page, 2).waitFor();
    await page.context().setOffline(true);
    await answer(await ask('끊긴 사이의 글'));
    await page.context().setOffline(false);
    await bell(page, 3).waitFor();
  });

  it('is the same with few and many, in both modes and widths, by keys alone', async () => {
    const few = Array.from({ length: 11 }, (_none, n) => `글 ${n + 1}`);
    await Promise.all(few.map(async (ttl) => answer(await ask(ttl))));
    await answer(await ask(`아주 긴 제목이 어떻게 보이는지 ${'살펴보는글'.repeat(12)}`));
    for (const path of ['/admin/AdminBoard', '/myPage']) {
      await goTo(page, `${server.url}${path}`);
      for (const [width, size] of Object.entries(widths).toReversed()) {
        await page.setViewportSize(size);
        await bell(page, 15).focus();
        await page.keyboard.press('Enter');
        await box(page).getByRole('button', { name: /글 11/ }).waitFor();
        if (path === '/myPage') expect([width, await accessibilityProblems(page)]).toEqual([width, []]);
        const right = () => box(page).evaluate((element) => element.getBoundingClientRect().right);
        await expect.poll(right).toBeLessThanOrEqual(size.width);
        await screenshot(page, `bell-${width}-${path.split('/')[1]}`);
        await page.keyboard.press('Escape');
        await box(page).waitFor({ state: 'detached' });
      }
    }
    await page.keyboard.press('Enter');
    await box(page).getByRole('button', { name: /글 11/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('새 댓글이 있습니다');
    await box(page).getByRole('button', { name: '모두 읽음으로 표시' }).click();
    await bell(page, 0).waitFor();
    await box(page).getByText('새로운 알림이 없습니다.').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => bell(page, 0).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('keeps silent about what the person does without', async () => {
    await goTo(page, `${server.url}/myPage/Notification`);
    await page.getByRole('checkbox', { name: '가입 승인 요청' }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: '가입 승인 요청' }).isDisabled()).toBe(true);
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user-setting') && answer.ok(),
    );
    await page.getByRole('checkbox', { name: /새 댓글/ }).uncheck();
    await stored;
    await answer(await ask('듣지 않을 글'));
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: /새 댓글/ }).isChecked()).toBe(false);
    await bell(page, 0).waitFor();
    expect(complained.flat()).toEqual([]);
  });
});
