import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const scan = join(folder, '지면.pdf');
let server: Server;
let chromium: Browser;
let page: Page;
/** Address of the article registered by the first test. */
let registered: string;
let complaints: string[];

beforeAll(async () => {
  writeFileSync(scan, '%PDF-1.7 지면 %%EOF');
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url);
  // the browser logs a refused save itself
  complaints = complaintsOf(page, (text) => /status of (400|409|413|415|422)/.test(text));
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const save = () => page.getByRole('button', { name: '저장' }).click();
const url = () => page.getByRole('textbox', { name: 'URL' });
const check = () => page.getByRole('button', { name: 'URL 중복체크' }).click();
const chooseOutlet = async () => {
  await page.getByRole('combobox', { name: '매체명' }).fill('르');
  await page.locator('[role=option]').first().click();
};
/** In a low window, as at 200 % zoom, options reached by arrow keys are visible; Escape keeps the chosen ones. */
const holdsInALowWindow = async (field: Locator) => {
  const chosen = await field.inputValue();
  await page.setViewportSize({ width: 720, height: 450 });
  await field.fill('');
  await field.press('ArrowDown');
  await page.locator('[role=option]').nth(15).waitFor();
  for (let times = 0; times < 12; times += 1) await field.press('ArrowDown');
  await expect
    .poll(() =>
      page.locator('[role=option].Mui-focused').evaluate((option) => {
        const { left, top, bottom } = option.getBoundingClientRect();
        const isOnTop = (y: number) => option.contains(document.elementFromPoint(left + 20, y));
        return isOnTop(top + 2) && isOnTop(bottom - 2);
      }),
    )
    .toBe(true);
  await field.fill(chosen);
  await page.locator('[role=option]').first().click();
  await expect.poll(() => field.inputValue()).toBe(chosen);
  await page.setViewportSize({ width: 1440, height: 900 });
};
const titled = async (title: string) => {
  await page.waitForURL('**/article/Article/Detail/*');
  await page.getByRole('heading', { name: title }).waitFor();
};
/** The field that has the focus. */
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
/** Confirms discarding the input, and waits for it: while the form is shown, it asks again. */
const leaveUnsaved = async () => {
  await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await page.getByRole('heading', { level: 1, name: '기사 등록' }).waitFor({ state: 'detached' });
};
const unfoldAll = () => page.getByRole('button', { name: '모두 펼치기' }).click();
const festival = '파리에서 열린 한국 영화제';
const address = 'https://www.desk.fr/culture/1';

describe('an article registered by hand', () => {
  it('begins with its address, which is checked at once; Enter leads to what is missing', async () => {
    await goTo(page, `${server.url}/article/Article`);
    await page.getByRole('link', { name: '등록' }).click();
    await page.getByRole('heading', { level: 1, name: '기사 등록' }).waitFor();
    await expect.poll(focused).toBe('url');

    await url().blur();
    await page.keyboard.type('gd?u');
    await url().fill('https://www.desk.fr/culture/9');
    await url().press('Tab');
    expect(page.url()).toContain('/article/Article/Regist');
    await page.getByText('등록할 수 있는 URL입니다.').waitFor();

    await url().fill('https://www.desk.fr/culture/8');
    await url().press('Enter');
    await page.getByText('내용을 직접 입력해 주세요.').waitFor();
    await expect.poll(focused).toBe('kornTtl');
    const overview = page.getByRole('complementary', { name: '입력 현황' });
    await overview.getByText('6개 중 2개').waitFor();
    await overview.getByRole('button', { name: /보도 정보/ }).click();
    await expect.poll(focused).toBe('jrnlLclanNm');
    await page.getByRole('button', { name: '취소' }).click();
    await leaveUnsaved();
    expect(complaints).toEqual([]);
  });

  it('takes the country of its outlet, an address that was checked, and a file', async () => {
    await goTo(page, `${server.url}/article/Article`);
    await page.getByRole('link', { name: '등록' }).click();
    await page.getByRole('heading', { level: 1, name: '기사 등록' }).waitFor();
    await save();
    await page.getByText('필수값을 입력해주세요.').waitFor();
    await page.getByText('제목(한글)을(를) 입력해주세요.').waitFor();
    await unfoldAll();
    await page.getByLabel('채널').fill('가'.repeat(101));
    await page.locator('summary').filter({ hasText: '보도 정보' }).click();
    await chooseOutlet();
    await expect.poll(() => page.getByRole('combobox', { name: '국가' }).inputValue()).toMatch(/^[가-힣 ]+$/);
    await holdsInALowWindow(page.getByRole('combobox', { name: '국가' }));
    await page.getByLabel('보도일시').fill('2026-02-03');
    await page.getByLabel('시각(24시간)').fill('09:00');
    await page.getByLabel('제목(한글)').fill(festival);
    await page.getByLabel('제목(현지어)').fill('Le festival du film coréen à Paris');
    await page.getByLabel('원문').fill('Le festival du film coréen a ouvert vendredi.');
    await page.getByLabel('번역문').fill('한국 영화제가 금요일에 열렸다.');
    await url().fill(address);
    await save();
    await page.getByText('URL 중복체크를 진행해주세요.').first().waitFor();
    await check();
    await page.getByText('등록할 수 있는 URL입니다.').waitFor();
    // an error in a collapsed part expands it
    await save();
    await expect.poll(focused).toBe('chNm');
    await page.getByLabel('채널').fill('');
    await url().fill(`${address}2`);
    await save();
    await page.getByText('URL 중복체크를 진행해주세요.').first().waitFor();
    await url().fill(address);
    await check();
    await page.getByText('등록할 수 있는 URL입니다.').waitFor();
    // not confirmed by Enter: saving includes it
    await page.getByLabel('키워드', { exact: true }).fill('파리 영화제');
    await page.locator('input[type=file]').setInputFiles(scan);
    await holdsAtBothWidths(page, 'desk-regist');
    await save();
    await titled(festival);
    await page.getByRole('button', { name: /지면\.pdf/ }).waitFor();
    await page.getByRole('link', { name: '파리 영화제' }).waitFor();
    registered = page.url();
    expect(complaints).toEqual([]);
  });

  it('is not registered twice: the check leads to it; print asks for page, column and file', async () => {
    await goTo(page, `${server.url}/article/Article/Regist`);
    await url().fill('http://desk.fr/culture/1/?utm_source=mail');
    await check();
    const link = page.getByRole('link', { name: festival });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^\/article\/Article\/Detail\/\d+$/);

    await chooseOutlet();
    await page.getByLabel('보도일시').fill('2026-02-03');
    await page.getByLabel('시각(24시간)').fill('09:00');
    await page.getByRole('radio', { name: '예', exact: true }).first().check({ force: true });
    await page.getByLabel('제목(한글)').fill('신문에 실린 한국 전시');
    await save();
    await page.getByText('지면보도(면,단)을 입력해주세요.').first().waitFor();
    await url().waitFor({ state: 'detached' });
    await page.getByLabel('면', { exact: true }).fill('12');
    await page.getByLabel('단', { exact: true }).fill('3');
    await save();
    await page.getByText('첨부파일을 첨부해주세요.').first().waitFor();
    await page.locator('input[type=file]').setInputFiles(scan);
    await save();
    await titled('신문에 실린 한국 전시');
    await page.getByText('12면 3단').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a correction', () => {
  const edit = () => page.getByRole('button', { name: '수정', exact: true }).click();

  it("shows both versions in its history; two editors' changes are put together field by field", async () => {
    await goTo(page, registered);
    await titled(festival);
    await edit();
    await page.getByLabel('번역문').fill('한국 영화제가 금요일 파리에서 막을 올렸다.');
    await save();
    await page.locator('summary').filter({ hasText: '번역문' }).click();
    const before = page.locator('section').filter({ hasText: '고치기 전' });
    await before.getByText('한국 영화제가 금요일에 열렸다.').first().waitFor();
    await before.getByText('한국 영화제가 금요일 파리에서 막을 올렸다.').first().waitFor();
    await holdsAtBothWidths(page, 'desk-revision');

    const articleId = Number(/Detail\/(\d+)/.exec(registered)?.[1]);
    await edit();
    await page.getByLabel('본부 의견').fill('내 의견');
    const other = await colleague(server.url, 'staff');
    const { data } = (await (await other.get(`/api/article-detail?articleId=${articleId}`)).json()) as {
      data: { mdfcnDt: string };
    };
    const change = { articleId, mdfcnDt: data.mdfcnDt, htcnyOpnn: '다른 의견' };
    expect((await other.post('/api/update-article', change, { _method: 'PUT' })).status).toBe(200);
    await save();
    const choice = page.getByRole('dialog', { name: '다른 사람이 먼저 저장했습니다' });
    await choice.getByLabel('내 의견').check();
    await choice.getByRole('button', { name: '선택한 값으로 저장' }).click();
    await page.getByRole('heading', { name: '본부 의견' }).waitFor();
    await page.getByText('내 의견', { exact: true }).first().waitFor();
    // after two corrections, Back leads neither to them nor to the article again
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(new URL(registered, server.url).pathname);
    expect(complaints).toEqual([]);
  });
});

describe('what cannot be registered', () => {
  const typed = '나쁜 입력에도 남아 있는 제목';
  const original = 'Un long texte que personne ne veut retaper.';
  const file = (name: string, content: string | Uint8Array, size?: number): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    if (size !== undefined) truncateSync(path, size);
    return path;
  };
  /** Chooses files, with the field scrolled into view. */
  const choose = async (chosen: string | string[]) => {
    const input = page.locator('input[type=file]');
    await input.evaluate((field) => field.parentElement?.scrollIntoView({ block: 'center' }));
    await input.setInputFiles(chosen);
  };
  /** The message is in the window, and not covered by anything. */
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
  const freeAddress = async (free: string) => {
    await url().fill(free);
    await check();
    await page.getByText('등록할 수 있는 URL입니다.').waitFor();
  };

  it('is refused where one looks, and nothing typed is lost: addresses, days, files', async () => {
    const staff = await colleague(server.url, 'staff');
    const ask = async <T>(path: string): Promise<T> => (await (await staff.get(`/api${path}`)).json()) as T;
    const count = async () => (await ask<{ totalRecords: number }>('/article-list?size=10')).totalRecords;
    let before = await count();
    const allIsKept = async () => {
      await expect.poll(() => page.getByLabel('제목(한글)').inputValue()).toBe(typed);
      await expect.poll(() => page.getByLabel('원문').inputValue()).toBe(original);
      expect(await count()).toBe(before);
      expect(page.url()).toContain('/article/Article/Regist');
      expect(complaints).toEqual([]);
    };
    await goTo(page, `${server.url}/article/Article/Regist`);
    await chooseOutlet();
    await page.getByLabel('보도일시').fill('2026-02-03');
    await page.getByLabel('시각(24시간)').fill('09:00');
    await page.getByLabel('제목(한글)').fill(typed);
    await unfoldAll();
    await page.getByLabel('원문').fill(original);

    // the server refuses all addresses that are not public in the same way
    for (const closed of ['http://192.168.0.10/culture', '그냥글자']) {
      await freeAddress('https://free.example/1');
      await url().fill(closed);
      await check();
      // the answer for this address: saving before it is refused for the missing check instead
      await page.getByText('사용 불가', { exact: true }).waitFor();
      await stands('인터넷에서 누구나 열 수 있는 주소(http, https)를 입력해 주세요.');
      await expect.poll(() => url().inputValue()).toBe(closed);
      await save();
      await expect.poll(() => url().getAttribute('aria-invalid')).toBe('true');
      await allIsKept();
    }

    // an address registered by another user after the check is reported on saving, with a link to it
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

    await freeAddress('https://future.example/1');
    const tomorrow = new Date(Date.now() + 33 * 3_600_000).toISOString().slice(0, 10);
    await page.getByLabel('보도일시').fill(tomorrow);
    await save();
    await stands('선택 가능한 날짜를 초과하였습니다.');
    await allIsKept();
    await expect.poll(() => page.getByLabel('보도일시').inputValue()).toBe(tomorrow);
    await page.getByLabel('보도일시').fill('2026-02-03');

    // refused before they are sent
    const sent: string[] = [];
    const listen = (request: Request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    };
    page.on('request', listen);
    await choose([
      file('큰 지면.pdf', '%PDF-1.7', 51 * 1024 * 1024),
      file('작은 지면.pdf', '%PDF-1.7 지면 %%EOF'),
    ]);
    await stands(/50\s?MB/i);
    await page.getByText('작은 지면.pdf').first().waitFor();
    expect(sent).toEqual([]);
    page.off('request', listen);
    await allIsKept();

    // the server refuses a renamed program, and names it
    const program = new Uint8Array(4096);
    program.set([0x4d, 0x5a, 0x90, 0x00, 0x03]);
    await choose(file('사진.jpg', program));
    await save();
    await stands(/'사진\.jpg'.*(형식|내용|파일)/);
    await allIsKept();
    await screenshot(page, 'desk-renamed-program');

    await choose(
      Array.from({ length: 9 }, (_, index) => file(`지면 ${index + 1}.pdf`, '%PDF-1.7 지면 %%EOF')),
    );
    await stands(/10개/);
    await page.getByText('지면 8.pdf').first().waitFor();
    await allIsKept();
    await screenshot(page, 'desk-eleven-files');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '취소' }).click();
    await leaveUnsaved();
  });
});

