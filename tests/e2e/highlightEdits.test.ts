import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths, overflows } from './screens.ts';

interface Cluster {
  clusterId: number;
  clusterTtl: string;
  clusterDt: string;
  articleCount: number;
}

let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;
let admin: Visitor;
let largest: Cluster;

const ask = async <T>(path: string): Promise<T> => (await (await admin.get(`/api${path}`)).json()) as T;
const stored = async () =>
  (await ask<{ data: Cluster }>(`/cluster-detail?clusterId=${largest.clusterId}`)).data;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  admin = await colleague(server.url);
  [largest] = (await ask<{ data: [Cluster] }>('/cluster-top-list?size=1')).data;
  page = await desk(chromium, server.url, 'staff');
  // the browser logs a conflict with another user's edit itself
  complaints = complaintsOf(page, (text) => text.includes('status of 409'));
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(() => {
  complaints.length = 0;
});

const main = () => page.locator('#main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const records = () => main().locator('[data-record]');
const open = async (path: string): Promise<void> => {
  await goTo(page, server.url + path);
  await records().first().waitFor();
  await loaded(page);
};
const titled = (title: string) =>
  main().getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
const told = (sentence: string) => main().getByRole('status').filter({ hasText: sentence }).waitFor();
const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
/** The open dialog fits the window of a phone. */
const fitsPhone = async (picture: string) => {
  await page.setViewportSize(widths.phone);
  await screenshot(page, picture);
  await expect.poll(() => overflows(page)).toBe(false);
  await page.setViewportSize(widths.desktop);
};

describe('the highlight of an editor', () => {
  const detail = () => `/article/HighLight/Detail/${largest.clusterId}`;

  it('gets another title, tells later readers, and gives it back; the first change stays', async () => {
    await open(detail());
    await button('제목 고치기').click();
    const box = main().getByRole('textbox', { name: '하이라이트 제목' });
    await box.fill('사람이 붙인 제목');
    await screenshot(page, 'highlight-rename');
    await box.press('Enter');
    await titled('사람이 붙인 제목');
    await told('제목을 고쳤습니다.');
    expect((await stored()).clusterTtl).toBe('사람이 붙인 제목');

    await open(detail());
    await main().getByText('님이 제목을 고쳤습니다.', { exact: false }).waitFor();
    await button('되돌리기').click();
    await confirm('되돌리기');
    await titled(largest.clusterTtl);
    await told('되돌렸습니다.');
    expect((await stored()).clusterTtl).toBe(largest.clusterTtl);

    const { mdfcnDt } = (await stored()) as unknown as { mdfcnDt: string };
    const { clusterId } = largest;
    await admin.post(
      '/api/update-cluster/title',
      { clusterId, clusterTtl: '먼저 고친 제목', mdfcnDt },
      { _method: 'PUT' },
    );
    await button('제목 고치기').click();
    await box.fill('나중 제목');
    await button('저장').click();
    await main().getByRole('alert').filter({ hasText: '다른 사람이 이 하이라이트를 고쳤습니다' }).waitFor();
    await button('취소').click();
    await titled('먼저 고친 제목');
    expect(complaints).toEqual([]);
  });

  it('gives picked articles away, loses one, takes another of its day in, and gets all back', async () => {
    const hasAll = () =>
      main()
        .getByRole('heading', { name: `기사 ${largest.articleCount}건` })
        .waitFor();
    const undo = async () => {
      await button('되돌리기').click();
      await told('되돌렸습니다.');
      expect((await stored()).articleCount).toBe(largest.articleCount);
      await hasAll();
    };
    await open(detail());
    await button('기사 선택').click();
    await expect.poll(() => button('새 하이라이트로 나누기').isDisabled()).toBe(true);
    const boxes = main().getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await holdsAtBothWidths(page, 'highlight-pick');
    await button('새 하이라이트로 나누기').click();
    await confirm('나누기');
    await told('기사 2건을 새 하이라이트로 나누었습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount - 2);
    await main().getByRole('link', { name: '나눈 하이라이트 보기' }).waitFor();
    await screenshot(page, 'highlight-split');
    await undo();

    await button('기사 선택').click();
    await boxes.last().check();
    await button('빼기').click();
    await confirm('빼기');
    await told('기사 1건을 뺐습니다.');
    await undo();

    const { data } = await ask<{ data: [Cluster] }>(`/cluster-merge-list?clusterId=${largest.clusterId}`);
    await button('다른 하이라이트와 합치기').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(data[0].clusterTtl.slice(0, 6));
    await dialog.getByRole('radio', { name: data[0].clusterTtl }).check();
    await fitsPhone('highlight-merge-phone');
    await dialog.getByRole('button', { name: '합치기', exact: true }).click();
    await told('합쳤습니다.');
    expect((await stored()).articleCount).toBeGreaterThan(largest.articleCount);
    await undo();
    expect(complaints).toEqual([]);
  });

  it('takes an article in from its own page, and gives it back', async () => {
    interface Item {
      articleId: number;
      clusterId?: number;
    }
    const day = largest.clusterDt;
    const { data } = await ask<{ data: Item[] }>(`/article-list?size=50&startDate=${day}&endDate=${day}`);
    const other = data.find(({ clusterId }) => clusterId !== largest.clusterId);
    const { clusterTtl } = await stored();
    await goTo(page, `${server.url}/article/Article/Detail/${other?.articleId}`);
    await button('기사 도구').click();
    await button('하이라이트에 넣기').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(clusterTtl.slice(0, 6));
    const choice = dialog.getByRole('radio', { name: clusterTtl });
    await choice.waitFor();
    await fitsPhone('article-highlight-phone');
    expect(await accessibilityProblems(page)).toEqual([]);
    await choice.check();
    await dialog.getByRole('button', { name: '넣기', exact: true }).click();
    const said = (words: string) => dialog.getByRole('status').filter({ hasText: words }).waitFor();
    await said('넣었습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount + 1);
    await screenshot(page, 'article-highlight-done');
    await dialog.getByRole('button', { name: '되돌리기' }).click();
    await said('되돌렸습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount);
    expect(complaints).toEqual([]);
  });
});

describe('the list of articles', () => {
  const chip = () => main().getByRole('link', { name: /^외 \d+건$/ });

  it('folds what is about the same matter, remembers it, and leads to the others', async () => {
    await open(`/article/Article?size=200&startDate=${largest.clusterDt}&endDate=${largest.clusterDt}`);
    const all = await records().count();
    await button('비슷한 기사 묶기').click();
    await expect.poll(() => records().count()).toBeLessThan(all);
    await loaded(page);
    const few = await records().count();
    expect(await chip().count()).toBe(0);
    await main()
      .getByRole('button', { name: /^비슷한 \d+건$/ })
      .first()
      .click();
    await expect.poll(() => records().count()).toBeGreaterThan(few);
    await screenshot(page, 'list-folded');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    const narrowest = () =>
      records().evaluateAll((titles) =>
        Math.min(...titles.map((title) => title.getBoundingClientRect().width)),
      );
    await expect.poll(narrowest).toBeGreaterThan(140);
    await page.setViewportSize(widths.desktop);
    await page.reload();
    await records().first().waitFor();
    await expect.poll(() => records().count()).toBe(few);
    await fitsPhone('list-folded-phone');
    await button('비슷한 기사 묶기').click();
    await expect.poll(() => records().count()).toBe(all);
    await chip().first().click();
    await page.waitForURL('**/article/HighLight/Detail/*');
    await records().nth(1).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says so too in what was found and in what one keeps', async () => {
    const { data } = await ask<{ data: { clusterArticleList: { articleId: number; kornTtl: string }[] } }>(
      `/cluster-detail?clusterId=${largest.clusterId}`,
    );
    const [member] = data.clusterArticleList;
    await goTo(page, `${server.url}/search?searchText=${encodeURIComponent(member?.kornTtl ?? '')}`);
    await chip().first().waitFor();
    await fitsPhone('search-others-phone');
    const staff = await colleague(server.url, 'staff');
    const kept = await staff.post('/api/insert-articlememo', { articleId: member?.articleId });
    expect(kept.status).toBe(200);
    await goTo(page, `${server.url}/myPage`);
    await chip().first().waitFor();
    await fitsPhone('memo-others-phone');
    expect(complaints).toEqual([]);
  });
});
