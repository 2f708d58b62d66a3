import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aiProvider, behaviours, says } from '../helpers/aiProvider.ts';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { collectInto, type NewsRecord } from '../helpers/collected.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { goTo } from './screens.ts';

const provider = await aiProvider();
const folder = mkdtempSync(join(tmpdir(), 'machine-'));
let server: Server;
let chromium: Browser;
let page: Page;

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

const withoutWords = says(() => '죄송하지만 도와드릴 수 없습니다.');
const screen = '/admin/monitoring/MachineReading';

beforeAll(async () => {
  collectInto(folder, [record(1, 'A museum of film opens'), record(2, 'A hostile headline')]);
  provider.behave = (question, response) => {
    const refuses = question.articles.length === 1 && question.articles[0]?.title.includes('hostile');
    (refuses ? withoutWords : behaviours.good)(question, response);
  };
  // both share the first call, in which the second is not answered
  const { behave } = provider;
  provider.behave = (question, response) => {
    if (question.articles.length < 2) return behave(question, response);
    const asked = {
      ...question,
      articles: question.articles.filter(({ title }) => !title.includes('hostile')),
    };
    return behaviours.good(asked, response);
  };
  [server, chromium] = await Promise.all([
    startServer({
      DATA_DIR: folder,
      AI_BASE_URL: provider.url,
      AI_MODEL: 'our-model',
      AI_API_KEY: 'sk-secret',
    }),
    browser(),
  ]);
  page = await desk(chromium, server.url);
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const readAgain = async (figure: string, count: string) => {
  await expect
    .poll(async () => {
      await goTo(page, server.url + screen);
      const figures = page.getByLabel('기계가 읽는 기사');
      await figures.waitFor();
      return figures
        .locator('div', { has: page.getByText(figure, { exact: true }) })
        .locator('dd')
        .textContent();
    })
    .toBe(count);
};

describe('the screen of machine reading', () => {
  it('tells what was read, what failed and why, and every call', async () => {
    await readAgain('실패', '1');
    await page.getByText('our-model').first().waitFor();
    await page
      .getByRole('region', { name: '실패한 기사' })
      .getByText('모델이 답하기를 거절했습니다. 1건')
      .waitFor();
    await page.getByRole('link', { name: 'A hostile headline' }).first().waitFor();
    await page.locator('tbody').getByText('응답 거부').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('sk-secret');
    await screenshot(page, 'machine-reading');
  });

  it('holds on a phone', async () => {
    await page.setViewportSize(widths.phone);
    await goTo(page, server.url + screen);
    await page.getByLabel('기계가 읽는 기사').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize(widths.desktop);
  });

  it('checks the connection', async () => {
    const { behave } = provider;
    await goTo(page, server.url + screen);
    const provided = page.getByLabel('AI 제공자');
    provider.behave = says(() => ({ answer: '확인' }));
    await provided.getByRole('button', { name: '연결 확인' }).click();
    await provided.getByText(/our-model 모델이 .*초 만에 답했습니다/).waitFor();
    provider.behave = behaviours.keyRefused;
    await provided.getByRole('button', { name: '연결 확인' }).click();
    await provided.getByText('AI_API_KEY를 확인해 주세요.', { exact: false }).waitFor();
    provider.behave = behave;
    expect(provider.asked.filter(({ user }) => user === 'check')).toHaveLength(2);
  });
});

/** Opens an article by its original title. */
const open = async (lclanTtl: string) => {
  const id = await page.evaluate(async (title) => {
    const answer = await fetch('/api/article-list?size=100');
    const { data } = (await answer.json()) as { data: { articleId: number; lclanTtl: string }[] };
    return data.find((one) => one.lclanTtl === title)?.articleId;
  }, lclanTtl);
  await goTo(page, `${server.url}/article/Article/Detail/${id}`);
  await page.getByText('기사 상세', { exact: true }).waitFor();
};

describe('the page of an article', () => {
  it('says by which model and when it was translated', async () => {
    await open('A museum of film opens');
    await page.getByText(/^기계 번역 · our-model · 20\d\d-\d\d-\d\d$/).waitFor();
    await page.getByText(/^AI 요약 · our-model · 20\d\d-\d\d-\d\d$/).waitFor();
    await expect.poll(() => page.getByText('제목 기계 번역').isVisible()).toBe(true);
  });

  it('says plainly that there is no translation and why; who may edit it asks for one, and it appears', async () => {
    await open('A hostile headline');
    await page.getByText('번역문이 없습니다', { exact: false }).waitFor();
    await page
      .getByText('기계 번역에 실패했습니다. 모델이 답하기를 거절했습니다.', { exact: false })
      .waitFor();
    provider.behave = behaviours.good;
    await page.getByRole('button', { name: '번역 요청' }).click();
    await page.getByText(/^기계 번역 · our-model/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await readAgain('실패', '0');
  });
});

describe('without a provider', () => {
  it('the screen and the article say so', async () => {
    await server.stop();
    provider.asked.length = 0;
    const dataDir = mkdtempSync(join(tmpdir(), 'machine-'));
    collectInto(dataDir, [record(3, 'Nobody translates this')]);
    server = await startServer({ DATA_DIR: dataDir });
    page = await desk(chromium, server.url);
    await goTo(page, server.url + screen);
    await page.getByLabel('AI 제공자').getByText('설정되지 않음').waitFor();
    await open('Nobody translates this');
    await page.getByText('자동 번역이 연결되어 있지 않습니다.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: '번역 요청' }).count()).toBe(0);
    expect(provider.asked).toHaveLength(0);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
