import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BriefingTray } from '#generated/types/briefingTrayCalls.ts';
import { browser, loaded } from '../helpers/browser.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { squeezed, textsOf } from '../helpers/printed.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const pdfs = resolve(import.meta.dirname, '../output/screenshots');
const mail = await mailServer();
let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;
/** The same user on another computer. */
let elsewhere: Visitor;
let cluster: { clusterId: number; clusterTtl: string };

const ask = async <T>(path: string): Promise<T> =>
  ((await (await elsewhere.get(`/api${path}`)).json()) as { data: T }).data;
const tray = async () => (await ask<BriefingTray>('/briefing-tray')).items;

beforeAll(async () => {
  [server, chromium] = await Promise.all([
    startServer({ SMTP_URL: mail.url }, { beginning: 'demo' }),
    browser(),
  ]);
  elsewhere = await colleague(server.url, 'staff');
  [cluster] = await ask<[typeof cluster]>('/cluster-top-list?size=1');
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const toggles = () => page.locator('#main').getByRole('button', { name: /^브리핑 담기/ });
const trayTool = () => page.getByRole('button', { name: /^브리핑함/ });
const drawer = () => page.getByRole('dialog', { name: '브리핑함' });
const labelsOf = async (buttons: Locator): Promise<string[]> =>
  (await buttons.all()).length === 0
    ? []
    : buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
/** Sends the mail of the dialog to the chosen users, and waits until each of them has received it. */
const sendToAll = async (dialog: Locator) => {
  const people = Number.parseInt(await dialog.getByText(/\d+명에게 보냅니다\./).innerText(), 10);
  await dialog.getByRole('button', { name: /명에게 보내기$/ }).click();
  await expect.poll(() => mail.received.length).toBe(people);
};
const titlesIn = async (place: Locator) =>
  (await labelsOf(place.getByRole('button', { name: / 위로$/ }))).map((label) => label.replace(/ 위로$/, ''));

describe('putting aside', () => {
  it('works in lists and details, is the same elsewhere, and is arranged in the drawer', async () => {
    await goTo(page, `${server.url}/article/Article?period=all&lclsfNm=all`);
    await toggles().nth(0).click();
    await toggles().nth(2).focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await tray()).length).toBe(2);
    await goTo(page, `${server.url}/article/HighLight/Detail/${cluster.clusterId}`);
    await page.getByRole('button', { name: `브리핑 담기: 하이라이트 ${cluster.clusterTtl}` }).click();
    await expect
      .poll(async () => (await tray()).map(({ itemKnd }) => itemKnd))
      .toEqual(['article', 'article', 'cluster']);
    await page.reload();
    await page.getByRole('button', { name: '브리핑함 3건' }).waitFor();
    await goTo(page, `${server.url}/article/ThinkTank?period=all&lclsfNm=all`);
    await toggles().first().click();
    await expect.poll(async () => (await tray()).length).toBe(4);
    await toggles().first().click();
    await expect.poll(async () => (await tray()).length).toBe(3);
    await trayTool().click();
    await drawer().getByRole('listitem').nth(2).waitFor();
    const before = await titlesIn(drawer());
    expect(before[2]).toBe(cluster.clusterTtl);
    await drawer()
      .getByRole('button', { name: `${cluster.clusterTtl} 위로` })
      .focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await tray())[0]?.itemKnd).toBe('cluster');
    await drawer()
      .getByRole('button', { name: `코멘트 쓰기: ${cluster.clusterTtl}` })
      .click();
    // the opened field has the focus, and its text is stored however the drawer is closed
    await page.keyboard.type('오전 회의');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await tray())[0]?.cmntCn).toBe('오전 회의');
    await trayTool().click();
    await drawer().getByRole('textbox').fill('오전 회의에서 설명');
    await drawer().getByRole('heading', { name: '브리핑함' }).click();
    await expect.poll(async () => (await tray())[0]?.cmntCn).toBe('오전 회의에서 설명');
    await holdsAtBothWidths(page, 'dailyBriefing-tray');
  });
});

const entries = () => page.getByRole('list', { name: '항목' });

