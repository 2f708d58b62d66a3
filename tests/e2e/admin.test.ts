import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk, exported } from './desk.ts';
import { goTo, isComplaint } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // a refused save is announced by the browser itself
    const expected = /status of (400|409)/.test(message.text());
    if (isComplaint(message) && !expected) complaints.push(message.text());
  });
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(async () => {
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const countries = '/admin/CountryCodeManage';
const visit = async (path: string) => {
  await goTo(page, server.url + path);
  // an open drawer hides what is behind it from whoever asks by role
  await page.locator('table').first().waitFor();
};
const drawer = () => page.getByRole('dialog');
const save = () => drawer().getByRole('button', { name: '저장' }).click();
const closed = () => drawer().waitFor({ state: 'detached' });
const total = (text: string | RegExp) => page.locator('main p', { hasText: text });
const search = () => page.getByRole('search');

describe('a list', () => {
  it('is narrowed, ordered and sized, and all of it stands in the address', async () => {
    await visit(countries);
    await search().getByLabel('국가명', { exact: true }).fill('한민');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: '대한민국' }).waitFor();
    await page.getByRole('button', { name: /한민 조건 빼기/ }).click();
    await total(/총 25\d건/).waitFor();
    await page.getByRole('button', { name: '국가 코드' }).last().click();
    await page.getByRole('cell', { name: 'AD', exact: true }).waitFor();
    await page.getByLabel('한 쪽에 보일 건수').selectOption('20');
    await page.getByRole('row').nth(20).waitFor();
    const address = new URL(page.url()).searchParams;
    expect([address.get('sort'), address.get('order'), address.get('perPage')]).toEqual([
      'ntnId',
      'ASC',
      '20',
    ]);
    await page.reload();
    await page.getByRole('row').nth(20).waitFor();
    await expect
      .poll(() => page.getByRole('columnheader', { name: '국가 코드' }).getAttribute('aria-sort'))
      .toBe('ascending');
    await page.getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    await page.waitForURL(/page=2/);
    expect(complaints).toEqual([]);
  });

  it('says which condition to loosen when nothing is found', async () => {
    await visit(countries);
    await search().getByLabel('영문 국가명').fill('no such country');
    await page.keyboard.press('Enter');
    await page.getByText('검색결과가 없습니다').waitFor();
    await page.getByText('조건을 하나 지우거나 검색어를 줄여 보세요.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('answers a page size that nobody offers with the next larger one', async () => {
    await visit(`${countries}?perPage=25`);
    await expect.poll(() => page.getByLabel('한 쪽에 보일 건수').inputValue()).toBe('30');
    await expect.poll(() => page.getByRole('row').count()).toBe(31);
  });
});

describe('a country', () => {
  it('is added and then stands in the list', async () => {
    await visit(countries);
    await page.getByRole('link', { name: '등록' }).click();
    await drawer().getByRole('heading', { name: '국가 코드 등록' }).waitFor();
    await save();
    await drawer().getByText('필수값을 입력해주세요.').waitFor();
    await drawer().getByText('국가명을(를) 입력해주세요.').waitFor();
    expect(
      await drawer()
        .getByLabel('국가 코드')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);

    await drawer().getByLabel('국가 코드').fill('xx');
    await drawer().getByLabel('국가명', { exact: false }).first().fill('가상국');
    await drawer().getByLabel('대륙').selectOption({ label: '유럽' });
    await save();
    await drawer().getByText('국가 코드이(가) 올바르지 않습니다.').first().waitFor();
    await drawer().getByLabel('국가 코드').fill('QX');
    await save();
    await closed();
    await page.getByText('등록했습니다.').waitFor();

    await search().getByLabel('국가명', { exact: true }).fill('가상국');
    await page.keyboard.press('Enter');
    await total('총 1건').waitFor();
    const row = page.getByRole('row').nth(1);
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(['QX', '가상국', '-', '유럽', '-', '사용']);
    expect(complaints).toEqual([]);
  });

  it('is refused by the server at the field where a code is taken', async () => {
    await visit(`${countries}?new=1`);
    await drawer().getByLabel('국가 코드').fill('KR');
    await drawer().getByLabel('국가명', { exact: false }).first().fill('또 하나');
    await drawer().getByLabel('대륙').selectOption({ label: '아시아' });
    await save();
    await drawer().locator('[aria-invalid=true]').waitFor();
    await expect.poll(() => drawer().getByLabel('국가 코드').getAttribute('aria-invalid')).toBe('true');
    await page.reload();
  });

  it('is edited in the drawer; an emptied field is cleared', async () => {
    await visit(`${countries}?id=GA`);
    await drawer().getByLabel('영문 국가명').fill('');
    await drawer().getByLabel('비고').fill('두 줄로\n적은 비고');
    await drawer().getByRole('radio', { name: '미사용' }).check();
    await save();
    await closed();
    const record = (await (
      await (await colleague(server.url)).get('/api/nationcode-detail?ntnId=GA')
    ).json()) as {
      data: Record<string, unknown>;
    };
    expect(record.data).toMatchObject({
      ntnEngNm: null,
      rmrk: '두 줄로\n적은 비고',
      useYn: 'N',
      ntnNm: '가봉',
    });
    expect(complaints).toEqual([]);
  });

  it('asks before what was typed is lost', async () => {
    await visit(countries);
    await page.getByRole('link', { name: '가나', exact: true }).click();
    await drawer().getByLabel('비고').fill('아직 저장하지 않음');
    await drawer().getByRole('button', { name: '닫기' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('저장하지 않은 내용이 있습니다.').waitFor();
    await question.getByRole('button', { name: '취소' }).click();
    await expect.poll(() => drawer().getByLabel('비고').inputValue()).toBe('아직 저장하지 않음');
    await page.goBack();
    await question.getByRole('button', { name: '나가기' }).click();
    await closed();
    expect(page.url()).not.toContain('id=');
  });

  it('is saved once, however often one presses', async () => {
    await visit(`${countries}?id=GH`);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/update-nationcode')) calls.push(request.url());
    });
    await drawer().getByLabel('비고').fill('한 번만');
    await drawer()
      .getByRole('button', { name: '저장' })
      .evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 4; press += 1) button.click();
      });
    await closed();
    expect(calls).toHaveLength(1);
  });

  it('that somebody else changed meanwhile is put together field by field', async () => {
    await visit(`${countries}?id=GN`);
    await drawer().getByLabel('비고').fill('내 비고');
    await drawer().getByLabel('영문 국가명').fill('My Guinea');
    const other = await colleague(server.url);
    const { data } = (await (await other.get('/api/nationcode-detail?ntnId=GN')).json()) as {
      data: { mdfcnDt: string };
    };
    const change = { ntnId: 'GN', mdfcnDt: data.mdfcnDt, ntnEngNm: 'Their Guinea', ntnno: '999' };
    expect((await other.post('/api/update-nationcode', change, { _method: 'PUT' })).status).toBe(200);

    await save();
    const choice = page.getByRole('dialog', { name: '다른 사람이 먼저 저장했습니다' });
    await choice.waitFor();
    await screenshot(page, 'admin-conflict');
    expect(await accessibilityProblems(page)).toEqual([]);
    const group = (name: string) => choice.getByRole('group', { name });
    // both changed it: mine is suggested, theirs is chosen here
    await group('영문 국가명 둘 다 바꿈').getByLabel('Their Guinea').check();
    // only they changed it
    await expect.poll(() => group('국가 번호').getByLabel('999').isChecked()).toBe(true);
    await expect.poll(() => group('비고').getByLabel('내 비고').isChecked()).toBe(true);
    await choice.getByRole('button', { name: '고른 값으로 저장' }).click();
    await closed();
    const after = (await (await other.get('/api/nationcode-detail?ntnId=GN')).json()) as { data: object };
    expect(after.data).toMatchObject({ ntnEngNm: 'Their Guinea', ntnno: '999', rmrk: '내 비고' });
    expect(complaints).toEqual([]);
  });

  it('is deleted after one more question', async () => {
    await visit(`${countries}?id=QX`);
    await drawer().getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByText('국가 코드 ‘가상국’을 삭제하시겠습니까?').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await closed();
    await page.getByText('삭제했습니다.').waitFor();
    expect((await (await colleague(server.url)).get('/api/nationcode-detail?ntnId=QX')).status).toBe(404);
  });
});

