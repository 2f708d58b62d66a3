import { readFileSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import { browser, loaded, screenshot } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  const stranger = visitor(server.url);
  await stranger.signIn('stranger@demo.go.kr', 'Wrong!2345').catch(() => {});
  const staff = visitor(server.url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  await staff.get('/api/user-list').catch(() => {});
  const looking = visitor(server.url);
  await looking.signIn('admin@demo.go.kr', 'Admin!2345');
  await looking.get('/api/user-detail?userId=demo-staff&reveal=Y&reason=test');
  page = await desk(chromium, server.url);
  await goTo(page, `${server.url}/admin/user/UserManage`);
  await page.locator('table').first().waitFor();
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  if (server) rmSync(server.dataDir, { recursive: true, force: true });
});

const drawer = () => page.getByRole('dialog');
const visit = async (name: string) => {
  await goTo(page, `${server.url}/admin/log/${name}`);
  await page.locator('table').first().waitFor();
};
/** Rows come within a second. */
const shows = (text: string | RegExp) =>
  expect
    .poll(
      async () => {
        await goTo(page, page.url());
        await page.locator('main table, main [role=status]').first().waitFor();
        return page.locator('tbody').innerText();
      },
      { timeout: 15_000 },
    )
    .toMatch(text);
describe('the access log', () => {
  it('shows who did what, masked, for the last month, and one call in a drawer', async () => {
    await goTo(page, `${server.url}/admin/log/AccessLog`);
    await shows(/사용자 목록/);
    await expect.poll(() => page.locator('tbody').innerText()).toMatch(/ad\*\*\*@demo\.go\.kr/);
    await expect.poll(() => page.getByLabel('시각 끝').inputValue()).toBe(today());
    await page
      .getByRole('row', { name: /사용자 목록/ })
      .first()
      .getByRole('link')
      .click();
    await drawer().getByText('GET /user-list').waitFor();
    await screenshot(page, 'log-access-drawer');
    expect(await accessibilityProblems(page)).toEqual([]);
    await drawer().getByRole('button', { name: '닫기' }).click();
    await expect.poll(() => page.getByLabel('시각 끝').inputValue()).toBe(today());
  });

  it('is narrowed by programme and person', async () => {
    await visit('AccessLog');
    const search = page.getByRole('search');
    await search.getByRole('button', { name: '상세조건' }).click();
    await search.getByLabel('프로그램').fill('사용자 목록');
    await search.getByLabel('이름', { exact: true }).fill('김관리');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /사용자 목록 조건 빼기/ }).waitFor();
    const names = page.locator('tbody td[data-label="프로그램"]');
    await expect.poll(async () => [...new Set(await names.allTextContents())]).toEqual(['사용자 목록']);
  });

  it('holds nothing of what screens ask by themselves', async () => {
    await visit('AccessLog');
    await visit('AccessLog');
    const names = await page.locator('tbody td[data-label="프로그램"]').allTextContents();
    expect(names.filter((name) => /로그인한 사람|기관과 안내|메뉴 나무/.test(name))).toEqual([]);
  });
});

