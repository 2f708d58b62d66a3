import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

const folder = mkdtempSync(join(tmpdir(), 'communication-'));
let server: Server;
let chromium: Browser;
let admin: Page;
let staff: Page;
const complaints: string[] = [];

const signedIn = async (eml: string, pswd: string): Promise<Page> => {
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
  return page;
};

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type(text);
};

const pick = async (page: Page, words: string) => {
  const box = page.getByRole('combobox', { name: '수신자' });
  await box.fill(words);
  await page.getByRole('option', { name: new RegExp(words) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const holds = async (page: Page, name: string) => {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await screenshot(page, `${name}-${width}`);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize(widths.desktop);
};

beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
  chromium = await browser();
  // the notices of the dashboard turn only where motion is welcome
  admin = await adminDesk(chromium, server.url, { reducedMotion: 'no-preference' });
  staff = await signedIn('staff@demo.go.kr', 'Staff!2345');
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('a notice', () => {
  it('that is pinned stands on top of the list and on the dashboard', async () => {
    for (const [ttl, pinned] of [
      ['먼저 볼 공지', true],
      ['나중 공지', false],
    ] as const) {
      await staff.goto(`${server.url}/communication/Notice/Regist`);
      await staff.getByRole('textbox', { name: '제목' }).fill(ttl);
      if (pinned) await staff.getByRole('radio', { name: '상단고정' }).check();
      await write(staff, '알립니다.');
      await staff.getByRole('button', { name: '저장', exact: true }).click();
      await staff.getByRole('heading', { name: ttl }).waitFor();
    }
    await staff.goto(`${server.url}/communication/Notice`);
    await staff.getByRole('link', { name: /나중 공지/ }).waitFor();
    await expect.poll(() => staff.locator('#main tbody tr').first().textContent()).toContain('먼저 볼 공지');
    await holds(staff, 'notices');
    await admin.goto(`${server.url}/dashboard`);
    const panel = admin.getByRole('region', { name: '공지' });
    await panel.getByRole('link', { name: /먼저 볼 공지/ }).waitFor();
    await panel.getByRole('button', { name: '다음 공지' }).click();
    await panel.getByRole('link', { name: /나중 공지/ }).waitFor();
    await panel.getByRole('button', { name: '공지 넘김 멈춤' }).click();
    await panel.getByRole('button', { name: '공지 넘김 다시 시작' }).waitFor();
    await panel.getByRole('link', { name: /나중 공지/ }).click();
    await admin.getByRole('heading', { name: '나중 공지' }).waitFor();
    await holds(admin, 'notice-detail');
  });
});

describe('the communication board', () => {
  it('takes a post to two groups with a file', async () => {
    const file = join(folder, '자료.pdf');
    writeFileSync(file, '%PDF-1.4 자료 %%EOF');
    await staff.goto(`${server.url}/communication/Board/Regist`);
    await staff.getByRole('textbox', { name: '제목' }).fill('두 그룹에 나누는 자료');
    await staff.getByRole('combobox', { name: '분류' }).selectOption({ label: '자료 공유' });
    await write(staff, '보시고 의견 주세요.');
    await staff.locator('input[type=file]').setInputFiles([file]);
    await staff.getByRole('button', { name: '저장', exact: true }).click();
    await staff.getByText('수신자을(를) 입력해주세요.').first().waitFor();
    await pick(staff, '본부');
    await pick(staff, '재외공관');
    await staff.keyboard.press('Escape');
    await holds(staff, 'communication-regist');
    await staff.getByRole('button', { name: '저장', exact: true }).click();
    await staff.getByRole('heading', { name: '두 그룹에 나누는 자료' }).waitFor();
    await staff.getByText('수신자의 읽음 상태').click();
    await staff.getByText('아직 안 읽음').last().waitFor();
    await expect.poll(() => staff.getByText('자료.pdf').count()).toBeGreaterThan(0);
    await holds(staff, 'communication-detail');
  });

  it('puts the post on paper and leaves its screen behind', async () => {
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
    for (const words of ['두 그룹에 나누는 자료', '보시고 의견 주세요.', '자료.pdf'])
      await expect.poll(() => staff.getByText(words).first().isVisible()).toBe(true);
    await staff.emulateMedia({ media: null });
  });

  it('lets a recipient read and reply, and an administrator release it', async () => {
    const mission = await signedIn('mission@demo.go.kr', 'Mission!2345');
    await mission.goto(`${server.url}/communication/Board`);
    await mission.getByRole('link', { name: /두 그룹에 나누는 자료/ }).click();
    await mission.getByText('자료.pdf').first().waitFor();
    const canWrite = await mission.getByRole('textbox', { name: '댓글' }).count();
    const writer = canWrite ? mission : staff;
    await writer.getByRole('textbox', { name: '댓글' }).fill('잘 받았습니다.');
    await writer.getByRole('button', { name: '댓글 저장' }).click();
    await writer.getByRole('article').filter({ hasText: '잘 받았습니다.' }).getByText('비공개').waitFor();

    await admin.goto(`${server.url}/communication/Board`);
    await admin.getByRole('link', { name: /두 그룹에 나누는 자료/ }).click();
    const comment = admin.getByRole('article').filter({ hasText: '잘 받았습니다.' });
    await comment.getByRole('button', { name: '공개', exact: true }).click();
    await comment.getByRole('button', { name: '비공개로' }).waitFor();
    await staff.reload();
    await staff.getByText('잘 받았습니다.').waitFor();
    expect(await staff.getByText('비공개', { exact: true }).count()).toBe(0);
    await mission.context().close();
  });

  it('shows nothing of a post to whom it is not meant for', async () => {
    await admin.goto(`${server.url}/communication/Board/Regist`);
    await admin.getByRole('textbox', { name: '제목' }).fill('관리자에게만');
    await admin.getByRole('combobox', { name: '분류' }).selectOption({ label: '자료 공유' });
    await write(admin, '비밀입니다.');
    await pick(admin, '시스템 관리자');
    await admin.keyboard.press('Escape');
    await admin.getByRole('button', { name: '저장', exact: true }).click();
    await admin.getByRole('heading', { name: '관리자에게만' }).waitFor();
    const address = admin.url();
    await staff.goto(`${server.url}/communication/Board`);
    await staff.getByRole('link', { name: /두 그룹에 나누는 자료/ }).waitFor();
    expect(await staff.getByText('관리자에게만').count()).toBe(0);
    await holds(staff, 'communication-list');
    await staff.goto(address);
    await staff
      .getByText(/찾을 수 없습니다/)
      .first()
      .waitFor();
  });

  it('leads back to the list from a post that is not there, and asks nobody for one that cannot be', async () => {
    const asked: string[] = [];
    staff.on('request', (request) => {
      if (request.url().includes('/api/commonboard-detail')) asked.push(request.url());
    });
    for (const id of ['999999', 'abc']) {
      await staff.goto(`${server.url}/communication/Board/Detail/${id}`);
      await staff.getByText('글을 찾을 수 없습니다').waitFor();
      expect(await staff.getByRole('button', { name: '다시 시도' }).count()).toBe(0);
    }
    await staff.getByRole('link', { name: '목록으로' }).click();
    await staff.waitForURL('**/communication/Board');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !url.includes('pstId=999999'))).toEqual([]);
  });

  it('left the browser without a complaint but the one post that is not there', () => {
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  });
});
