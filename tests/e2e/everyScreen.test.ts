import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { adminDesk, exported, total } from './adminDesk.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let colleague: Visitor;
const complaints: string[] = [];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await adminDesk(chromium, server.url);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  colleague = visitor(server.url);
  await colleague.signIn('admin@demo.go.kr', 'Admin!2345');
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

interface Screen {
  path: string;
  /** The field by which the record is called, found and sorted. */
  name: string;
  /** What else a new record needs. */
  fill: (drawer: Locator) => Promise<void>;
  /** The same record as a call of the interface. */
  insert: { path: string; record: (called: string, n: number) => object };
  /** Where there is no such thing, records are put out of use. */
  isDeleted: boolean;
}

const nothing = () => Promise.resolve();

const screens: Record<string, Screen> = {
  countries: {
    path: '/admin/CountryCodeManage',
    name: '국가명',
    fill: async (drawer) => {
      await drawer.getByLabel('국가 코드').fill('QX');
      await drawer.getByLabel('대륙').selectOption({ label: '아시아' });
    },
    insert: {
      path: '/api/insert-nationcode',
      record: (ntnNm, n) => ({ ntnNm, ntnId: `Q${'ABCDEFGHIJKLMNOP'.charAt(n)}`, ctnCd: 'CTN_AS' }),
    },
    isDeleted: true,
  },
  languages: {
    path: '/admin/LanguageCodeManage',
    name: '언어명',
    fill: (drawer) => drawer.getByLabel('언어 코드').fill('qq-test'),
    insert: {
      path: '/api/insert-lancode',
      record: (lanNm, n) => ({ lanNm, lanCd: `qq-test${n}` }),
    },
    isDeleted: false,
  },
  'words of the dictionary': {
    path: '/admin/FeatureDictManage',
    name: '대표어',
    fill: async (drawer) => {
      await drawer.getByLabel('특징 종류').selectOption({ label: '인물' });
    },
    insert: {
      path: '/api/insert-featureextractiondict',
      record: (extrKwd) => ({ extrKwd, featKndCd: 'pern' }),
    },
    isDeleted: false,
  },
  'related issues': {
    path: '/admin/RelationIssueManage',
    name: '관련 이슈명',
    fill: nothing,
    insert: { path: '/api/insert-relationissue', record: (relIssueNm) => ({ relIssueNm }) },
    isDeleted: false,
  },
};

const drawer = () => page.getByRole('dialog');
const search = () => page.getByRole('search');
const names = () => page.locator('tbody tr').getByRole('link').allTextContents();
const closed = () => drawer().waitFor({ state: 'detached' });
const field = (label: string) => drawer().getByRole('textbox', { name: label, exact: true });

describe.each(Object.entries(screens))('the screen of %s', (_what, screen) => {
  const called = (n: number) => `견본 ${String(n).padStart(2, '0')}`;
  const narrow = async (text: string) => {
    await search().getByLabel(screen.name, { exact: true }).fill(text);
    await search().getByRole('button', { name: '조회' }).click();
    await page.getByRole('button', { name: new RegExp(`${text} 조건 빼기`) }).waitFor();
  };

  it('registers, finds, sorts and pages', async () => {
    for (let n = 1; n <= 10; n += 1) {
      const { status } = await colleague.post(screen.insert.path, screen.insert.record(called(n), n));
      expect(status).toBe(200);
    }
    await page.goto(server.url + screen.path);
    await page.getByRole('link', { name: '등록' }).click();
    await field(screen.name).fill(called(11));
    await screen.fill(drawer());
    await drawer().getByRole('button', { name: '저장' }).click();
    await closed();
    await narrow('견본');
    await total(page, 11);
    const head = page.getByRole('columnheader').getByRole('button', { name: screen.name, exact: true });
    const sortIn = ({ searchParams }: URL) => `${searchParams.get('sort')},${searchParams.get('order')}`;
    let before = sortIn(new URL(page.url()));
    const orders = new Set<string>();
    for (const _click of [1, 2]) {
      await head.click();
      await page.waitForURL((url) => sortIn(url) !== before);
      before = sortIn(new URL(page.url()));
      const order = before.split(',')[1] ?? '';
      orders.add(order);
      await expect.poll(async () => (await names())[0]).toBe(order === 'ASC' ? called(1) : called(11));
    }
    expect(orders).toEqual(new Set(['ASC', 'DESC']));
    await page.getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(async () => (await names()).length).toBe(1);
  });

  it('edits a record that is opened from its list, and tells what was changed', async () => {
    await page.goto(server.url + screen.path);
    await narrow(called(5));
    await page.getByRole('link', { name: called(5) }).click();
    await expect.poll(() => field(screen.name).inputValue()).toBe(called(5));
    await field(screen.name).fill('고친 견본');
    await drawer().getByRole('button', { name: '저장' }).click();
    await closed();
    await narrow('고친 견본');
    await page.getByRole('link', { name: '고친 견본' }).click();
    await drawer().getByRole('button', { name: '변경 이력' }).click();
    await page.getByText(called(5)).first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('brings what is shown in a file', async () => {
    await page.goto(server.url + screen.path);
    await narrow('견본');
    await total(page, 11);
    const { preamble, head, rows } = await exported(page);
    expect([preamble.at(-1), rows.length]).toEqual(['건수: 11건', 11]);
    expect(rows.map((row) => row[head.indexOf(screen.name)])).toContain('고친 견본');
  });

  it('deletes after a question, or puts out of use where nothing is deleted', async () => {
    await page.goto(server.url + screen.path);
    await narrow('고친 견본');
    await page.getByRole('link', { name: '고친 견본' }).click();
    if (screen.isDeleted) {
      await drawer().getByRole('button', { name: '삭제' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    } else {
      await drawer().getByRole('radio', { name: '미사용' }).check();
      await drawer().getByRole('button', { name: '저장' }).click();
    }
    await closed();
    await page.goto(server.url + screen.path);
    await narrow('견본');
    await total(page, screen.isDeleted ? 10 : 11);
    expect(complaints).toEqual([]);
  });
});
