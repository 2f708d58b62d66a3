import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../scripts/demo/picture.ts';
import { random } from '../../scripts/demo/random.ts';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk, exported, total } from './adminDesk.ts';

const folder = mkdtempSync(join(tmpdir(), 'products-'));
let server: Server;
let chromium: Browser;
let admin: Page;
let staff: Page;
const complaints: string[] = [];

const cardNews = '/product/publicity/CardNews';
const gallery = '/product/publicity/ResourceCenter';
const library = '/communication/Library';

const signedIn = async (eml: string, pswd: string): Promise<Page> => {
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
  return page;
};
const asStaff = () => signedIn('staff@demo.go.kr', 'Staff!2345');

const holds = async (page: Page, name: string) => {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await screenshot(page, `${name}-${width}`);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize(widths.desktop);
};

const picture = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, pictureOf(random(name), 320, 240));
  return path;
};

const write = async (page: Page, ttl: string, text: string) => {
  // the list, which may stand until the form is there, has a box for titles too
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill(ttl);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type(text);
};
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();
const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth), { timeout: 10_000 })
    .toBeGreaterThan(0);

beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
  chromium = await browser();
  admin = await adminDesk(chromium, server.url);
  staff = await asStaff();
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('a card news', () => {
  it('is written with pictures, one of which is its cover', async () => {
    await staff.goto(`${server.url}${cardNews}`);
    await staff.getByText('검색결과가 없습니다').waitFor();
    await staff.getByRole('link', { name: '등록', exact: true }).click();
    await write(staff, '한눈에 보는 한류', '카드 두 장입니다.');
    await staff.locator('input[type=file]').setInputFiles([picture('첫 장.png'), picture('둘째 장.png')]);
    const covers = staff.getByRole('radiogroup', { name: '표지 그림' });
    await covers.getByRole('radio', { name: '첫 장.png' }).and(staff.locator(':checked')).waitFor();
    await covers.getByRole('radio', { name: '둘째 장.png' }).check();
    await holds(staff, 'product-regist');
    await save(staff);
    await staff.getByRole('heading', { name: '한눈에 보는 한류' }).waitFor();
    const pictures = staff.getByRole('list', { name: '그림', exact: true }).getByRole('img');
    await isDrawn(pictures.first());
    await expect.poll(() => pictures.count()).toBe(2);
    await holds(staff, 'product-detail');
  });

  it('stands in the list as a card with its cover, one without pictures too', async () => {
    await staff.goto(`${server.url}${cardNews}/Regist`);
    await write(staff, '그림 없는 소식', '글만 있습니다.');
    await save(staff);
    await staff.getByRole('heading', { name: '그림 없는 소식' }).waitFor();
    await staff.getByRole('link', { name: '목록으로' }).click();
    await total(staff, 2);
    const card = staff.getByRole('listitem').filter({ hasText: '한눈에 보는 한류' });
    await isDrawn(card.locator('img'));
    expect(await staff.locator('#main table').count()).toBe(0);
    await holds(staff, 'product-cards');
  });

  it('is changed: the other picture becomes its cover, and the form knows the stored ones', async () => {
    await staff.getByRole('link', { name: '한눈에 보는 한류' }).click();
    await staff.getByRole('button', { name: '수정', exact: true }).click();
    const covers = staff.getByRole('radiogroup', { name: '표지 그림' });
    await isDrawn(covers.locator('img').first());
    await expect.poll(() => covers.getByRole('radio', { name: '둘째 장.png' }).isChecked()).toBe(true);
    await covers.getByRole('radio', { name: '첫 장.png' }).check();
    await save(staff);
    await staff.getByRole('button', { name: '수정', exact: true }).waitFor();
    await staff.getByRole('link', { name: '그림 없는 소식' }).waitFor();
  });

  it('keeps its conditions in the address, and is taken out as a workbook', async () => {
    await staff.goto(`${server.url}${cardNews}`);
    await staff.getByRole('textbox', { name: '제목' }).fill('한눈에');
    await staff.getByRole('button', { name: '조회', exact: true }).click();
    await total(staff, 1);
    await staff.reload();
    await total(staff, 1);
    const { head, rows } = await exported(staff);
    expect([head.slice(0, 1), rows.length]).toEqual([['제목'], 1]);
  });
});

