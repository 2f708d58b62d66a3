import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBadInput, hostileTexts } from '../helpers/badInput.ts';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { adminDesk } from './adminDesk.ts';

if (!hasBadInput) console.log('건너뜀: shared/data/bad-input 폴더가 없어 공격 문장으로 시험하지 않습니다.');

const longestTitle = 200;
const atOnce = 8;
const longestComment = 4_000;
/** With what makes it a PDF, and as many as one call takes. */
const longestName = 180;
const filesAtOnce = 10;
/** A post has so many recipients at most: one text of so many is tried as a name. */
const mostRecipients = 500;
const longestGroup = 100;
const oneOf = 5;

/** What a text may have left open, so that the next one is read on its own. */
const closing = `"'>--></script></style></textarea></title></xmp></noscript></iframe></select><p>다음</p>`;

/** As many texts on one line as fit: the long ones first, short ones where there is room left. */
const lines = (texts: readonly string[], length: number): string[] => {
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

/** Thousands of posts, each a transaction of its own. */
const patience = { timeout: 300_000 };

describe.skipIf(!hasBadInput)('every hostile text of the collections', patience, () => {
  let server: Server;
  let chromium: Browser;
  let page: Page;
  let author: Visitor;
  const happened: string[] = [];

  beforeAll(async () => {
    server = await startServer({ DEMO: '1' });
    chromium = await browser();
    page = await adminDesk(chromium, server.url);
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
        /^\/(?:api|assets|images|admin|product|communication\/Board\/Detail\/\d+$|favicon|flag\.svg)/.test(
          pathname,
        );
      if (!isOurs) happened.push(`request ${request.url()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    author = visitor(server.url);
    await author.signIn('admin@demo.go.kr', 'Admin!2345');
  }, 120_000);

  afterAll(async () => {
    await chromium?.close();
    await server?.remove();
  });

  const post = (ttl: string, cn: string): Promise<Response> =>
    author.send('/api/insert-commonboard', uploadForm('commonBoard', { pstClsfCd: 'PST_CLSF_01', ttl, cn }));

  it('is a text like any other as the title of a post', async () => {
    const titles = lines(hostileTexts(), longestTitle);
    const statuses: number[] = [];
    for (const some of chunks(titles, atOnce))
      statuses.push(
        ...(await Promise.all(some.map(async (title) => (await post(title, '<p>본문</p>')).status))),
      );
    const stored = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(stored).toBeGreaterThan(titles.length * 0.95);
    for (let at = 1; (at - 1) * 200 < stored; at += 1) {
      await page.goto(`${server.url}/admin/AdminBoard?page=${at}&perPage=200`);
      await page.locator('tbody tr').first().waitFor();
    }
    expect(happened).toEqual([]);
  });

  it('is shown as text or not at all in the body of a post, read and edited', async () => {
    const bodies = chunks(hostileTexts(), 320).map((some) => some.join(`${closing}\n`));
    for (const [at, body] of bodies.entries()) {
      const title = `공격 문장 ${at} <img src=x onerror=alert(1)>`;
      const answer = await post(title, `<p>처음</p>${body}${closing}`);
      expect(answer.status).toBe(200);
      const { data } = (await answer.json()) as { data: { pstId: number } };
      await page.goto(`${server.url}/admin/AdminBoard/Detail/${data.pstId}`);
      await page.locator('#main p', { hasText: '처음' }).first().waitFor();
      const strange = await page.evaluate(() =>
        [...document.querySelectorAll('#main [class*=text] *')].flatMap(({ localName, attributes }) =>
          [...attributes]
            .filter(({ name }) => /^(?:on|style|src)/.test(name))
            .map(({ name }) => `${localName} ${name}`),
        ),
      );
      expect(strange).toEqual([]);
      if (at % 4) continue;
      await page.getByRole('button', { name: '수정', exact: true }).last().click();
      await page.getByRole('textbox', { name: '내용' }).locator('p').first().waitFor();
    }
    expect(happened).toEqual([]);
  });

  it('is text as a comment and as the name of a file', async () => {
    const answer = await post('댓글의 공격 문장', '<p>처음</p>');
    const { data } = (await answer.json()) as { data: { pstId: number } };
    const texts = lines(hostileTexts(), longestComment);
    const names = chunks(lines(hostileTexts(), longestName), filesAtOnce);
    const comments = Array.from({ length: Math.max(texts.length, names.length) }, (_, at) => ({
      cn: texts[at % texts.length] ?? '',
      files: (names[at] ?? []).map((name, n) => ({ name: `${name}.${n}.pdf`, bytes: '%PDF-1.4 %%EOF' })),
    }));
    const statuses: number[] = [];
    for (const some of chunks(comments, atOnce))
      statuses.push(
        ...(await Promise.all(
          some.map(async ({ cn, files }) => {
            const record = { pstId: data.pstId, cn, rlsYn: 'Y' };
            const form = uploadForm('commonBoardComment', record, files);
            return (await author.send('/api/insert-commonboardcomment', form)).status;
          }),
        )),
      );
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(comments.length * 0.95);
    await page.goto(`${server.url}/admin/AdminBoard/Detail/${data.pstId}`);
    await page
      .getByRole('article')
      .nth(comments.length / 2)
      .waitFor();
    expect(await page.getByRole('article').locator('script, img, iframe, object, embed').count()).toBe(0);
    expect(happened).toEqual([]);
  });

  it('is text as the name of a recipient, read, chosen and in a mail', async () => {
    const names = lines(
      hostileTexts().filter((_, at) => at % oneOf === 0),
      longestGroup,
    ).slice(0, mostRecipients);
    const groupIds: number[] = [];
    for (const [from, some] of chunks(names, atOnce).entries())
      await Promise.all(
        some.map(async (groupNm, n) => {
          const answer = await author.post('/api/insert-usergroup', { groupNm, groupCd: `XSS_${from}_${n}` });
          if (answer.ok) groupIds.push(((await answer.json()) as { data: { groupId: number } }).data.groupId);
        }),
      );
    expect(groupIds.length).toBeGreaterThan(names.length * 0.95);
    const record = {
      pstKndCd: 'BOARD',
      pstClsfCd: 'PST_CLSF_04',
      ttl: '받는 사람의 공격 문장',
      cn: '<p>처음</p>',
      recipientGroups: groupIds,
    };
    const stored = await author.send('/api/insert-commonboard', uploadForm('commonBoard', record));
    expect(stored.status).toBe(200);
    const { data } = (await stored.json()) as { data: { pstId: number } };
    await page.goto(`${server.url}/communication/Board/Detail/${data.pstId}`);
    await page.locator('#main p', { hasText: '처음' }).first().waitFor();
    await page.getByRole('button', { name: '메일 보내기' }).click();
    await page.getByText('메일을 받을 사람이 없습니다.').waitFor();
    await page.getByRole('button', { name: '취소' }).click();
    await page.getByRole('button', { name: '수정', exact: true }).last().click();
    await page.getByRole('combobox', { name: '수신자' }).waitFor();
    expect(happened).toEqual([]);
  });

  it('is shown as text or not at all on a product page, as a card and read', async () => {
    const cardNews = '/product/publicity/CardNews';
    const menus = (await (await author.get('/api/menu-list?all=Y')).json()) as {
      data: { children: { menuId: number; url: string }[] }[];
    };
    const menuId = menus.data.flatMap(({ children }) => children).find(({ url }) => url === cardNews)?.menuId;
    const titles = lines(hostileTexts(), longestTitle);
    const bodies = chunks(hostileTexts(), 640).map((some) => some.join(`${closing}\n`));
    for (const [at, body] of bodies.entries()) {
      const record = { menuId, ttl: titles[at] ?? '제목', cn: `<p>처음</p>${body}${closing}` };
      const answer = await author.send('/api/insert-esboard', uploadForm('board', record));
      expect(answer.status).toBe(200);
      const { data } = (await answer.json()) as { data: { pstId: number } };
      await page.goto(`${server.url}${cardNews}/Detail/${data.pstId}`);
      await page.locator('#main p', { hasText: '처음' }).first().waitFor();
    }
    await page.goto(`${server.url}${cardNews}?perPage=200`);
    await page.getByRole('list', { name: '카드뉴스 목록' }).getByRole('link').first().waitFor();
    expect(happened).toEqual([]);
  });
});
