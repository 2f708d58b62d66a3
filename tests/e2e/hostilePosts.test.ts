import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someHostileTexts } from '../helpers/badInput.ts';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk } from './desk.ts';
import { goTo } from './screens.ts';

const texts = someHostileTexts(40);
const maxTitleLength = 200;
const atOnce = 8;
const maxCommentLength = 4_000;
/** With what makes it a PDF, and as many as one call takes. */
const maxNameLength = 180;
const filesAtOnce = 10;
const maxGroup = 100;

/** What a text may have left open, so that the next one is read on its own. */
const closing = `"'>--></script></style></textarea></title></xmp></noscript></iframe></select><p>다음</p>`;
const body = `<p>처음</p>${texts.join(`${closing}\n`)}${closing}`;

/** As many texts on one line as fit: the long ones first, short ones where there is room left. */
const lines = (length: number): string[] => {
  const left = texts.map((one) => one.slice(0, length)).toSorted((a, b) => b.length - a.length);
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

/** Does the work for all, some at once. @returns the answers in their order */
const each = async <T>(all: readonly T[], work: (one: T, at: number) => Promise<Response>) => {
  const answers: Response[] = [];
  for (const some of chunks([...all.entries()], atOnce))
    answers.push(...(await Promise.all(some.map(([at, one]) => work(one, at)))));
  return answers;
};

/** All but a few are stored, and the rest is refused for what it is. */
const areStored = (answers: readonly Response[]) => {
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length * 0.95);
};

const idOf = async (answer: Response): Promise<number> => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { pstId: number } }).data.pstId;
};

// every text of the collections: sanitised.test.ts, cleanHtml.test.ts and tests/api/hostileTexts.test.ts
describe('a hostile text of each kind', () => {
  let server: Server;
  let chromium: Browser;
  let page: Page;
  let author: Visitor;
  const happened: string[] = [];

  beforeAll(async () => {
    [server, chromium] = await Promise.all([startServer(), browser()]);
    author = await colleague(server.url);
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

  afterAll(async () => {
    await chromium?.close();
    await server?.remove();
  });

  const post = (record: object) =>
    author.send(
      '/api/insert-commonboard',
      uploadForm('commonBoard', { pstClsfCd: 'PST_CLSF_01', ...record }),
    );
  const main = () => page.locator('#main');
  const isRead = () => main().locator('p', { hasText: '처음' }).first().waitFor();
  const menuOf = async (address: string) => {
    type Menus = { menuId: number; url: string; children: Menus }[];
    const { data } = (await (await author.get('/api/menu-list?all=Y')).json()) as { data: Menus };
    const flat = (tree: Menus): Menus => tree.flatMap((one) => [one, ...flat(one.children)]);
    return flat(data).find(({ url }) => url === address)?.menuId;
  };

  it('is text as a title in a list, and as a card', async () => {
    const titles = lines(maxTitleLength);
    areStored(await each(titles, (ttl) => post({ ttl, cn: '<p>본문</p>' })));
    await goTo(page, `${server.url}/admin/AdminBoard?perPage=200`);
    await main()
      .locator('tbody tr')
      .nth(Math.floor(titles.length * 0.9))
      .waitFor();
    const cardNews = '/product/publicity/CardNews';
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

  it('is text or nothing in the body of a post, and text as a comment and as the name of a file, read and edited', async () => {
    const pstId = await idOf(await post({ ttl: '공격 문장 <img src=x onerror=alert(1)>', cn: body }));
    const comments = lines(maxCommentLength);
    const names = chunks(lines(maxNameLength), filesAtOnce);
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
    const groups = await each(lines(maxGroup), (groupNm, at) =>
      author.post('/api/insert-usergroup', { groupNm, groupCd: `XSS_${at}` }),
    );
    areStored(groups);
    const stored = await Promise.all(
      groups
        .filter(({ ok }) => ok)
        .map(async (answer) => ((await answer.json()) as { data: { groupId: number } }).data.groupId),
    );
    const pstId = await idOf(
      await post({
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
