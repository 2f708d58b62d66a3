import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '#generated/types/media.ts';
import { anonymousStorage, browser, loaded, pooledProfile } from '../helpers/browser.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const mail = await mailServer();
let server: Server;
let chromium: Browser;

beforeAll(async () => {
  [server, chromium] = await Promise.all([
    startServer({ SMTP_URL: mail.url }, { beginning: 'demo' }),
    browser(),
  ]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const dialog = (page: Page) => page.getByRole('dialog');
const views = (page: Page) => page.locator('#main [data-action="views"]');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Registers an article that the saved search finds. */
const register = async (kornTtl: string) => {
  const office = await colleague(server.url);
  const { data } = (await (await office.get('/api/media-popup-list')).json()) as { data: Media[] };
  const record = {
    kornTtl,
    lclsfNm: 'KOREA',
    mediaId: data[0]?.mediaId,
    ntnId: 'FR',
    frmTrsfNscvrgDt: new Date().toISOString(),
    url: `https://www.watch.example/${encodeURIComponent(kornTtl)}`,
  };
  expect((await office.send('/api/insert-article', uploadForm('article', record, []))).status).toBe(200);
};

it('a search is saved, tells at once by mail and bell, is previewed, paused, and stopped by link', async () => {
  const page = await desk(chromium, server.url, 'staff');
  const complaints = complaintsOf(page);
  await goTo(page, `${server.url}/article/Article?searchText=${encodeURIComponent('영화')}&size=20`);
  await views(page).click();
  await dialog(page).getByLabel('보기 이름').fill('영화 소식');
  await dialog(page).getByLabel('폴더').fill('주간 보고');
  await dialog(page).getByLabel('메모').fill('문화원 주간 보고에 씀');
  await holdsAtBothWidths(page, 'watch-view-dialog');
  await dialog(page).getByRole('button', { name: '저장' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const menu = page.getByRole('navigation', { name: /하위 메뉴/ });
  await menu.getByRole('list', { name: '주간 보고' }).getByText('문화원 주간 보고에 씀').waitFor();

  // the form says at once what it would have sent
  await page.locator('#main').getByRole('button', { name: '영화 소식 새 글 알림 (꺼짐)' }).click();
  const sum = dialog(page).getByText(/지난 30일이라면 알림 \d+통, 글 \d+건/);
  await sum.waitFor();
  const before = await sum.textContent();
  await dialog(page).getByText('바로', { exact: true }).click();
  await expect.poll(() => sum.textContent()).not.toBe(before);
  for (const rest of ['토·일요일', '공휴일']) await dialog(page).getByLabel(rest).uncheck();
  await holdsAtBothWidths(page, 'watch-dialog');
  await dialog(page).getByRole('button', { name: '저장' }).click();
  await page.locator('#main').getByRole('button', { name: '영화 소식 새 글 알림 (켜짐)' }).waitFor();

  await goTo(page, `${server.url}/myPage/Watch`);
  await register('파리의 한국 영화 주간');
  const isMailed = () => mail.received.find(({ plain }) => plain.includes('파리의 한국 영화 주간'));
  await expect.poll(isMailed).toBeDefined();
  await page.getByRole('button', { name: /^알림 \d+건/ }).waitFor();

  // the list of all alerts counts it, and pauses at once
  await goTo(page, `${server.url}/dashboard`);
  await goTo(page, `${server.url}/myPage/Watch`);
  const row = page.getByRole('row', { name: /영화 소식/ });
  await row.getByText('바로 · 화면, 메일').waitFor();
  await row.getByRole('cell', { name: /^[1-9]/ }).waitFor();
  await holdsAtBothWidths(page, 'watch-page');
  await press(page, '영화 소식 잠시 멈추기');
  await press(page, '영화 소식 다시 보내기');
  await press(page, '영화 소식 알림 설정');
  await dialog(page).getByRole('tab', { name: '보낸 알림' }).click();
  await dialog(page).getByText('파리의 한국 영화 주간').waitFor();
  await holdsAtBothWidths(page, 'watch-history');
  await page.keyboard.press('Escape');

  // a link in the mail leaves an outlet out, after a question
  const text = isMailed()?.plain ?? '';
  const linkOf = (name: string) => new RegExp(`${name} https?://[^/]+(/\\S+)`).exec(text)?.[1] ?? '';
  await goTo(page, server.url + linkOf('이 매체 빼기'));
  await page.getByRole('alertdialog').getByText('알림에서').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '빼기' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);

  const stranger = await (await pooledProfile(chromium, anonymousStorage)).newPage();
  await stranger.goto(server.url + linkOf('로그인하지 않고 그만 받기'));
  await press(stranger, '알림 그만 받기');
  await stranger.getByRole('heading', { name: '‘영화 소식’ 알림을 멈췄습니다' }).waitFor();
  await holdsAtBothWidths(stranger, 'watch-stopped');
  await goTo(page, `${server.url}/dashboard`);
  await goTo(page, `${server.url}/myPage/Watch`);
  await row.getByText('멈춤').waitFor();
});

it('a rule is tried, switched on, does what it says with a new article, and is undone', async () => {
  const office = await colleague(server.url, 'staff');
  const cndCn = `lclsfNm=all&searchText=${encodeURIComponent('한국')}`;
  await office.post('/api/insert-savedview', { menuUrl: '/article/Article', viewNm: '한국 소식', cndCn });
  await office.post('/api/insert-articlelabel', { labelNm: '주간 보고' });
  const page = await desk(chromium, server.url, 'staff');
  const complaints = complaintsOf(page, (text) => text.includes('400'));
  await goTo(page, `${server.url}/article/ArrivalRule`);
  await page.getByRole('link', { name: '첫 수신 규칙 등록' }).click();
  await dialog(page).getByLabel('규칙 이름').fill('주간 보고 모으기');
  await dialog(page).getByLabel('저장한 검색').selectOption({ label: '한국 소식 (기사)' });
  await dialog(page).getByRole('button', { name: '저장' }).click();
  await dialog(page).getByRole('alert').getByText('할 일을 하나 이상 골라 주세요.').waitFor();
  await dialog(page).getByLabel('라벨').selectOption({ label: '주간 보고' });
  await dialog(page).getByLabel('중분류').selectOption({ label: '관광' });
  await holdsAtBothWidths(page, 'rule-form');
  await dialog(page).getByRole('button', { name: '저장' }).click();

  await press(page, '최근 30일에 시험');
  const trial = dialog(page).getByRole('status').filter({ hasText: '최근 30일에 맞는 글' });
  await trial.getByText(/^가장 최근 \d+건 보기$/).click();
  await trial.getByRole('listitem').first().waitFor();
  await trial.getByText('먼저 정한 글은 그대로 둡니다', { exact: false }).waitFor();
  await holdsAtBothWidths(page, 'rule-trial');
  await press(page, '규칙 켜기');
  await dialog(page).getByRole('button', { name: '규칙 끄기' }).waitFor();

  await register('로마의 한국 공예 주간');
  const lines = dialog(page).getByRole('list', { name: '한 일' });
  const line = lines.getByRole('listitem').filter({ hasText: '로마의 한국 공예 주간' });
  await expect
    .poll(async () => {
      await goTo(page, `${server.url}/article/ArrivalRule`);
      await page.getByRole('link', { name: '주간 보고 모으기' }).click();
      await dialog(page)
        .getByRole('heading', { name: /^한 일/ })
        .waitFor();
      await loaded(page);
      return line.count();
    })
    .toBe(1);
  await line.getByText('중분류 문화·예술 → 관광, 라벨 ‘주간 보고’').waitFor();
  await holdsAtBothWidths(page, 'rule-applied');
  await line.getByRole('checkbox', { name: '로마의 한국 공예 주간 고르기' }).check();
  await press(page, '고른 1건 되돌리기');
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click();
  await line.getByText('되돌림', { exact: true }).waitFor();
  const article = (await line.getByRole('link').getAttribute('href')) ?? '';
  await goTo(page, server.url + article);
  await page.getByText('수신 규칙 ‘주간 보고 모으기’').waitFor();
  expect(complaints).toEqual([]);
});
