import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../scripts/demo/picture.ts';
import { random } from '../../scripts/demo/random.ts';
import { someHostileTexts } from '../helpers/badInput.ts';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type UploadedFile, uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let admin: Page;
let staff: Page;
let author: Visitor;
let complaints: string[][];

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
  // the list, which may be shown until the form is loaded, has a title field too
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
const menuOf = async (address: string): Promise<number | undefined> => {
  const { data } = (await (await author.get('/api/menu-list?all=Y')).json()) as { data: Menu[] };
  const flat = (tree: Menu[]): Menu[] => tree.flatMap((one) => [one, ...flat(one.children)]);
  return flat(data).find(({ url }) => url === address)?.menuId;
};
/** Stores a post of a page by API calls. */
const post = async (address: string, ttl: string, files: UploadedFile[] = []): Promise<void> => {
  const menuId = await menuOf(address);
  const form = uploadForm('board', { menuId, ttl, cn: '<p>자유롭게 씁니다.</p>' }, files);
  const answer = await author.send('/api/insert-esboard', form);
  if (!answer.ok) throw new Error(await answer.text());
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  author = await colleague(server.url);
  admin = await desk(chromium, server.url);
  staff = await desk(chromium, server.url, 'staff');
  // a board without categories is refused
  complaints = [staff, admin].map((page) => complaintsOf(page, (text) => text.includes('status of 400')));
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const nothing = /^(검색결과가|아직 .+[이가]) 없습니다$/;

describe('a card news', () => {
  it('is written with pictures, one of which is its cover, and opens again as it was written', async () => {
    await goTo(staff, `${server.url}${cardNews}`);
    await staff.getByText(nothing).waitFor();
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
  });

  it('stands in the list as a card with its cover, one without pictures too', async () => {
    await post(cardNews, '그림 없는 소식');
    await goTo(staff, `${server.url}${cardNews}`);
    await total(staff, 2);
    await isDrawn(staff.getByRole('listitem').filter({ hasText: '한눈에 보는 한류' }).locator('img'));
    expect(await staff.locator('#main table').count()).toBe(0);
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
    await staff.getByRole('rowheader', { name: '주간 경제 1호' }).waitFor();
    await goTo(staff, `${server.url}/article/Report`);
    await total(staff, 4);
    await staff.getByRole('combobox', { name: '구분' }).selectOption({ label: '주간 경제' });
    await total(staff, 1);
    await staff.getByRole('link', { name: '주간 경제 1호' }).click();
    await staff.getByRole('heading', { name: '주간 경제 1호', exact: true }).waitFor();
    expect(staff.url()).toContain(`${weekly}/Detail/`);
  });
});

describe('a triple board', () => {
  it('is made by an administrator in the menu screen, without code', async () => {
    await goTo(admin, `${server.url}/admin/MenuManage`);
    await admin.getByRole('treeitem', { name: '소통' }).first().hover();
    await admin.getByRole('link', { name: '소통 하위 등록' }).click();
    const drawer = admin.getByRole('dialog');
    await drawer.getByRole('textbox', { name: '메뉴명' }).fill('정책 자료실');
    await drawer.getByRole('textbox', { name: '주소' }).fill(library);
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await admin.getByRole('link', { name: '정책 자료실', exact: true }).click();
    await admin.getByRole('button', { name: '게시판 구성' }).click();
    const dialog = admin.getByRole('dialog', { name: '게시판 구성: 정책 자료실' });
    await dialog.getByRole('radio', { name: '3단', exact: true }).check();
    const name = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
    await dialog.getByRole('button', { name: '게시판 저장' }).click();
    await dialog.getByText('분류를 하나 이상 적고').waitFor();
    await name('분류 1').fill('정책');
    await name('분류 1의 하위 분류 1').fill('국내');
    await dialog.getByRole('button', { name: '분류 1에 하위 분류 추가' }).click();
    await name('분류 1의 하위 분류 2').fill('해외');
    await dialog.getByRole('button', { name: '분류 추가', exact: true }).click();
    await name('분류 2').fill('통계');
    await name('분류 2의 하위 분류 1').fill('연간');
    await name('세부 분류 1').fill('보고서');
    await dialog.getByRole('button', { name: '세부 분류 추가' }).click();
    await name('세부 분류 2').fill('법령');
    await holdsAtBothWidths(admin, 'board-dialog');
    await dialog.getByRole('button', { name: '게시판 저장' }).click();
    await dialog.waitFor({ state: 'detached' });
    await admin.getByRole('treeitem', { name: '정책 자료실' }).focus();
    await admin.keyboard.press('ArrowRight');
    await admin.getByRole('link', { name: '정책', exact: true }).waitFor();
    await expect.poll(() => admin.getByRole('dialog').count()).toBe(0);
  });

  it('takes posts, each with its classification, and is walked by its three levels', async () => {
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
    await admin.getByText(nothing).waitFor();
    await admin.getByRole('button', { name: '보고서', exact: true }).click();
    await total(admin, 1);
    await admin.getByRole('navigation', { name: '하위 분류' }).getByRole('link', { name: '해외' }).click();
    await admin.waitForURL(`**${library}/c1/s2`);
    await admin.getByText(nothing).waitFor();
    const categories = admin.getByRole('navigation', { name: '분류', exact: true });
    await categories.getByRole('link', { name: '통계' }).click();
    await admin.waitForURL(`**${library}/c2/s1`);
    await admin.getByRole('heading', { name: '연간', level: 1 }).waitFor();
    const all = admin.getByRole('button', { name: '전체', exact: true });
    await expect.poll(() => all.getAttribute('aria-pressed')).toBe('true');
    // a number of another board is not shown
    await goTo(admin, `${server.url}${library}/c1/s2/Detail/${number}`);
    await admin.getByText('이 게시판에 없는 글입니다').waitFor();
    expect(complaints).toEqual([[], []]);
  });
});

const texts = someHostileTexts(40);
/** Half and a quarter of the texts, for places where every few texts need a record of their own. */
const [half = [], quarter = []] = [2, 4].map((one) => texts.filter((_text, place) => place % one === 0));
const maxTitleLength = 200;
const atOnce = 8;
const maxCommentLength = 4_000;
/** Leaves room for the file extension; and the maximum number of files per call. */
const maxNameLength = 180;
const filesAtOnce = 10;
const maxGroup = 100;

/** Closes everything that a text may have left open, so that the next one is parsed separately. */
const closing = `"'>--></script></style></textarea></title></xmp></noscript></iframe></select><p>다음</p>`;
const body = `<p>처음</p>${texts.join(`${closing}\n`)}${closing}`;

/** Packs the texts into lines of this length: long ones first, short ones where room is left. */
const lines = (length: number, some: readonly string[]): string[] => {
  const left = some.map((one) => one.slice(0, length)).toSorted((a, b) => b.length - a.length);
  const packed: string[] = [];
  for (let from = 0, to = left.length - 1; from <= to; from += 1) {
    let line = left[from] ?? '';
    for (; to > from && line.length + (left[to]?.length ?? 0) < length; to -= 1) line += ` ${left[to]}`;
    packed.push(line);
  }
  return packed;
};

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Runs the work for all items, several at a time. @returns the results in order */
const each = async <T>(all: readonly T[], work: (one: T, at: number) => Promise<Response>) => {
  const answers: Response[] = [];
  for (const some of chunks([...all.entries()], atOnce))
    answers.push(...(await Promise.all(some.map(([at, one]) => work(one, at)))));
  return answers;
};

/** All but a few are stored; the others are refused because of their content. */
const areStored = (answers: readonly Response[]) => {
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length * 0.95);
};