describe('common codes', () => {
  it('ask for a master before a detail is registered', async () => {
    await visit('/admin/CommonCodeManage');
    await page.getByRole('button', { name: '상세 등록' }).click();
    await page.getByRole('alertdialog').getByText('마스터 코드가 선택되지 않았습니다.').waitFor();
    await page.getByRole('button', { name: '확인' }).click();
    await expect.poll(() => page.getByRole('table').count()).toBe(1);
  });

  it('get a detail under the chosen master', async () => {
    await visit('/admin/CommonCodeManage');
    await page.getByRole('link', { name: '대륙' }).click();
    const details = page.getByRole('table', { name: '상세 코드 목록' });
    await details.getByRole('link', { name: '아시아' }).waitFor();
    await page.getByRole('link', { name: '상세 등록' }).click();
    await drawer().getByLabel('코드 ID').fill('소문자');
    await drawer().getByLabel('코드명', { exact: false }).first().fill('달');
    await save();
    await drawer().getByText('영문 대문자, 숫자, _(언더바)만 입력 가능합니다.').first().waitFor();
    await drawer().getByLabel('코드 ID').fill('CTN_MOON');
    await drawer().getByLabel('정렬 순서').fill('99');
    await save();
    await closed();
    await details.getByRole('link', { name: '달' }).click();
    await drawer().getByRole('heading', { name: '상세 코드 (CTN) 수정' }).waitFor();
    await drawer().getByText('CTN_MOON').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a reference', () => {
  it('is chosen from the picker list of the other entity', async () => {
    await visit('/admin/user/UserGroupManage');
    await page.getByRole('link', { name: '본부' }).click();
    const picker = drawer().getByRole('combobox', { name: '담당자' });
    // as much of a name as is shown of it, or all of it
    await picker.pressSequentially('이');
    await page.getByRole('option', { name: /^이/ }).first().waitFor();
    await picker.pressSequentially('직');
    await page.getByText('찾지 못했습니다. 이름 전체를 정확히 입력해 주세요.').waitFor();
    await picker.pressSequentially('원');
    await page.getByRole('option', { name: /^이/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const chosen = await picker.inputValue();
    expect(chosen).toMatch(/^이/);
    await save();
    await closed();
    await page.getByRole('row', { name: /본부/ }).getByText(chosen).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard alone', () => {
  it('finds a country, changes it and comes back to its row', async () => {
    await visit(countries);
    await search().getByLabel('국가명', { exact: true }).focus();
    await page.keyboard.type('가나');
    await page.keyboard.press('Enter');
    await total('총 1건').waitFor();
    const link = page.getByRole('table').getByRole('link', { name: '가나' });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await drawer().getByLabel('비고').waitFor();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (
        await drawer()
          .getByLabel('비고')
          .evaluate((element) => element === document.activeElement)
      )
        break;
    }
    await page.keyboard.press('Control+A');
    await page.keyboard.type('자판으로만');
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === '저장') break;
    }
    await page.keyboard.press('Enter');
    await closed();
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await drawer().waitFor();
    await page.keyboard.press('Escape');
    await closed();
    expect(complaints).toEqual([]);
  });
});

describe('related issues, which are put out of use instead of deleted', () => {
  const called = (n: number) => `견본 ${String(n).padStart(2, '0')}`;
  const field = () => drawer().getByRole('textbox', { name: '관련 이슈명', exact: true });
  const names = () => page.locator('tbody tr').getByRole('link').allTextContents();
  const narrow = async (text: string) => {
    await search().getByLabel('관련 이슈명', { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`${text} 조건 빼기`) }).waitFor();
  };

  it('are registered, sorted, paged, changed, brought in a file and put out of use', async () => {
    const other = await colleague(server.url);
    for (let n = 1; n <= 10; n += 1)
      expect((await other.post('/api/insert-relationissue', { relIssueNm: called(n) })).status).toBe(200);
    await goTo(page, `${server.url}/admin/RelationIssueManage`);
    await page.getByRole('link', { name: '등록' }).click();
    await field().fill(called(11));
    await save();
    await closed();
    await narrow('견본');
    await total('총 11건').waitFor();
    const head = page.getByRole('columnheader').getByRole('button', { name: '관련 이슈명', exact: true });
    await head.click();
    await page.waitForURL(/order=ASC/);
    await expect.poll(async () => (await names())[0]).toBe(called(1));
    await head.click();
    await page.waitForURL(/order=DESC/);
    await expect.poll(async () => (await names())[0]).toBe(called(11));
    await page.getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(async () => await names()).toEqual([called(1)]);

    await narrow(called(5));
    await page.getByRole('link', { name: called(5) }).click();
    await expect.poll(() => field().inputValue()).toBe(called(5));
    await field().fill('고친 견본');
    await save();
    await closed();
    await narrow('견본');
    const { preamble, head: columns, rows } = await exported(page);
    expect([preamble.at(-1), rows.length]).toEqual(['건수: 11건', 11]);
    expect(rows.map((row) => row[columns.indexOf('관련 이슈명')])).toContain('고친 견본');

    await narrow('고친 견본');
    await page.getByRole('link', { name: '고친 견본' }).click();
    await drawer().getByRole('button', { name: '변경 이력' }).click();
    await page.getByText(called(5)).first().waitFor();
    await page.keyboard.press('Escape');
    await drawer().getByRole('radio', { name: '미사용' }).check();
    await save();
    await closed();
    await page
      .getByRole('row', { name: /고친 견본/ })
      .getByText('미사용')
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