describe('a briefing', () => {
  it('is composed of the tray: sections, order by drag and by key, comments', async () => {
    await drawer().getByRole('button', { name: '브리핑 만들기' }).click();
    await page.waitForURL('**/product/daily/DailyBriefing/Regist');
    await entries().waitFor();
    const [first, second, third] = await titlesIn(entries());
    expect(first).toBe(cluster.clusterTtl);
    expect(
      await entries()
        .getByRole('textbox', { name: `코멘트: ${first}` })
        .inputValue(),
    ).toBe('오전 회의에서 설명');
    const [day, opener] = await Promise.all([
      page.getByRole('textbox', { name: '브리핑 날짜' }).boundingBox(),
      page.getByRole('button', { name: '달력 열기' }).boundingBox(),
    ]);
    expect(opener?.y).toBeGreaterThan(day?.y ?? Number.NaN);
    expect(opener?.height).toBeLessThan(day?.height ?? Number.NaN);
    const rows = entries().getByRole('listitem');
    await rows.nth(2).locator('svg').first().dragTo(rows.nth(1).locator('svg').first());
    await expect.poll(() => titlesIn(entries())).toEqual([first, third, second]);
    await page.getByRole('button', { name: '구역 제목 추가' }).click();
    const heading = page.getByRole('textbox', { name: '구역 제목' });
    await expect.poll(() => heading.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: '발행' }).click();
    await page.getByText('이름이 없는 구역이 있습니다.').waitFor();
    await expect.poll(() => heading.getAttribute('aria-invalid')).toBe('true');
    await heading.fill('해외 언론이 본 한국');
    await page.getByRole('button', { name: '해외 언론이 본 한국 아래로' }).click();
    await expect.poll(() => titlesIn(entries())).toEqual([first, '해외 언론이 본 한국', third, second]);
    await entries()
      .getByRole('textbox', { name: `코멘트: ${second}` })
      .fill('원문 확인');
    await page.getByRole('textbox', { name: '머리글' }).fill('간밤의 주요 소식입니다.');
    await page.getByRole('button', { name: '국가별로 묶기' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/직접 쓴 구역 제목 1개\(해외 언론이 본 한국\)/).waitFor();
    await question.getByRole('button', { name: '취소' }).click();
    await expect.poll(() => titlesIn(entries())).toHaveLength(4);
    await holdsAtBothWidths(page, 'dailyBriefing-compose');
  });

  it('outlives a reload before it was saved', async () => {
    const order = await titlesIn(entries());
    // a draft is stored every two seconds
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([name, kept]) => name.endsWith(':dailyBriefing:new') && String(kept).includes('간밤의 주요 소식'),
      ),
    );
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.getByText('이 화면에서 쓰다가 저장하지 않은 내용이 있습니다.').waitFor();
    await expect.poll(() => titlesIn(entries())).not.toEqual(order);
    await page.getByRole('button', { name: '이어서 쓰기' }).click();
    await expect.poll(() => titlesIn(entries())).toEqual(order);
    await expect
      .poll(() => page.getByRole('textbox', { name: '머리글' }).innerText())
      .toBe('간밤의 주요 소식입니다.');
    expect(complaints).toEqual([]);
  });

  it('is previewed, kept as a draft, read, published, and out of the tray', async () => {
    await page.getByRole('button', { name: '미리보기' }).click();
    const edition = page.getByRole('article');
    await edition.getByRole('heading', { name: '해외 언론이 본 한국' }).waitFor();
    await expect.poll(() => edition.textContent()).toContain('원문 확인');
    await page.getByRole('button', { name: '임시저장' }).click();
    await page.waitForURL('**/DailyBriefing/Detail/*');
    await page.getByText('임시저장한 브리핑입니다.').waitFor();
    await expect.poll(async () => (await tray()).length).toBe(0);
    await page.getByRole('button', { name: '수정' }).click();
    await page.getByRole('textbox', { name: '제목', exact: true }).fill('일일 브리핑 특별호');
    await page.getByRole('button', { name: '임시저장' }).click();
    await page.getByRole('heading', { level: 1, name: '일일 브리핑 특별호' }).waitFor();
    await page.getByRole('button', { name: '발행' }).dblclick();
    const question = page.getByRole('alertdialog');
    await question.getByText(/임시저장으로 되돌릴 수 없습니다\./).waitFor();
    await question.getByRole('button', { name: '발행' }).click();
    await page
      .getByRole('article')
      .getByText(/^제\d+호$/)
      .waitFor();
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    await page
      .locator('[aria-live=polite]', { hasText: '브리핑을 발행했습니다.' })
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('heading', { level: 1, name: /특별호 제\d+호$/ }).waitFor();
    await page.getByRole('navigation', { name: '이전·다음 브리핑' }).waitFor();
    await holdsAtBothWidths(page, 'dailyBriefing-detail');
    await goTo(page, `${server.url}/product/daily/DailyBriefing`);
    await page.getByRole('link', { name: '일일 브리핑 특별호' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is printed whole, alone and with numbered pages, and goes out by mail as it is read', async () => {
    await page.getByRole('link', { name: '일일 브리핑 특별호' }).click();
    await page.getByRole('article').waitFor();
    await loaded(page);
    const shown = await page.getByRole('article').locator('h2, h3, h4').allTextContents();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    mkdirSync(pdfs, { recursive: true });
    writeFileSync(join(pdfs, 'dailyBriefing.pdf'), pdf);
    const pages = await textsOf(pdf);
    const whole = squeezed(pages.join(''));
    for (const title of shown) expect(whole).toContain(squeezed(title));
    expect(whole).toContain(squeezed('오전 회의에서 설명'));
    expect(whole).not.toContain('목록으로');
    expect(whole).not.toContain(squeezed('일일 브리핑 상세'));
    expect(squeezed(pages[0] ?? '')).toContain(`1/${pages.length}`);
    expect(squeezed(pages[0] ?? '')).toContain(squeezed('일일 브리핑 특별호'));

    const titles = await page.getByRole('article').locator('li').locator('h3, h4').allTextContents();
    await page.getByRole('button', { name: '메일 보내기' }).click();
    const dialog = page.getByRole('dialog', { name: '메일 보내기' });
    await dialog.getByRole('combobox').fill('본부');
    await page.getByRole('option', { name: /본부/ }).first().click();
    // the list of users covers the buttons until the field loses focus
    await dialog.getByRole('heading', { name: '메일 보내기' }).click();
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    await sendToAll(dialog);
    const [received] = mail.received;
    expect(received?.headers['subject']).toMatch(/^\[일일 브리핑\] 특별호 제\d+호$/);
    for (const title of titles) expect(received?.plain).toContain(title);
    expect(received?.html).toContain('오전 회의에서 설명');
    expect(received?.html).toMatch(/href="http[^"]*\/article\/HighLight\/Detail\/\d+"/);
    expect(received?.html).not.toMatch(/href="\//);
  });
});

describe('a template', () => {
  it('is tried in its form, stored switched on, and says when it makes its next briefing', async () => {
    const cndCn = 'lclsfNm=all&period=all';
    await elsewhere.post('/api/insert-savedview', {
      menuUrl: '/article/Article',
      viewNm: '모든 기사',
      cndCn,
    });
    // the page reads the saved views when it starts
    await page.reload();
    await goTo(page, `${server.url}/product/daily/ReportTemplate`);
    await page.getByRole('link', { name: '첫 보고 서식 등록' }).click();
    // the editor comes later than the fields, which begin anew with it
    await page.getByRole('textbox', { name: '머리글' }).waitFor();
    await loaded(page);
    await page.getByLabel('서식 이름').fill('아침 보고');
    await page.getByLabel('브리핑 제목').fill('일일 외신 동향 {날짜}');
    await page.getByText('켜짐', { exact: true }).click();
    await page.getByRole('button', { name: '행 추가' }).click();
    await page.getByLabel('구역 제목').fill('오늘의 기사');
    await page.getByRole('button', { name: '최근 24시간에 시험' }).click();
    await page.getByRole('alertdialog').getByText('구역을 하나 이상 넣어 주세요.').waitFor();
    await page.getByRole('alertdialog').getByRole('button').click();
    await page.getByLabel('저장한 검색').selectOption({ label: '모든 기사 (기사)' });
    await page.getByRole('button', { name: '최근 24시간에 시험' }).click();
    const trial = page.getByRole('region', { name: '시험' });
    await trial.getByRole('heading', { name: /^오늘의 기사 \d+건$/ }).waitFor();
    await trial.getByRole('listitem').first().waitFor();
    await holdsAtBothWidths(page, 'report-template-form');
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByRole('link', { name: '아침 보고' }).click();
    await page.getByRole('heading', { name: /^지난 결과 다음에 만들 때 / }).waitFor();
    await page.getByText('아직 만든 것이 없습니다.').waitFor();
    await holdsAtBothWidths(page, 'report-template');
    // the trial without a search was refused
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
    complaints.length = 0;
  });
});

describe('an article', () => {
  it('is passed on to colleagues by mail, with a few words', async () => {
    mail.received.length = 0;
    await goTo(page, `${server.url}/article/Article?period=all&lclsfNm=all`);
    await page.locator('main [data-record]').first().click();
    const title = await page.locator('[data-record-title] h1').textContent();
    await page.getByRole('button', { name: '기사 도구' }).click();
    await page.getByRole('button', { name: '메일로 보내기' }).click();
    const dialog = page.getByRole('dialog', { name: '메일 보내기' });
    expect(await dialog.getByRole('button', { name: '보내기' }).isDisabled()).toBe(true);
    await dialog.getByRole('combobox').fill('본부');
    await page.getByRole('option', { name: /본부/ }).first().click();
    await dialog.getByRole('textbox', { name: '덧붙이는 말' }).fill('오전 회의에서 쓸 기사입니다.');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    await sendToAll(dialog);
    await page
      .getByRole('alertdialog')
      .getByText(/명에게 메일을 보냅니다\./)
      .waitFor();
    await page.getByRole('alertdialog').getByRole('button').click();
    expect(mail.received[0]?.headers['subject']).toBe(`[기사] ${title}`);
    expect(mail.received[0]?.plain).toContain('오전 회의에서 쓸 기사입니다.');
    expect(complaints).toEqual([]);
  });
});