describe('a mission abroad', () => {
  it('marks an article of the local press, and lists what is marked; briefings are not shown it', async () => {
    const calls = await colleague(server.url, 'mission');
    const { totalRecords: before } = (await (await calls.get('/api/article-list/onsite')).json()) as {
      totalRecords: number;
    };
    const mission = await desk(chromium, server.url, 'mission');
    const mark = (pressed: boolean) => mission.getByRole('button', { name: '현지 언론 표시', pressed });
    await goTo(mission, registered);
    await mark(false).click();
    await mark(true).waitFor();
    await mission.getByRole('button', { name: '되돌리기' }).click();
    await mark(false).click();
    await mark(true).waitFor();
    await screenshot(mission, 'desk-onsite');
    await goTo(mission, `${server.url}/article/Article?period=all&lclsfNm=all&onsiteMediaArticleYn=Y`);
    await mission.getByRole('link', { name: festival }).waitFor();
    await total(mission, before + 1);
    expect(await mission.getByRole('button', { name: /브리핑/ }).count()).toBe(0);
    await mission.getByRole('button', { name: '현지 언론 내보내기' }).click();
    const [file] = await Promise.all([
      mission.waitForEvent('download'),
      mission
        .getByRole('dialog', { name: '현지 언론 기사 내보내기' })
        .getByRole('button', { name: '내려받기' })
        .click(),
    ]);
    const { rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(rows).toHaveLength(before + 1);
    expect(rows.map(([title]) => title)).toContainEqual(expect.stringContaining(festival));
    await mission.getByRole('button', { name: /현지 언론 기사만 조건 빼기/ }).click();
    await mission.getByRole('button', { name: '현지 언론 내보내기' }).waitFor({ state: 'detached' });
    const all = async () => {
      const text = await mission.locator('main p', { hasText: /^총 / }).innerText();
      return Number(text.replace(/\D/g, ''));
    };
    await expect.poll(all).toBeGreaterThan(before + 1);
    await mission.context().close();
  });
});
