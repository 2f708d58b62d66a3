import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browser, screenshot } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-bad-'));
let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;
let staff: Visitor;
/** How many articles there were before the story. */
let before: number;

const file = (name: string, content: string | Uint8Array, size?: number): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  if (size !== undefined) truncateSync(path, size);
  return path;
};
const ask = async <T>(path: string): Promise<T> => (await (await staff.get(`/api${path}`)).json()) as T;
const count = async () => (await ask<{ totalRecords: number }>('/article-list?size=10')).totalRecords;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  staff = await colleague(server.url, 'staff');
  page = await desk(chromium, server.url);
  // a refused save is announced by the browser itself
  complaints = complaintsOf(page, (text) => /status of (400|409|413|415|422)/.test(text));
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const url = () => page.getByRole('textbox', { name: 'URL' });
const check = () => page.getByRole('button', { name: 'URL 중복체크' }).click();
const save = () => page.getByRole('button', { name: '저장' }).click();
/** Chosen by who has gone to the field. */
const choose = async (chosen: string | string[]) => {
  const input = page.locator('input[type=file]');
  await input.evaluate((field) => field.parentElement?.scrollIntoView({ block: 'center' }));
  await input.setInputFiles(chosen);
};
const typed = '나쁜 입력에도 남아 있는 제목';
const original = 'Un long texte que personne ne veut retaper.';

/** The sentence is where the person looks: on the screen, and not behind anything. */
const stands = async (sentence: RegExp | string) => {
  const told = page.locator('#main').getByText(sentence).first();
  await told.waitFor();
  await expect
    .poll(() =>
      told.evaluate((shown) => {
        const { top, bottom } = shown.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
};
/** Nothing that was typed is lost, and nothing is stored. */
const allIsKept = async () => {
  await expect.poll(() => page.getByLabel('제목(한글)').inputValue()).toBe(typed);
  await expect.poll(() => page.getByLabel('원문').inputValue()).toBe(original);
  expect(await count()).toBe(before);
  expect(page.url()).toContain('/article/Article/Regist');
  expect(complaints).toEqual([]);
};
const freeAddress = async (address: string) => {
  await url().fill(address);
  await check();
  await page.getByText('등록할 수 있는 URL입니다.').waitFor();
};

beforeEach(async () => {
  before = await count();
  complaints.length = 0;
  await page.goto(`${server.url}/article/Article/Regist`);
  await page.getByRole('combobox', { name: '매체명' }).fill('르');
  await page.locator('[role=option]').first().click();
  await page.getByLabel('보도일시').fill('2026-02-03');
  await page.getByLabel('시각(24시간)').fill('09:00');
  await page.getByLabel('제목(한글)').fill(typed);
  await page.getByRole('button', { name: '모두 펼치기' }).click();
  await page.getByLabel('원문').fill(original);
});

it('an address that not everybody can open is refused beside it; one that somebody else registers after the check is told at the save, and the check leads to it', async () => {
  for (const address of [
    'ftp://desk.fr/culture/1',
    'javascript:alert(1)',
    'http://localhost:8080/culture',
    'http://192.168.0.10/culture',
    'http://[::ffff:10.0.0.1]/culture',
    '그냥글자',
  ]) {
    await freeAddress('https://free.example/1');
    await url().fill(address);
    await check();
    await stands('인터넷에서 누구나 열 수 있는 주소(http, https)를 입력해 주세요.');
    await expect.poll(() => url().inputValue()).toBe(address);
    await save();
    await expect.poll(() => url().getAttribute('aria-invalid')).toBe('true');
    await allIsKept();
  }

  const raced = 'https://race.example/1';
  await freeAddress(raced);
  const [outlet] = (await ask<{ data: { mediaId: number; ntnId: string }[] }>('/media-list?size=10')).data;
  const other = {
    kornTtl: '먼저 등록된 기사',
    lclsfNm: 'KOREA',
    mediaId: outlet?.mediaId,
    ntnId: outlet?.ntnId,
    frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
    url: raced,
  };
  expect((await staff.post('/api/insert-article', other)).status).toBe(200);
  before += 1;
  await save();
  await stands(/이미 등록된 URL입니다\./);
  await allIsKept();
  await check();
  const link = page.getByRole('link', { name: /먼저 등록된 기사/ });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^\/article\/Article\/Detail\/\d+$/);
  await expect.poll(() => url().inputValue()).toBe(raced);
});

it('a report time that is still to come is refused beside it; files are ten at most, and the eleventh says so', async () => {
  await freeAddress('https://future.example/1');
  const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('보도일시').fill(tomorrow);
  await save();
  await stands('선택 가능한 날짜를 초과하였습니다.');
  await allIsKept();
  await expect.poll(() => page.getByLabel('보도일시').inputValue()).toBe(tomorrow);

  await choose(
    Array.from({ length: 11 }, (_, index) => file(`지면 ${index + 1}.pdf`, '%PDF-1.7 지면 %%EOF')),
  );
  await stands(/10개/);
  await page.getByText('지면 10.pdf').first().waitFor();
  await allIsKept();
  await screenshot(page, 'desk-eleven-files');
  expect(await accessibilityProblems(page)).toEqual([]);
});

it('files of 51 MB are told before they are sent; a program under another name is refused by the server, by name', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await choose([
    file('큰 지면.pdf', '%PDF-1.7', 51 * 1024 * 1024),
    file('작은 지면.pdf', '%PDF-1.7 지면 %%EOF'),
  ]);
  await stands(/50\s?MB/i);
  await page.getByText('작은 지면.pdf').first().waitFor();
  expect(sent).toEqual([]);
  await allIsKept();

  await freeAddress('https://exe.example/1');
  const program = new Uint8Array(4096);
  program.set([0x4d, 0x5a, 0x90, 0x00, 0x03]);
  await choose(file('사진.jpg', program));
  await save();
  await stands(/'사진\.jpg'.*(형식|내용|파일)/);
  await allIsKept();
  await screenshot(page, 'desk-renamed-program');
  const found = await ask<{ totalRecords: number }>(`/article-list?searchText=${encodeURIComponent('나쁜')}`);
  expect(found.totalRecords).toBe(0);
});