const idOf = async (answer: Response): Promise<number> => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { pstId: number } }).data.pstId;
};

// every text of the collections: sentRecord.test.ts, cleanHtml.test.ts and tests/api/hostileTexts.test.ts
describe('a hostile text of each kind', () => {
  let page: Page;
  const happened: string[] = [];

  beforeAll(async () => {
    page = await desk(chromium, server.url);
    page.on('dialog', (dialog) => {
      happened.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => happened.push('popup'));
    page.on('pageerror', (error) => happened.push(`error ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') happened.push(`console ${message.text()}`);
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isOurs =
        origin === server.url &&
        /^\/(?:api|assets|images|admin|product|communication\/Board\/Detail\/\d+$|favicon|flag\.svg|appearance\.js)/.test(
          pathname,
        );
      if (!isOurs) happened.push(`request ${request.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  });

  const note = (record: object) =>
    author.send(
      '/api/insert-commonboard',
      uploadForm('commonBoard', { pstClsfCd: 'PST_CLSF_01', ...record }),
    );
  const main = () => page.locator('#main');
  const isRead = () => main().locator('p', { hasText: '처음' }).first().waitFor();

  it('is text as a title in a list, and as a card', async () => {
    const titles = lines(maxTitleLength, half);
    areStored(await each(titles, (ttl) => note({ ttl, cn: '<p>본문</p>' })));
    await goTo(page, `${server.url}/admin/AdminBoard?perPage=200`);
    await main()
      .locator('tbody tr')
      .nth(Math.floor(titles.length * 0.9))
      .waitFor();
    const menuId = await menuOf(cardNews);
    const insert = (record: object) =>
      author.send('/api/insert-esboard', uploadForm('board', { menuId, ...record }));
    await idOf(await insert({ ttl: titles[0], cn: body }));
    areStored(await each(titles.slice(1, 40), (ttl) => insert({ ttl, cn: '<p>본문</p>' })));
    await goTo(page, `${server.url}${cardNews}?perPage=200`);
    const cards = page.getByRole('list', { name: '카드뉴스 목록' }).getByRole('link');
    await cards.nth(30).waitFor();
    expect(happened).toEqual([]);
  });

  it("is text or nothing in a post's body, and text as a comment and a file's name", async () => {
    const pstId = await idOf(await note({ ttl: '공격 문장 <img src=x onerror=alert(1)>', cn: body }));
    const comments = lines(maxCommentLength, texts);
    const names = chunks(lines(maxNameLength, half), filesAtOnce);
    areStored(
      await each(Array.from({ length: Math.max(comments.length, names.length) }), (_, at) => {
        const files = (names[at] ?? []).map((name, n) => ({
          name: `${name}.${n}.pdf`,
          bytes: '%PDF-1.4 %%EOF',
        }));
        const record = { pstId, cn: comments[at % comments.length] ?? '', rlsYn: 'Y' };
        return author.send('/api/insert-commonboardcomment', uploadForm('commonBoardComment', record, files));
      }),
    );
    await goTo(page, `${server.url}/admin/AdminBoard/Detail/${pstId}`);
    await isRead();
    await page
      .getByRole('article')
      .nth(names.length / 2)
      .waitFor();
    const strange = await page.evaluate(() =>
      [...document.querySelectorAll('#main [class*=text] *')].flatMap(({ localName, attributes }) =>
        [...attributes]
          .filter(({ name }) => /^(?:on|style|src)/.test(name))
          .map(({ name }) => `${localName} ${name}`),
      ),
    );
    expect(strange).toEqual([]);
    expect(await page.getByRole('article').locator('script, img, iframe, object, embed').count()).toBe(0);
    await page.getByRole('button', { name: '수정', exact: true }).last().click();
    await page.getByRole('textbox', { name: '내용' }).locator('p').first().waitFor();
    expect(happened).toEqual([]);
  });

  it('is text as the name of a recipient, read, chosen and in a mail', async () => {
    const groups = await each(lines(maxGroup, quarter), (groupNm, at) =>
      author.post('/api/insert-usergroup', { groupNm, groupCd: `XSS_${at}` }),
    );
    areStored(groups);
    const stored = await Promise.all(
      groups
        .filter(({ ok }) => ok)
        .map(async (answer) => ((await answer.json()) as { data: { groupId: number } }).data.groupId),
    );
    const pstId = await idOf(
      await note({
        pstKndCd: 'BOARD',
        pstClsfCd: 'PST_CLSF_04',
        ttl: '받는 사람의 공격 문장',
        cn: '<p>처음</p>',
        recipientGroups: stored,
      }),
    );
    await goTo(page, `${server.url}/communication/Board/Detail/${pstId}`);
    await isRead();
    await page.getByRole('button', { name: '메일 보내기' }).click();
    await page.getByText('메일을 받을 사람이 없습니다.').waitFor();
    await page.getByRole('button', { name: '취소' }).click();
    await page.getByRole('button', { name: '수정', exact: true }).last().click();
    await page.getByRole('combobox', { name: '수신자' }).waitFor();
    expect(happened).toEqual([]);
  });
});
