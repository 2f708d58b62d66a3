import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import { aiProvider, behaviours, says } from '../helpers/aiProvider.ts';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { collectInto, type NewsRecord } from '../helpers/collected.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { goTo, overflows } from './screens.ts';

const provider = await aiProvider();
const dataDir = mkdtempSync(join(tmpdir(), 'monitoring-'));
let server: Server;
let chromium: Browser;
let page: Page;
/** An administrator, by API calls only. */
let office: Visitor;

const record = (number: number, lclanTtl: string): NewsRecord => ({
  kornTtl: null,
  lclanTtl,
  articleCn: `The museum number ${number} was opened on 23 November 2026 by the mayor, in front of 3,400 guests from abroad.`,
  articleTransCn: null,
  lang: 'en',
  mediaNm: 'The Film Daily',
  ntnId: 'US',
  frmTrsfNscvrgDt: new Date(Date.now() - 86_400_000).toISOString(),
  url: `https://film.example/${number}`,
});

/** The model answers well, except for the hostile headline; both articles are in the first call. */
const answerAllButHostile: typeof provider.behave = (question, response) => {
  const answered = question.articles.filter(({ title }) => !title.includes('hostile'));
  if (question.articles.length && !answered.length)
    return says(() => '죄송하지만 도와드릴 수 없습니다.')(question, response);
  return behaviours.good({ ...question, articles: answered }, response);
};

beforeAll(async () => {
  collectInto(dataDir, [record(1, 'A museum of film opens'), record(2, 'A hostile headline')]);
  provider.behave = answerAllButHostile;
  const ai = { AI_BASE_URL: provider.url, AI_MODEL: 'our-model', AI_API_KEY: 'sk-secret' };
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: dataDir, ...ai }), browser()]);
  await visitor(server.url).signIn('stranger@demo.go.kr', 'Wrong!2345');
  await (await colleague(server.url, 'staff')).get('/api/user-list');
  office = await colleague(server.url);
  await office.get('/api/user-detail?userId=demo-staff&reveal=Y&reason=test');
  page = await desk(chromium, server.url);
  await goTo(page, `${server.url}/admin/user/UserManage`);
  await page.locator('table').first().waitFor();
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const drawer = () => page.getByRole('dialog');
const visit = async (name: string) => {
  await goTo(page, `${server.url}/admin/log/${name}`);
  await page.locator('table').first().waitFor();
};
/** Opens the log once it contains the row: rows are stored within a second. */
const visitWith = async (name: string, list: string, text: string | RegExp) => {
  await expect.poll(async () => (await office.get(`/api/${list}`)).text()).toMatch(text);
  await visit(name);
  await expect.poll(() => page.locator('tbody').innerText()).toMatch(text);
};

describe('the access log', () => {
  it('shows who did what, masked, for the last month, and one call in a drawer', async () => {
    await visitWith('AccessLog', 'programloghistory-list?size=100', /사용자 목록/);
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
});

describe('the period of a log', () => {
  /** Enters an invalid period and reads the message at the field; no request is sent. */
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
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('the other logs', () => {
  it('show what failed, in one drawer, without who changed it', async () => {
    await visitWith('ErrorLog', 'errorloghistory-list?size=100', /거부|권한|FORBIDDEN/);
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
        .locator('tbody [data-label="IP"] span, tbody [data-label="이름"] span')
        .evaluateAll((cells) => cells.map((cell) => cell.getClientRects().length));
      expect([name, [...new Set(heights)]]).toEqual([name, [1]]);
      // the widest possible number of a request: its width must not move the table
      await page
        .locator('tbody [data-label="요청 번호"] :not(:has(*))')
        .evaluateAll((cells) => cells.forEach((cell) => (cell.textContent = 'd'.repeat(16))));
      // measured at once: rows added between two measurements may widen the table
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
    expect(rows[0]?.[head.indexOf('이름')]).toBe('김관리');
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
    // reloaded: the page keeps code that could not be loaded
    await page.goto(`${server.url}/admin/log/ErrorLog`);
    await visitWith('ErrorLog', 'errorloghistory-list?size=100', /broken on purpose/);
  });
});

describe('the page of operation', () => {
  it('says what it is for from the beginning, though it stands behind a menu', async () => {
    await page.route('**/api/operation-overview', () => {});
    await page.goto(`${server.url}/admin/monitoring/Operation`);
    await page.getByText('점검할 곳과 서버, 저장 공간을 한눈에 봅니다.').waitFor();
    expect(await page.locator('table').count(), 'its figures have not come').toBe(0);
    await page.unroute('**/api/operation-overview');
  });
});

describe('machine reading', () => {
  const screen = '/admin/monitoring/MachineReading';
  /** Waits until the model has refused this many articles. */
  const failed = (count: number) =>
    expect
      .poll(async () => {
        const { data } = (await (await office.get('/api/machine-reading')).json()) as {
          data: { failedCount: number; doneTodayCount: number };
        };
        return [data.failedCount, data.doneTodayCount];
      })
      .toEqual([count, 2 - count]);
  const figures = () => page.getByLabel('기계 번역 진행 현황');
  const figure = (name: string) =>
    figures()
      .locator('div', { has: page.getByText(name, { exact: true }) })
      .locator('dd');
  /** Opens an article by its original title. */
  const open = async (lclanTtl: string) => {
    const { data } = (await (await office.get('/api/article-list?size=100')).json()) as {
      data: { articleId: number; lclanTtl: string }[];
    };
    const id = data.find((one) => one.lclanTtl === lclanTtl)?.articleId;
    await goTo(page, `${server.url}/article/Article/Detail/${id}`);
    await page.getByText('기사 상세', { exact: true }).waitFor();
  };

  it('has a screen that tells what was read, what failed and why, and how the connection is', async () => {
    await failed(1);
    await goTo(page, server.url + screen);
    await expect.poll(() => figure('실패').textContent()).toBe('1');
    await page.getByText('our-model').first().waitFor();
    await page
      .getByRole('region', { name: '실패한 기사' })
      .getByText('모델이 답하기를 거절했습니다. 1건')
      .waitFor();
    await page.getByRole('link', { name: 'A hostile headline' }).first().waitFor();
    await page.locator('tbody').getByText('응답 거부').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('sk-secret');
    await screenshot(page, 'machine-reading');
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(widths.desktop);

    const provided = page.getByLabel('AI 제공자');
    provider.behave = says(() => ({ answer: '확인' }));
    await provided.getByRole('button', { name: '연결 확인' }).click();
    await provided.getByText(/our-model 모델이 .*초 만에 답했습니다/).waitFor();
  });

  it('is told on the page of an article: by which model and when it was translated', async () => {
    await open('A museum of film opens');
    await page.getByText(/^기계 번역 · our-model · 20\d\d-\d\d-\d\d$/).waitFor();
    await page.getByText(/^AI 요약 · our-model · 20\d\d-\d\d-\d\d · 확인 전$/).waitFor();
    await expect.poll(() => page.getByText('제목 기계 번역').isVisible()).toBe(true);
  });

  it('that failed is told with its reason; who may edit the article asks for it, and it appears', async () => {
    await open('A hostile headline');
    await page.getByText('번역문이 없습니다', { exact: false }).waitFor();
    await page
      .getByText('기계 번역에 실패했습니다. 모델이 답하기를 거절했습니다.', { exact: false })
      .waitFor();
    provider.behave = behaviours.good;
    await page.getByRole('button', { name: '번역 요청' }).click();
    await page.getByText(/^기계 번역 · our-model/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await failed(0);
  });
});
