import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { readCsvExport, readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk, exported } from './desk.ts';
import { goTo, holdsAtBothWidths, isComplaint } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
/** A colleague who works at the same time, by API calls only. */
let other: Visitor;
const complaints: string[] = [];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  other = await colleague(server.url);
  page = await desk(chromium, server.url);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // the browser logs a refused save itself
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
  // an open drawer hides the content behind it from queries by role
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
    await page.getByRole('rowheader', { name: '대한민국' }).waitFor();
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
});

describe('a country', () => {
  it('is added on a phone, and then stands in the list', async () => {
    await page.setViewportSize(widths.phone);
    await visit(countries);
    await page.getByRole('link', { name: '등록', exact: true }).click();
    await drawer().getByRole('heading', { name: '국가 코드 등록' }).waitFor();
    await save();
    await drawer().getByText('국가명을(를) 입력해주세요.').waitFor();
    await expect
      .poll(() =>
        drawer()
          .getByLabel('국가 코드')
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await drawer().getByLabel('국가 코드').fill('QX');
    await drawer().getByLabel('국가명', { exact: false }).first().fill('가상국');
    await drawer().getByLabel('대륙').selectOption({ label: '유럽' });
    await screenshot(page, 'admin-country-form-390');
    await save();
    await closed();
    await page.getByText('등록했습니다.').waitFor();
    await search().getByLabel('국가명', { exact: true }).fill('가상국');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '가상국' }).waitFor();
    await total('총 1건').waitFor();
    await page.setViewportSize(widths.desktop);
    const row = page.getByRole('row').nth(1);
    await expect
      .poll(() => row.locator('th, td').allTextContents())
      .toEqual(['QX', '가상국', '-', '유럽', '-', '사용']);
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

  it('that somebody else changed meanwhile is put together field by field', async () => {
    await visit(`${countries}?id=GN`);
    await drawer().getByLabel('비고').fill('내 비고');
    await drawer().getByLabel('영문 국가명').fill('My Guinea');
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
    // both changed it: the own value is suggested, the other one is chosen here
    await group('영문 국가명 둘 다 변경').getByLabel('Their Guinea').check();
    // only the colleague changed it
    await expect.poll(() => group('국가 번호').getByLabel('999').isChecked()).toBe(true);
    await expect.poll(() => group('비고').getByLabel('내 비고').isChecked()).toBe(true);
    await choice.getByRole('button', { name: '선택한 값으로 저장' }).click();
    await closed();
    const after = (await (await other.get('/api/nationcode-detail?ntnId=GN')).json()) as { data: object };
    expect(after.data).toMatchObject({ ntnEngNm: 'Their Guinea', ntnno: '999', rmrk: '내 비고' });
    expect(complaints).toEqual([]);
  });

  it('is put out of use, tells its changes, and is deleted after one more question', async () => {
    await visit(`${countries}?id=QX`);
    await drawer().getByRole('radio', { name: '미사용' }).check();
    await save();
    await closed();
    await visit(`${countries}?id=QX`);
    await expect.poll(() => drawer().getByRole('radio', { name: '미사용' }).isChecked()).toBe(true);
    await drawer().getByRole('button', { name: '변경 이력' }).click();
    const changes = page.getByRole('dialog', { name: /변경 이력/ });
    await changes.getByText('사용 여부').first().waitFor();
    await page.keyboard.press('Escape');
    await changes.waitFor({ state: 'detached' });
    await drawer().getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByText('국가 코드 ‘가상국’을 삭제하시겠습니까?').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await closed();
    await page.getByText('삭제했습니다.').waitFor();
    expect((await other.get('/api/nationcode-detail?ntnId=QX')).status).toBe(404);
  });
});

describe('common codes', () => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const names = (name: string) => panel(name).locator('tbody tr').getByRole('link').allTextContents();
  const two = (n: number) => String(n).padStart(2, '0');

  it('ask for a master before a detail is registered, and get details under the chosen one', async () => {
    await visit('/admin/CommonCodeManage');
    await page.getByRole('button', { name: '상세 등록', disabled: true }).press('Enter');
    await page.getByRole('alertdialog').getByText('마스터 코드가 선택되지 않았습니다.').waitFor();
    await page.getByRole('button', { name: '확인' }).click();
    await expect.poll(() => page.getByRole('table').count()).toBe(1);
    await page.getByRole('link', { name: '마스터 등록' }).click();
    await drawer().getByLabel('코드 ID').fill('SAMPLE');
    await drawer().getByLabel('코드명', { exact: false }).first().fill('견본');
    await save();
    await closed();
    await visit('/admin/CommonCodeManage?master=SAMPLE');
    await page.getByRole('link', { name: '상세 등록' }).click();
    await drawer().getByLabel('코드 ID').fill('소문자');
    await drawer().getByLabel('코드명', { exact: false }).first().fill('견본 51');
    await save();
    await drawer().getByText('영문 대문자, 숫자, _(언더바)만 입력 가능합니다.').first().waitFor();
    await drawer().getByLabel('코드 ID').fill('SAMPLE_01');
    await drawer().getByLabel('정렬 순서').fill('1');
    await save();
    await closed();
    await panel('상세 코드').getByRole('link', { name: '견본 51' }).click();
    await drawer().getByRole('heading', { name: '상세 코드 (SAMPLE) 수정' }).waitFor();
    await drawer().getByText('SAMPLE_01').waitFor();
    expect(complaints).toEqual([]);
  });

  it('are paged, sorted and exported: the details of the chosen master, and the masters found', async () => {
    const codes = Array.from({ length: 50 }, (_none, place) => place + 2);
    const answers = await Promise.all(
      codes.map((n) =>
        other.post('/api/insert-commoncode', {
          cdId: `SAMPLE_${two(n)}`,
          cdNm: `견본 ${two(52 - n)}`,
          upCdId: 'SAMPLE',
          sortNo: n,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await goTo(page, `${server.url}/admin/CommonCodeManage?master=SAMPLE`);
    await panel('상세 코드').getByText('총 51건', { exact: true }).waitFor();
    await panel('상세 코드').getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    await expect.poll(() => names('상세 코드')).toEqual(['견본 01']);
    const byName = panel('상세 코드').getByRole('columnheader').getByRole('button', { name: '코드명' });
    await byName.click();
    await expect.poll(async () => (await names('상세 코드'))[0]).toBe('견본 01');
    await byName.click();
    await expect.poll(async () => (await names('상세 코드'))[0]).toBe('견본 51');
    const details = await exported(page, panel('상세 코드'));
    expect(details.preamble.at(-1)).toBe('건수: 51건');
    expect(details.rows.map((row) => row[details.head.indexOf('코드명')])[0]).toBe('견본 51');
    await search().getByLabel('코드명', { exact: true }).fill('견본');
    await page.keyboard.press('Enter');
    await expect.poll(() => names('마스터 코드')).toEqual(['견본']);
    const masters = await exported(page, panel('마스터 코드'));
    expect(masters.rows.map((row) => row[masters.head.indexOf('코드 ID')])).toEqual(['SAMPLE']);
    expect(complaints).toEqual([]);
  });
});

describe('a reference', () => {
  it('is chosen from the picker list of the other entity', async () => {
    await visit('/admin/user/UserGroupManage');
    await page.getByRole('link', { name: '본부' }).click();
    const picker = drawer().getByRole('combobox', { name: '담당자' });
    // the shown letter of a name, or the whole of it
    await picker.pressSequentially('이');
    await page.getByRole('option', { name: /^이/ }).first().waitFor();
    await picker.fill('이원');
    await page.getByText('찾지 못했습니다. 이름 전체나 첫 글자를 입력해 주세요.').waitFor();
    await picker.fill('이직원');
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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const visitWhole = async (path: string) => {
  await visit(path);
  await page.locator('tbody tr').first().waitFor();
  await loaded(page);
};
const heads = () => page.locator('thead th').allTextContents();
const openExport = async () => {
  await button('내보내기').click();
  await drawer().waitFor();
};
/** The file that the dialog downloads. */
const downloaded = async () => {
  const [file] = await Promise.all([page.waitForEvent('download'), button('내려받기').click()]);
  await closed();
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

describe('the export of a list', () => {
  it('is the list as it is seen, in a file that a spreadsheet reads, and can be given up', async () => {
    await visitWhole(countries);
    await search().getByLabel('국가명', { exact: true }).fill('공화국');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /공화국 조건 빼기/ }).waitFor();
    await loaded(page);
    const shown = await page.locator('tbody th a').allTextContents();
    await openExport();
    await holdsAtBothWidths(page, 'export-dialog');
    const files = '**/nationcode-list-excel*';
    await page.route(files, () => {}, { times: 1 });
    // if it were cancelled before the request, the next export would get no response
    await Promise.all([page.waitForRequest(files), button('내려받기').click()]);
    const running = drawer().getByText(/내려받고 있습니다/);
    await running.waitFor();
    await button('취소').click();
    await running.waitFor({ state: 'detached' });
    const { name, bytes } = await downloaded();
    expect(name).toMatch(/^국가 코드_\d{8}\.xlsx$/);
    const { preamble, head, rows } = await readXlsxExport(bytes);
    expect(preamble[1]).toContain('국가명: 공화국');
    expect(head).toEqual(await heads());
    expect(rows.map((row) => row.find((cell) => cell.includes('공화국'))).slice(0, 10)).toEqual(
      shown.slice(0, 10),
    );
  });

  it('asks for a reason where personal data is in it, and takes the picked rows only', async () => {
    await visitWhole('/admin/user/UserManage');
    await openExport();
    await button('행을 선택해서 내보내기').click();
    const boxes = page.getByRole('checkbox', { name: /선택$/ });
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await screenshot(page, 'export-picking');
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('선택한 행 내보내기').click();
    await drawer().getByRole('radio', { name: 'CSV' }).check();
    await button('내려받기').click();
    await drawer().getByText('개인정보가 있는 목록을 내려받는 사유를 입력해 주세요.').waitFor();
    await screenshot(page, 'export-reason');
    expect(await accessibilityProblems(page)).toEqual([]);
    await drawer().getByLabel('사유').fill('분기 점검');
    const { rows } = readCsvExport((await downloaded()).bytes);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.join()).toMatch(/\*\*\*@demo\.go\.kr/);
    await button('선택 해제').click();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  });
});

describe('the columns of a list', () => {
  const apply = async (name = '적용') => {
    await button(name).click();
    await closed();
  };

  it('are at least one, are chosen and ordered, remembered by the server, and what is exported', async () => {
    await visitWhole(countries);
    const usual = await heads();
    await button('열 선택').click();
    await drawer().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const box of await drawer().getByRole('checkbox').all()) await box.uncheck();
    await button('적용').click();
    await expect.poll(() => drawer().getByRole('alert').innerText()).toBe('열을 하나 이상 선택해 주세요.');
    for (const label of [...usual.slice(1), '등록일시'])
      await drawer().getByLabel(label, { exact: true }).check();
    await button(`${usual[2]} 위로`).click();
    await screenshot(page, 'columns-dialog');
    await apply();
    const wanted = [usual[2], usual[1], ...usual.slice(3), '등록일시'];
    await expect.poll(() => heads()).toEqual(wanted);
    await page.evaluate('sessionStorage.clear()');
    await visitWhole(countries);
    await expect.poll(() => heads()).toEqual(wanted);
    await openExport();
    expect((await readXlsxExport((await downloaded()).bytes)).head).toEqual(wanted);
    await button('열 선택').click();
    await apply('처음 열로');
    await expect.poll(() => heads()).toEqual(usual);
  });
});
