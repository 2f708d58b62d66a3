import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-bad-'));
const complaints: string[] = [];
let server: Server;
let chromium: Browser;
let page: Page;
let staff: Visitor;
/** How many articles there were before the story. */
let before: number;

const file = (name: string, content: string | Uint8Array, size?: number): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, content);
  if (size !== undefined) truncateSync(path, size);
  return path;
};
const ask = async <T>(path: string): Promise<T> => (await (await staff.get(`/api${path}`)).json()) as T;
const count = async () => (await ask<{ totalRecords: number }>('/article-list?size=10')).totalRecords;

beforeAll(async () => {
  const dataDir = join(folder, 'data');
  seedInto(dataDir, 2);
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: dataDir }), browser()]);
  staff = visitor(server.url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  page = await adminDesk(chromium, server.url);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // a refused save is announced by the browser itself
    const isExpected = /status of (400|409|413|415|422)/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const url = () => page.getByRole('textbox', { name: 'URL' });
const check = () => page.getByRole('button', { name: 'URL 중복체크' });
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

beforeEach(async () => {
  before = await count();
  complaints.length = 0;
  await page.setViewportSize(widths.desktop);
  await page.goto(`${server.url}/article/Article/Regist`);
  await page.getByRole('combobox', { name: '매체명' }).fill('르');
  await page.locator('.MuiAutocomplete-option').first().click();
  await page.getByLabel('보도일시').fill('2026-02-03T09:00');
  await page.getByLabel('제목(한글)').fill(typed);
  await page.getByLabel('원문').fill(original);
});

const freeAddress = async (address: string) => {
  await url().fill(address);
  await check().click();
  await page.getByText('등록할 수 있는 URL입니다.').waitFor();
};

describe('an address', () => {
  it.each([
    ['that is none of the web', 'ftp://desk.fr/culture/1'],
    ['that runs a script', 'javascript:alert(1)'],
    ['of this machine', 'http://localhost:8080/culture'],
    ['of an inner network', 'http://192.168.0.10/culture'],
    ['of an inner network in disguise', 'http://[::ffff:10.0.0.1]/culture'],
    ['that is no address', '그냥글자'],
  ])('%s is refused in a sentence beside it', async (_name, address) => {
    await url().fill(address);
    await check().click();
    await stands('인터넷에서 누구나 열 수 있는 주소(http, https)를 입력해 주세요.');
    await expect.poll(() => url().inputValue()).toBe(address);
    await save();
    await expect.poll(() => url().getAttribute('aria-invalid')).toBe('true');
    await allIsKept();
  });

  it('that somebody else registers after the check is told at the save, and the check leads to it', async () => {
    const address = `https://race.example/${Date.now()}`;
    await freeAddress(address);
    const [outlet] = (await ask<{ data: { mediaId: number; ntnId: string }[] }>('/media-list?size=10')).data;
    const other = {
      kornTtl: '먼저 등록된 기사',
      lclsfNm: 'KOREA',
      mediaId: outlet?.mediaId,
      ntnId: outlet?.ntnId,
      frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
      url: address,
    };
    expect((await staff.post('/api/insert-article', other)).status).toBe(200);
    before += 1;
    await save();
    await stands(/이미 등록된 URL입니다\./);
    await allIsKept();
    await check().click();
    const link = page.getByRole('link', { name: /먼저 등록된 기사/ });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/article\/Article\/Detail\/\d+$/);
    await expect.poll(() => url().inputValue()).toBe(address);
  });
});

describe('a report time', () => {
  it('that is still to come is refused beside it', async () => {
    await freeAddress(`https://future.example/${Date.now()}`);
    const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 16);
    await page.getByLabel('보도일시').fill(tomorrow);
    await save();
    await stands('선택 가능한 날짜를 초과하였습니다.');
    await allIsKept();
    await expect.poll(() => page.getByLabel('보도일시').inputValue()).toBe(tomorrow);
  });
});

describe('files', () => {
  it('are ten at most: the eleventh is not taken, and says so', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) =>
      file(`지면 ${index + 1}.pdf`, '%PDF-1.7 지면 %%EOF'),
    );
    await choose(eleven);
    await stands(/10개/);
    await page.getByText('지면 10.pdf').first().waitFor();
    await allIsKept();
    await screenshot(page, 'desk-eleven-files');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('of 51 MB are told before they are sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await choose([
      file('큰 지면.pdf', '%PDF-1.7', 51 * 1024 * 1024),
      file('작은 지면.pdf', '%PDF-1.7 지면 %%EOF'),
    ]);
    await stands(/50\s?MB/i);
    await page.getByText('작은 지면.pdf').first().waitFor();
    expect(sent.filter((method) => method !== 'GET')).toEqual([]);
    await allIsKept();
  });

  it('that are a program under another name are refused by the server, by name', async () => {
    await freeAddress(`https://exe.example/${Date.now()}`);
    const program = new Uint8Array(4096);
    program.set([0x4d, 0x5a, 0x90, 0x00, 0x03]);
    await choose(file('사진.jpg', program));
    await save();
    await stands(/사진\.jpg.*(형식|내용|파일)/);
    await allIsKept();
    await screenshot(page, 'desk-renamed-program');
    expect(await ask<{ totalRecords: number }>('/article-list?searchText=%EB%82%98%EC%81%9C')).toMatchObject({
      totalRecords: 0,
    });
  });
});
