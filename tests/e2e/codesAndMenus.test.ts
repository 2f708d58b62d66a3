import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { desk, exported } from './desk.ts';
import { goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const two = (n: number) => String(n).padStart(2, '0');

describe('common codes', () => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const names = (name: string) => panel(name).locator('tbody tr').getByRole('link').allTextContents();

  it('are 51 details of a new master, paged', async () => {
    await goTo(page, `${server.url}/admin/CommonCodeManage`);
    await page.getByRole('link', { name: '마스터 등록' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('코드 ID').fill('SAMPLE');
    await drawer.getByLabel('코드명', { exact: false }).first().fill('견본');
    await drawer.getByRole('button', { name: '저장' }).click();
    await drawer.waitFor({ state: 'detached' });
    const colleague = visitor(server.url);
    await colleague.signIn('admin@demo.go.kr', 'Admin!2345');
    for (let n = 1; n <= 51; n += 1) {
      const code = { cdId: `SAMPLE_${two(n)}`, cdNm: `견본 ${two(52 - n)}`, upCdId: 'SAMPLE', sortNo: n };
      expect((await colleague.post('/api/insert-commoncode', code)).status).toBe(200);
    }
    await goTo(page, `${server.url}/admin/CommonCodeManage?master=SAMPLE`);
    await panel('상세 코드').getByText('51건', { exact: true }).waitFor();
    await panel('상세 코드').getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    await expect.poll(() => names('상세 코드')).toEqual(['견본 01']);
  });

  it('are sorted', async () => {
    const byName = panel('상세 코드').getByRole('columnheader').getByRole('button', { name: '코드명' });
    await byName.click();
    await expect.poll(async () => (await names('상세 코드'))[0]).toBe('견본 01');
    await byName.click();
    await expect.poll(async () => (await names('상세 코드'))[0]).toBe('견본 51');
  });

  it('come in a file, the details of the chosen master as the masters that are found', async () => {
    const details = await exported(page, panel('상세 코드'));
    expect(details.preamble.at(-1)).toBe('건수: 51건');
    expect(details.rows.map((row) => row[details.head.indexOf('코드명')])[0]).toBe('견본 51');
    const search = page.getByRole('search');
    await search.getByLabel('코드명', { exact: true }).fill('견본');
    await page.keyboard.press('Enter');
    await expect.poll(() => names('마스터 코드')).toEqual(['견본']);
    const masters = await exported(page, panel('마스터 코드'));
    expect(masters.rows.map((row) => row[masters.head.indexOf('코드 ID')])).toEqual(['SAMPLE']);
  });

  it('are edited, and put out of use where nothing is deleted', async () => {
    await goTo(page, `${server.url}/admin/CommonCodeManage?master=SAMPLE`);
    await panel('상세 코드').getByRole('link', { name: '견본 51' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('코드명', { exact: false }).first().fill('고친 견본');
    await drawer.getByRole('radio', { name: '미사용' }).check();
    await drawer.getByRole('button', { name: '저장' }).click();
    await drawer.waitFor({ state: 'detached' });
    await panel('상세 코드')
      .getByRole('row', { name: /고친 견본.*미사용/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('menus', () => {
  it('come in a file in the order of the tree, each with its place', async () => {
    await goTo(page, `${server.url}/admin/MenuManage`);
    const tree = page.getByRole('tree');
    await tree.waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내보내기' }).click(),
    ]);
    const { head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(file.suggestedFilename()).toMatch(/^메뉴.*\.xlsx$/);
    const inFile = rows.map((row) => row[head.indexOf('메뉴명')]);
    const links = await tree.getByRole('treeitem').getByRole('link').allTextContents();
    const shown = links.filter((text) => text !== '하위 등록');
    expect(shown.length).toBeGreaterThan(5);
    expect(inFile).toEqual(shown);
    const users = rows[inFile.indexOf('사용자 관리')] ?? [];
    expect(['단계', '상위 메뉴', '주소'].map((name) => users[head.indexOf(name)])).toEqual([
      '3',
      '사용자',
      '/admin/user/UserManage',
    ]);
    expect(complaints).toEqual([]);
  });
});
