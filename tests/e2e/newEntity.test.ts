import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { beginFolder } from '../helpers/preparedFolders.ts';
import { scratchCopy } from '../helpers/scratchCopy.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';

/** Twelve fields of all common kinds: everything that a developer writes. */
const museum = {
  $schema: './meta/entity.json',
  title: '박물관',
  description: '해외의 한국관과 박물관.',
  type: 'object',
  'x-entity': {
    name: 'museum',
    path: 'museum',
    key: 'museumId',
    represents: 'museumNm',
    menu: '/admin/MuseumManage',
    screen: 'page',
    rows: 'all',
    sort: 'museumNm,ASC',
  },
  'x-operations': { list: 'crud', detail: 'crud', insert: 'crud', update: 'crud', delete: 'crud' },
  'x-form-required': ['museumNm', 'ntnId'],
  'x-unique': [['museumNm']],
  properties: {
    museumId: { title: '박물관 번호', type: 'integer' },
    museumNm: {
      title: '박물관명',
      type: 'string',
      maxLength: 100,
      'x-list': true,
      'x-filter': 'contains',
      'x-sort': true,
    },
    ntnId: {
      title: '국가',
      type: 'string',
      'x-ref': { entity: 'nationCode', labels: { ntnNm: 'ntnNm' } },
      'x-list': true,
      'x-filter': 'equals',
    },
    kindCd: { title: '종류', type: 'string', 'x-code': 'MEDIA_KND', 'x-list': true },
    openYmd: { title: '개관일', type: 'string', format: 'date', 'x-list': true, 'x-sort': true },
    visitors: { title: '연간 관람객', type: 'integer', minimum: 0, 'x-list': true, 'x-sort': true },
    site: { title: '누리집', type: 'string', format: 'uri' },
    eml: { title: '이메일', type: 'string', format: 'email' },
    feeYn: { title: '유료 여부', type: 'string', enum: ['Y', 'N'], 'x-labels': 'yesNo', 'x-default': 'N' },
    price: { title: '관람료', type: 'integer', minimum: 0 },
    intro: { title: '소개', type: 'string', format: 'multiline', maxLength: 2000 },
    useYn: { $ref: 'parts/common.json#/$defs/useYn' },
  },
  allOf: [{ if: { properties: { feeYn: { const: 'Y' } } }, then: { required: ['price'] } }],
};

const copy = scratchCopy();
const dataDir = mkdtempSync(join(tmpdir(), 'new-entity-'));
let server: Server;
let chromium: Browser;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
  });

const succeed = ({ status, stderr }: { status: number | null; stderr: string }): void => {
  if (status !== 0) throw new Error(stderr);
};

/** Builds the web without minifying and size checks, which take most of the time. */
const quickBuild = `
import { mergeConfig } from 'vite';
import usual from './vite.config.ts';
const isLeftOut = (plugin) => ['size-budgets', 'compressed-files'].includes(plugin?.name);
export default mergeConfig(
  { ...usual, plugins: usual.plugins.flat().filter((plugin) => !isLeftOut(plugin)) },
  { build: { minify: false, reportCompressedSize: false } },
);
`;