describe('the period of a log', () => {
  /** Asks for the period, and reads at the field why that cannot be; nothing is asked of the server. */
  const refused = async (from: string, to: string, sentence: string): Promise<void> => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('시각 시작').fill(from);
    await page.getByLabel('시각 끝').fill(to);
    await page.keyboard.press('Enter');
    await page.getByRole('search').getByText(sentence).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('시각 시작');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await expect.poll(() => page.locator('table').count()).toBe(1);
    page.removeAllListeners('request');
  };
  const days = (from: number, to: number) => [addDays(today(), from), addDays(today(), to)] as const;

  it('that may not be is told at the field, and nothing is asked for', async () => {
    await visit('AccessLog');
    await loaded(page);
    await refused(...days(-3, 1), '선택 가능한 날짜를 초과하였습니다.');
    await refused(...days(-1, -2), '시작일은 종료일보다 늦을 수 없습니다.');
    await refused(...days(-366, 0), '조회 기간은 366일을 초과할 수 없습니다.');
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the other logs', () => {
  it('show what failed, in one drawer, without who changed it', async () => {
    await goTo(page, `${server.url}/admin/log/ErrorLog`);
    await shows(/거부|권한|FORBIDDEN/);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await drawer().getByText('요청 번호').waitFor();
    const terms = await drawer().locator('dt').allTextContents();
    expect(terms.filter((term) => ['등록자', '수정자', '수정일시'].includes(term))).toEqual([]);
    await screenshot(page, 'log-error-drawer');
    await drawer().getByRole('button', { name: '닫기' }).click();
  });

  it('keep names and addresses in one line, and the tools end with the table', async () => {
    for (const name of ['AccessLog', 'ErrorLog', 'UserDataLog', 'LoginLog']) {
      await visit(name);
      await loaded(page);
      const heights = await page
        .locator('tbody td[data-label="IP"] span, tbody td[data-label="이름"] span')
        .evaluateAll((cells) => cells.map((cell) => cell.getClientRects().length));
      expect([name, [...new Set(heights)]]).toEqual([name, [1]]);
      // the widest number that a request can have: which one it is must not move the table
      await page
        .locator('tbody td[data-label="요청 번호"] :not(:has(*))')
        .evaluateAll((cells) => cells.forEach((cell) => (cell.textContent = 'd'.repeat(16))));
      // of one moment: rows that come between two questions may widen the table
      const apart = () =>
        page.evaluate(() => {
          const right = (selector: string) =>
            Math.max(
              ...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right),
            );
          return Math.abs(right('main button') - right('main table'));
        });
      await expect.poll(apart).toBeLessThan(2);
    }
  });

  it('tell sign-ins apart', async () => {
    await visit('LoginLog');
    await shows(/st\*+@demo\.go\.kr[\s\S]*실패/);
    await page.getByRole('search').getByLabel('구분').selectOption('FAIL');
    await page.getByRole('button', { name: /실패 조건 빼기/ }).waitFor();
    await loaded(page);
    const kinds = await page.locator('tbody td[data-label="구분"]').allTextContents();
    expect([...new Set(kinds)]).toEqual(['실패']);
    await screenshot(page, 'log-login');
  });

  it('note the export of a log with its reason', async () => {
    await visit('LoginLog');
    await page.getByRole('button', { name: '내보내기', exact: true }).click();
    await drawer().getByLabel('사유').fill('보안 점검');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내려받기', exact: true }).click(),
    ]);
    expect((await readXlsxExport(readFileSync(await file.path()))).rows.length).toBeGreaterThan(1);
    await visit('UserDataLog');
    await page.getByRole('row', { name: /로그인 로그 목록 내보내기.*보안 점검/ }).waitFor();
    await screenshot(page, 'log-personal');
  });

  it('bring the monthly check of personal data', async () => {
    await visit('UserDataLog');
    await page.getByRole('button', { name: '월간 점검 보고서' }).click();
    await drawer().getByLabel('점검 월').selectOption(today().slice(0, 7));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내려받기', exact: true }).click(),
    ]);
    const { head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(rows[0]?.[head.indexOf('이름')]).toBe('김*리');
  });
});

describe('a screen that fails', () => {
  it('leaves header and menu as they are, says what to do, and stands in the error log', async () => {
    await visit('LoginLog');
    await page.evaluate(() => {
      Number.prototype.toLocaleString = () => {
        throw new Error('broken on purpose');
      };
    });
    // which shows milliseconds
    await page.getByRole('link', { name: /접속 로그/ }).click();
    await page.getByRole('heading', { level: 1, name: '화면을 표시하지 못했습니다' }).waitFor();
    await page.getByRole('alert').getByText('‘다시 시도’를 눌러 주세요.').waitFor();
    await screenshot(page, 'screen-failed');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('banner').waitFor();
    await page.getByRole('link', { name: /오류 로그/ }).waitFor();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await page.locator('table').first().waitFor();
    // loaded anew: what was broken stays so in the page
    await page.goto(`${server.url}/admin/log/ErrorLog`);
    await shows(/broken on purpose/);
  });
});

describe('a server that was cut off', () => {
  it('is marked at its next start', async () => {
    const { dataDir } = server;
    await server.kill();
    server = await startServer({ DATA_DIR: dataDir });
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const query = new URLSearchParams({ prgrmNm: '기록 공백' });
    const answer = await admin.get(`/api/programloghistory-list?${query.toString()}`);
    const { data } = (await answer.json()) as { data: { prgrmNm: string }[] };
    expect(data.map(({ prgrmNm }) => prgrmNm)).toEqual([
      expect.stringMatching(/^기록 공백: 서버가 갑자기 멈추어 .* 이후의/),
    ]);
  });
});