describe('another look', () => {
  it('is a gallery, or a table', async () => {
    await admin.goto(`${server.url}${gallery}/Regist`);
    await write(admin, '홍보 사진 묶음', '자유롭게 씁니다.');
    await admin.locator('input[type=file]').setInputFiles([picture('사진.png')]);
    await save(admin);
    await admin.getByRole('heading', { name: '홍보 사진 묶음' }).waitFor();
    await staff.goto(`${server.url}${gallery}`);
    await isDrawn(staff.getByRole('listitem').filter({ hasText: '홍보 사진 묶음' }).locator('img'));
    await holds(staff, 'product-gallery');
    await staff.getByRole('link', { name: '홍보 사진 묶음' }).click();
    await staff.getByRole('heading', { name: '홍보 사진 묶음' }).waitFor();
    expect(await staff.getByRole('button', { name: '수정', exact: true }).count()).toBe(0);

    await staff.goto(`${server.url}/product/weekly/WeeklyEconomy/Regist`);
    await write(staff, '주간 경제 1호', '보고서입니다.');
    await save(staff);
    await staff.getByRole('link', { name: '목록으로' }).click();
    await staff.getByRole('cell', { name: '주간 경제 1호' }).waitFor();
    await holds(staff, 'product-table');
  });

  it('is the list of reports, which leads to all of them', async () => {
    await staff.goto(`${server.url}/article/Report`);
    await total(staff, 4);
    await holds(staff, 'reports');
    await staff.getByRole('combobox', { name: '구분' }).selectOption({ label: '주간 경제' });
    await staff.getByRole('button', { name: '조회', exact: true }).click();
    await total(staff, 1);
    await staff.goto(`${server.url}/article/Report`);
    await total(staff, 4);
    await staff.getByRole('textbox', { name: '제목' }).fill('주간');
    await staff.getByRole('button', { name: '조회', exact: true }).click();
    await total(staff, 1);
    await staff.getByRole('link', { name: '주간 경제 1호' }).click();
    await staff.getByRole('heading', { name: '주간 경제 1호', exact: true }).waitFor();
    expect(staff.url()).toContain('/product/weekly/WeeklyEconomy/Detail/');
  });
});

/** Opens the new board to whom the staff's authority group belongs, as the screen of authority groups does. */
const openToStaff = async () => {
  const desk = visitor(server.url);
  await desk.signIn('admin@demo.go.kr', 'Admin!2345');
  const json = async <T>(path: string) => ((await (await desk.get(path)).json()) as { data: T }).data;
  const groups = await json<{ authrtId: number }[]>('/api/authorized-list?size=50');
  const menus = await json<{ menuId: number; url: string; children: never[] }[]>('/api/menu-list?all=Y');
  const flat = (tree: typeof menus): typeof menus => tree.flatMap((one) => [one, ...flat(one.children)]);
  const board = flat(menus).find(({ url }) => url === library);
  for (const { authrtId } of groups) {
    const group = await json<{
      mdfcnDt: string;
      authorizedMenuList: { menuId: number; authorizedYn: string }[];
      authorizedUserList: { userId: string }[];
    }>(`/api/authorized-detail?authrtId=${authrtId}`);
    if (!group.authorizedUserList.some(({ userId }) => userId === 'demo-staff')) continue;
    const kept = group.authorizedMenuList.map(({ menuId, authorizedYn }) => ({ menuId, authorizedYn }));
    const authorizedMenuList = [...kept, { menuId: board?.menuId, authorizedYn: 'Y' }];
    const body = { authrtId, mdfcnDt: group.mdfcnDt, authorizedMenuList };
    const answer = await desk.post('/api/update-authorized', body, { _method: 'PUT' });
    expect(answer.status).toBe(200);
    return;
  }
  throw new Error('The staff is in no authority group.');
};

