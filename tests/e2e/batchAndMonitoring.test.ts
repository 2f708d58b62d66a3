import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
import { goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url);
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const answer = (name: string) =>
  page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true }).click();

const preview = async (from: string, to: string): Promise<number> => {
  await goTo(page, `${server.url}/admin/ArticleBatchEdit`);
  await page.getByRole('textbox', { name: '찾을 글' }).fill(from);
  await page.getByRole('textbox', { name: '바꿀 글' }).fill(to);
  await page.getByRole('button', { name: '미리 보기' }).click();
  const counted = page.getByText(/바뀔 기사/);
  await counted.or(page.getByText('검색결과가 없습니다')).first().waitFor();
  if (await page.getByText('검색결과가 없습니다').count()) return 0;
  return Number(/([\d,]+)건/.exec(await counted.innerText())?.[1]?.replaceAll(',', ''));
};

describe('a batch edit', () => {
  it('is looked at, done on all articles found, and taken back in one step', async () => {
    const before = await preview('축제', '큰잔치');
    expect(before).toBeGreaterThan(5);
    const first = page
      .getByRole('listitem')
      .filter({ has: page.locator('del') })
      .first();
    await expect.poll(() => first.locator('del').first().innerText()).toBe('축제');
    await expect.poll(() => first.locator('ins').first().innerText()).toBe('큰잔치');
    await screenshot(page, 'batch-preview');
    await page.getByRole('checkbox', { name: '이 쪽 모두' }).check();
    const all = page.getByRole('button', { name: /모두 선택/ });
    if (await all.count()) await all.click();
    await page.getByText(new RegExp(`선택 ${before.toLocaleString('ko-KR')}건`)).waitFor();
    await page.getByRole('button', { name: '선택한 기사 바꾸기' }).click();
    await answer('바꾸기');
    await page.getByText(`${before.toLocaleString('ko-KR')}건을 바꾸었습니다.`).waitFor();
    await answer('확인');
    expect(await preview('축제', '')).toBe(0);

    await page.getByRole('button', { name: '되돌리기' }).click();
    await answer('되돌리기');
    await page.getByText(`${before.toLocaleString('ko-KR')}건을 되돌렸습니다.`).waitFor();
    await answer('확인');
    expect(await preview('축제', '큰잔치')).toBe(before);
  });

  it('keeps the choice from page to page, the conditions in the address, and demands a look at new ones', async () => {
    const found = await preview('축제', '큰잔치');
    await page.getByRole('combobox', { name: '국가' }).fill('일본');
    await page.getByRole('option', { name: '일본' }).click();
    await page.keyboard.press('Escape');
    await page.getByText('조건이 달라졌습니다.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '선택한 기사 바꾸기' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '미리 보기' }).click();
    await page.waitForURL(/ntnId=JP/);
    await page.getByText('조건이 달라졌습니다.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /일본 조건 빼기/ }).click();
    await page.getByRole('button', { name: '미리 보기' }).click();
    await page.getByText(new RegExp(`바뀔 기사 ${found.toLocaleString('ko-KR')}건`)).waitFor();
    if (found > 20) {
      await page.getByRole('checkbox', { name: '이 쪽 모두' }).check();
      await page.getByRole('button', { name: '2 쪽으로 이동' }).click();
      await page.waitForURL(/page=2/);
      await page.getByText(/선택 20건/).waitFor();
      await expect.poll(() => page.getByRole('checkbox', { name: '이 쪽 모두' }).isChecked()).toBe(false);
    }
    await page.reload();
    await page.getByText(new RegExp(`바뀔 기사 ${found.toLocaleString('ko-KR')}건`)).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: '바꿀 글' }).inputValue()).toBe('큰잔치');
    await screenshot(page, 'batch-conditions');
  });

  it('says what is missing before it asks anything', async () => {
    await goTo(page, `${server.url}/admin/ArticleBatchEdit`);
    await page.getByRole('button', { name: '미리 보기' }).click();
    await page.getByText('찾을 글을(를) 입력해주세요.').waitFor();
    expect(
      await page.getByRole('textbox', { name: '찾을 글' }).evaluate((box) => box === document.activeElement),
    ).toBe(true);
  });
});

describe('the month table', () => {
  it('changes with its conditions, which stand in the address', async () => {
    await goTo(page, `${server.url}/admin/monitoring/ArticleStatus`);
    await page.getByRole('rowheader', { name: '자동 수집' }).waitFor();
    await page.getByRole('radio', { name: '국가별' }).click({ force: true });
    await page.waitForURL(/by=nation/);
    await page.getByRole('rowheader', { name: '일본' }).waitFor();
    const total = page.locator('tfoot td').last();
    expect(Number((await total.innerText()).replaceAll(',', ''))).toBeGreaterThan(50);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '엑셀 내려받기' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    const { head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect([head[0], rows.at(-1)?.[0]]).toEqual(['국가', '합계']);
    expect(Number(rows.at(-1)?.at(-1))).toBe(Number((await total.innerText()).replaceAll(',', '')));
  });
});