beforeAll(async () => {
  git('init', '-q');
  copy.write('.gitignore', 'node_modules\ndist\n.cache\n');
  copy.write('vite.quick.config.ts', quickBuild);
  git('add', '-A');
  git('commit', '-qm', 'before');
  copy.write('schemas/museum.json', JSON.stringify(museum, null, 2));
  succeed(copy.node('scripts/generate/main.ts', '--name=museum'));
  succeed(copy.node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.quick.config.ts'));
  succeed(copy.node('scripts/build/server.ts'));
  beginFolder(dataDir);
  server = await startServer({ DATA_DIR: dataDir }, { folder: copy.folder });
  chromium = await browser();
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a new schema and `npm run generate`', () => {
  it('touch nothing but the schema, generated/ and one migration', () => {
    const changed = git('status', '--porcelain', '-uall')
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(3));
    const elsewhere = changed.filter(
      (file) =>
        file !== 'schemas/museum.json' &&
        !file.startsWith('generated/') &&
        !file.startsWith('src/server/kernel/database/migrations/'),
    );
    expect(elsewhere).toEqual([]);
    expect(changed.filter((file) => file.endsWith('.sql'))).toHaveLength(1);
  });

  it('give list, insert, update, conflict and delete over HTTP', async () => {
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const record = { museumNm: '파리 한국관', ntnId: 'FR', visitors: 1000 };
    const refused = await admin.post('/api/insert-museum', { ...record, feeYn: 'Y' });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      400,
      '관람료을(를) 입력해주세요.',
    ]);
    const inserted = (await (await admin.post('/api/insert-museum', record)).json()) as {
      data: { museumId: number; mdfcnDt: string; ntnNm: string };
    };
    expect(inserted.data).toMatchObject({ ...record, ntnNm: '프랑스', useYn: 'Y' });
    const { museumId, mdfcnDt } = inserted.data;
    const list = (await (await admin.get('/api/museum-list?museumNm=한국관')).json()) as {
      totalRecords: number;
    };
    expect(list.totalRecords).toBe(1);
    const put = { _method: 'PUT' };
    const change = { museumId, mdfcnDt, visitors: 2000 };
    expect((await admin.post('/api/update-museum', change, put)).status).toBe(200);
    expect((await admin.post('/api/update-museum', change, put)).status).toBe(409);
    expect((await admin.post('/api/delete-museum', { museumId }, { _method: 'DELETE' })).status).toBe(200);
    expect((await admin.get(`/api/museum-detail?museumId=${museumId}`)).status).toBe(404);
  });
});

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill('admin@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Admin!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
};

/** Scroll positions at which the middle of the button is covered. */
const coveredAt = async (button: Element): Promise<number[]> => {
  const covered: number[] = [];
  for (let y = 0; y <= document.documentElement.scrollHeight - window.innerHeight; y += 20) {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) covered.push(y);
  }
  return covered;
};

describe('the screen that comes with it', () => {
  it('stands in the administration menu and takes a record from registration to deletion', async () => {
    const context = await chromium.newContext({ viewport: widths.desktop, locale: 'ko-KR' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
    });
    await signIn(page);
    await page.goto(`${server.url}/admin/MuseumManage`);
    await page.getByRole('heading', { level: 1, name: '박물관' }).waitFor();
    await page.getByRole('link', { name: '등록', exact: true }).click();
    await page.waitForURL('**/admin/MuseumManage/Regist');
    await page.getByLabel('박물관명').waitFor();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.getByText('박물관명을(를) 입력해주세요.').waitFor();
    await page.getByLabel('박물관명').fill('런던 한국실');
    await page.getByRole('combobox', { name: '국가' }).fill('영국');
    await page.getByRole('option', { name: /영국/ }).first().click();
    await page.getByText('국가을(를) 입력해주세요.').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: '저장' }).evaluate(coveredAt)).toEqual([]);
    await page.getByRole('button', { name: '저장' }).click();
    await page.waitForURL('**/admin/MuseumManage');
    await page.getByRole('link', { name: '런던 한국실' }).click();
    await page.waitForURL('**/admin/MuseumManage/Detail/*');
    await screenshot(page, 'new-entity-detail');
    await page.getByLabel('연간 관람객').fill('321');
    await page.getByRole('button', { name: '저장' }).click();
    await page.waitForURL('**/admin/MuseumManage');
    await page.getByRole('cell', { name: '321' }).waitFor();
    await screenshot(page, 'new-entity-list');
    await page.getByRole('link', { name: '런던 한국실' }).click();
    await page.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await page.waitForURL('**/admin/MuseumManage');
    await page.getByText(/^아직 .+ 없습니다$/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