describe('a triple board', () => {
  it('is made by an administrator in the menu screen, without code', async () => {
    await admin.goto(`${server.url}/admin/MenuManage`);
    await admin.getByRole('link', { name: '소통 아래에 등록' }).click();
    const drawer = admin.getByRole('dialog');
    await drawer.getByRole('textbox', { name: '메뉴명' }).fill('정책 자료실');
    await drawer.getByRole('textbox', { name: '주소' }).fill(library);
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await admin.getByRole('link', { name: '정책 자료실', exact: true }).click();
    await admin.getByRole('button', { name: '게시판 구성' }).click();
    const dialog = admin.getByRole('dialog', { name: '정책 자료실 게시판 구성' });
    await dialog.getByRole('radio', { name: '3단', exact: true }).check();
    const name = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
    await dialog.getByRole('button', { name: '게시판 저장' }).click();
    await dialog.getByText('분류를 하나 이상 적고').waitFor();
    await name('분류 1').fill('정책');
    await name('분류 1의 하위 분류 1').fill('국내');
    await dialog.getByRole('button', { name: '분류 1에 하위 분류 더하기' }).click();
    await name('분류 1의 하위 분류 2').fill('해외');
    await dialog.getByRole('button', { name: '분류 더하기', exact: true }).click();
    await name('분류 2').fill('통계');
    await name('분류 2의 하위 분류 1').fill('연간');
    await name('세부 분류 1').fill('보고서');
    await dialog.getByRole('button', { name: '세부 분류 더하기' }).click();
    await name('세부 분류 2').fill('법령');
    await holds(admin, 'board-dialog');
    await dialog.getByRole('button', { name: '게시판 저장' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: '정책 자료실 펴기' }).click();
    await admin.getByRole('link', { name: '정책', exact: true }).waitFor();
    await expect.poll(() => admin.getByRole('dialog').count()).toBe(0);
  });

  it('is closed to whoever may not open it as every other screen is, and no screen is told from it', async () => {
    complaints.length = 0;
    for (const path of [library, `${library}/c1/s1`, `${library}/c1/s1/Detail/1`]) {
      await staff.goto(`${server.url}${path}`);
      await staff.getByText('접근 권한이 없습니다.').waitFor();
      await staff.waitForURL('**/dashboard');
      await staff.getByRole('button', { name: '확인' }).click();
    }
    await staff.goto(`${server.url}/communication/Nowhere`);
    await staff.getByRole('heading', { name: '요청하신 페이지를 찾을 수 없습니다.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('takes posts of the staff, each with its classification', async () => {
    await openToStaff();
    await staff.context().close();
    staff = await asStaff();
    complaints.length = 0;
    await staff.goto(`${server.url}${library}`);
    await staff.waitForURL(`**${library}/c1/s1`);
    await staff.getByRole('link', { name: '등록', exact: true }).click();
    await write(staff, '문화 정책 연구', '세 번째 단계까지 나눕니다.');
    await save(staff);
    await staff.getByText('분류을(를) 입력해주세요.').first().waitFor();
    await staff.getByRole('combobox', { name: '분류' }).selectOption({ label: '보고서' });
    await holds(staff, 'triple-regist');
    await save(staff);
    await staff.getByRole('heading', { name: '문화 정책 연구' }).waitFor();
    await staff.getByRole('link', { name: '목록으로' }).click();
    await total(staff, 1);
    await expect.poll(() => staff.getByRole('cell', { name: '보고서', exact: true }).count()).toBe(1);
    await holds(staff, 'triple-list');
  });

  it('is walked by its three levels', async () => {
    await staff.getByRole('button', { name: '법령', exact: true }).click();
    await staff.getByText('검색결과가 없습니다').waitFor();
    await staff.getByRole('button', { name: '보고서', exact: true }).click();
    await total(staff, 1);
    await staff.getByRole('navigation', { name: '하위 분류' }).getByRole('link', { name: '해외' }).click();
    await staff.waitForURL(`**${library}/c1/s2`);
    await staff.getByText('검색결과가 없습니다').waitFor();
    await staff
      .getByRole('navigation', { name: '분류', exact: true })
      .getByRole('link', { name: '통계' })
      .click();
    await staff.waitForURL(`**${library}/c2/s1`);
    await staff.getByRole('heading', { name: '연간', level: 1 }).waitFor();
    await expect
      .poll(() => staff.getByRole('button', { name: '전체', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  it('is no board elsewhere: a number of another one is not shown', async () => {
    await staff.goto(`${server.url}${library}/c1/s2/Detail/1`);
    await staff.getByText('이 게시판에 없는 글입니다').waitFor();
    expect(complaints).toEqual([]);
  });
});
