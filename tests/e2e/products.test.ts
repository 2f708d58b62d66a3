import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../scripts/demo/picture.ts';
import { random } from '../../scripts/demo/random.ts';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type UploadedFile, uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk, exported, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let admin: Page;
let staff: Page;
let author: Visitor;
let complaints: string[];

const cardNews = '/product/publicity/CardNews';
const gallery = '/product/publicity/ResourceCenter';
const weekly = '/product/weekly/WeeklyEconomy';
const library = '/communication/Library';

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: pictureOf(random(name), 320, 240),
});

const write = async (page: Page, ttl: string, text: string) => {
  // the list, which may stand until the form is there, has a box for titles too
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill(ttl);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type(text);
};
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();
const isDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

interface Menu {
  menuId: number;
  url: string;
  children: Menu[];
}
/** Stores a post of a page by calls. */
const post = async (address: string, ttl: string, files: UploadedFile[] = []): Promise<void> => {
  const { data } = (await (await author.get('/api/menu-list?all=Y')).json()) as { data: Menu[] };
  const flat = (tree: Menu[]): Menu[] => tree.flatMap((one) => [one, ...flat(one.children)]);
  const menuId = flat(data).find(({ url }) => url === address)?.menuId;
  const form = uploadForm('board', { menuId, ttl, cn: '<p>자유롭게 씁니다.</p>' }, files);
  const answer = await author.send('/api/insert-esboard', form);
  if (!answer.ok) throw new Error(await answer.text());
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  author = await colleague(server.url);
  admin = await desk(chromium, server.url);
  staff = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(staff);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

describe('a card news', () => {
  it('is written with pictures, one of which is its cover, and changed', async () => {
    await goTo(staff, `${server.url}${cardNews}`);
    await staff.getByText('검색결과가 없습니다').waitFor();
    await staff.getByRole('link', { name: '등록', exact: true }).click();
    await write(staff, '한눈에 보는 한류', '카드 두 장입니다.');
    await staff.locator('input[type=file]').setInputFiles(['첫 장.png', '둘째 장.png'].map(picture));
    const covers = staff.getByRole('radiogroup', { name: '표지 그림' });
    const cover = (name: string) => covers.getByRole('radio', { name });
    await cover('첫 장.png').and(staff.locator(':checked')).waitFor();
    await cover('둘째 장.png').check();
    await holdsAtBothWidths(staff, 'product-regist');
    await save(staff);
    await staff.getByRole('heading', { name: '한눈에 보는 한류' }).waitFor();
    const pictures = staff.getByRole('list', { name: '그림', exact: true }).getByRole('img');
    await isDrawn(pictures.first());
    await expect.poll(() => pictures.count()).toBe(2);
    await holdsAtBothWidths(staff, 'product-detail');
    await staff.getByRole('button', { name: '수정', exact: true }).click();
    await isDrawn(covers.locator('img').first());
    await expect.poll(() => cover('둘째 장.png').isChecked()).toBe(true);
    await cover('첫 장.png').check();
    await save(staff);
    await staff.getByRole('button', { name: '수정', exact: true }).waitFor();
  });

  it('stands in the list as a card with its cover, one without pictures too; the list keeps its conditions and comes in a file', async () => {
    await post(cardNews, '그림 없는 소식');
    await staff.getByRole('link', { name: '목록으로' }).click();
    await total(staff, 2);
    await isDrawn(staff.getByRole('listitem').filter({ hasText: '한눈에 보는 한류' }).locator('img'));
    expect(await staff.locator('#main table').count()).toBe(0);
    await staff.getByRole('textbox', { name: '제목' }).fill('한눈에');
    await staff.keyboard.press('Enter');
    await total(staff, 1);
    await staff.reload();
    await total(staff, 1);
    const { head, rows } = await exported(staff);
    expect([head.slice(0, 1), rows.length]).toEqual([['제목'], 1]);
  });
});

describe('another look', () => {
  it('is a gallery, which its readers cannot edit', async () => {
    const bytes = new Uint8Array(picture('사진.png').buffer);
    await post(gallery, '홍보 사진 묶음', [{ name: '사진.png', bytes }]);
    await goTo(staff, `${server.url}${gallery}`);
    await isDrawn(staff.getByRole('listitem').filter({ hasText: '홍보 사진 묶음' }).locator('img'));
    await staff.getByRole('link', { name: '홍보 사진 묶음' }).click();
    await staff.getByRole('heading', { name: '홍보 사진 묶음' }).waitFor();
    expect(await staff.getByRole('button', { name: '수정', exact: true }).count()).toBe(0);
  });

  it('is a table, and the list of reports, which leads to all of them', async () => {
    await post(weekly, '주간 경제 1호');
    await goTo(staff, `${server.url}${weekly}`);
    await staff.getByRole('cell', { name: '주간 경제 1호' }).waitFor();
    await goTo(staff, `${server.url}/article/Report`);
    await total(staff, 4);
    await staff.getByRole('combobox', { name: '구분' }).selectOption({ label: '주간 경제' });
    await total(staff, 1);
    await staff.getByRole('combobox', { name: '구분' }).selectOption({ index: 0 });
    await total(staff, 4);
    await staff.getByRole('textbox', { name: '제목' }).fill('주간');
    await staff.keyboard.press('Enter');
    await total(staff, 1);
    await staff.getByRole('link', { name: '주간 경제 1호' }).click();
    await staff.getByRole('heading', { name: '주간 경제 1호', exact: true }).waitFor();
    expect(staff.url()).toContain(`${weekly}/Detail/`);
  });
});

describe('a triple board', () => {
  it('is made by an administrator in the menu screen, without code', async () => {
    await goTo(admin, `${server.url}/admin/MenuManage`);
    await admin.getByRole('link', { name: '소통 하위 등록' }).click();
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
    await holdsAtBothWidths(admin, 'board-dialog');
    await dialog.getByRole('button', { name: '게시판 저장' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: '정책 자료실 펴기' }).click();
    await admin.getByRole('link', { name: '정책', exact: true }).waitFor();
    await expect.poll(() => admin.getByRole('dialog').count()).toBe(0);
  });

  it('is closed to whoever may not open it as every other screen is, and no screen is told from it', async () => {
    await staff.goto(`${server.url}${library}/c1/s1/Detail/1`);
    await staff.getByText('접근 권한이 없습니다.').waitFor();
    await staff.waitForURL('**/dashboard');
    await staff.getByRole('button', { name: '확인' }).click();
    await staff.goto(`${server.url}/communication/Nowhere`);
    await staff.getByRole('heading', { name: '요청하신 페이지를 찾을 수 없습니다.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('takes posts, each with its classification, and is walked by its three levels', async () => {
    complaints = complaintsOf(admin);
    await goTo(admin, `${server.url}${library}`);
    await admin.waitForURL(`**${library}/c1/s1`);
    await admin.getByRole('link', { name: '등록', exact: true }).click();
    await write(admin, '문화 정책 연구', '세 번째 단계까지 나눕니다.');
    await save(admin);
    await admin.getByText('분류을(를) 입력해주세요.').first().waitFor();
    await admin.getByRole('combobox', { name: '분류' }).selectOption({ label: '보고서' });
    await save(admin);
    await admin.getByRole('heading', { name: '문화 정책 연구' }).waitFor();
    const number = new URL(admin.url()).pathname.split('/').at(-1);
    await admin.getByRole('link', { name: '목록으로' }).click();
    await total(admin, 1);
    await expect.poll(() => admin.getByRole('cell', { name: '보고서', exact: true }).count()).toBe(1);
    await holdsAtBothWidths(admin, 'triple-list');

    await admin.getByRole('button', { name: '법령', exact: true }).click();
    await admin.getByText('검색결과가 없습니다').waitFor();
    await admin.getByRole('button', { name: '보고서', exact: true }).click();
    await total(admin, 1);
    await admin.getByRole('navigation', { name: '하위 분류' }).getByRole('link', { name: '해외' }).click();
    await admin.waitForURL(`**${library}/c1/s2`);
    await admin.getByText('검색결과가 없습니다').waitFor();
    const categories = admin.getByRole('navigation', { name: '분류', exact: true });
    await categories.getByRole('link', { name: '통계' }).click();
    await admin.waitForURL(`**${library}/c2/s1`);
    await admin.getByRole('heading', { name: '연간', level: 1 }).waitFor();
    const all = admin.getByRole('button', { name: '전체', exact: true });
    await expect.poll(() => all.getAttribute('aria-pressed')).toBe('true');
    // a number of another board is not shown
    await goTo(admin, `${server.url}${library}/c1/s2/Detail/${number}`);
    await admin.getByText('이 게시판에 없는 글입니다').waitFor();
    expect(complaints).toEqual([]);
  });
});
