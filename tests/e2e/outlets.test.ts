import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { document, feedServer, rss } from '../helpers/feedServer.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { storyStart } from '../helpers/storyClock.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk, total } from './desk.ts';
import { goTo, holdsAtBothWidths } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'outlets-'));
const press = await feedServer();
const here = (path: string): string => press.url('x', path).replace('x.example', '127.0.0.1');
let server: Server;
let chromium: Browser;
let page: Page;
/** An administrator, by API calls only. */
let office: Visitor;
const complaints: string[] = [];

const pdf = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, `%PDF-1.4 ${name} %%EOF`);
  return path;
};

const sources = '/admin/monitoring/CollectSource';
const article = (n: number) => ({
  title: `Museum of the coast opens room ${n} for Korean ceramics`,
  link: `https://coast.example.org/${n}`,
  summary: `The director said that room ${n} shows forty pieces until next spring.`,
  date: new Date(storyStart.getTime() - 3_600_000).toUTCString(),
});

beforeAll(async () => {
  press.serve('/coast', document(rss([article(1), article(2), article(3)], { title: 'Coast Courier' })));
  press.serve(
    '/home',
    document(
      '<!doctype html><link rel="alternate" type="application/rss+xml" title="All news" href="/coast">',
      {
        'content-type': 'text/html',
      },
    ),
  );
  press.serve('/ill', (_request, answer) => void answer.writeHead(503).end());
  // at some time within the first minutes it is visited: an answer 410 would put it to rest before the story does
  press.serve('/lost', (_request, answer) => void answer.writeHead(404).end());
  [server, chromium] = await Promise.all([startServer({ COLLECT_ALLOW: '127.0.0.1' }), browser()]);
  page = await desk(chromium, server.url);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  office = await colleague(server.url);
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

let n = 0;
/** Stores an outlet beforehand. @returns its id */
const made = async (values: object = {}): Promise<number> => {
  n += 1;
  const outlet = {
    url: `https://www.made-${n}.example/`,
    ntnId: 'FR',
    mediaKndCd: 'MEDIA_KND_01',
    mediaKornNm: `만든 신문 ${n}`,
    mediaEngNm: `MADE ${n}`,
    eml: `desk@made-${n}.example`,
    fndnYmd: '1944-12-18',
    hdofcLctnAddr: '파리',
    rgnTz: '+01:00',
    ...values,
  };
  const answer = await office.send('/api/insert-media', uploadForm('media', outlet));
  const { data } = (await answer.json()) as { data: { mediaId: number } };
  return data.mediaId;
};

/** An article of the outlet. @returns its number */
const articleOf = async (mediaId: number): Promise<number> => {
  const answer = await office.send(
    '/api/insert-article',
    uploadForm('article', {
      kornTtl: '매체를 따라가는 기사',
      lclsfNm: 'KOREA',
      mediaId,
      ntnId: 'FR',
      frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
      url: `https://www.made-${n}.example/article`,
    }),
  );
  const { data } = (await answer.json()) as { data: { articleId: number } };
  return data.articleId;
};
const outletOf = async (articleId: number): Promise<number> =>
  (await dataOf<{ mediaId: number }>(`/article-detail?articleId=${articleId}`)).mediaId;
const articleCount = async (mediaId: number): Promise<number> =>
  (await dataOf<{ articleCount: number }>(`/media-detail?mediaId=${mediaId}`)).articleCount;

const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: '저장', exact: true }).click();
const check = () => page.getByRole('button', { name: 'URL 중복체크' }).click();
const open = (id: number) => goTo(page, `${server.url}/article/Medn/Detail/${id}`);

/** The window opened by a button. */
const popupOf = async (name: string): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name }).click()]);
  await popup.getByRole('heading', { level: 1 }).waitFor();
  return popup;
};

describe('an outlet', () => {
  it('is registered once its address was checked, with a file and the reason', async () => {
    await goTo(page, `${server.url}/article/Medn/Regist`);
    await box('URL').fill('https://www.new-paper.example/');
    await page.getByRole('combobox', { name: '국가' }).fill('프랑스');
    await page
      .getByRole('option', { name: /프랑스/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: '매체형태' }).selectOption({ label: '신문' });
    await box('매체명(한글)').fill('새 신문');
    await box('매체명(영문)').fill('new paper');
    await box('매체명(현지어)').fill('Le Nouveau');
    await box('이메일').fill('desk@new-paper.example');
    // choosing the country sets its time zone
    await expect.poll(() => box('UTC').inputValue()).toBe('+01:00');
    await page.getByLabel('창립일').fill('1944-12-18');
    await box('본사 소재지').fill('파리');
    await page.getByRole('button', { name: '매체 정보 중복체크' }).click();
    await page.getByText('중복 없음').waitFor();
    // the address was checked when its field lost focus
    await page.getByText('사용 가능').waitFor();
    await page.locator('input[type=file]').setInputFiles([pdf('소개.pdf')]);
    const languages = page.getByRole('combobox', { name: '제공 언어' });
    for (const words of ['카탈', 'french']) {
      await languages.fill(words);
      await page.locator('[role=option]').first().click();
    }
    await languages.press('Escape');
    await box('작성 사유').fill('새로 생긴 신문');
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'outlet-regist');
    await save();
    await page.waitForURL(/\/article\/Medn(\?.*)?$/);
    await page.getByRole('link', { name: /새 신문/ }).click();
    await page.getByText('NEW PAPER').waitFor();
    await page.getByText('소개.pdf').waitFor();
    await page.getByText('카탈로니아어, 프랑스어').waitFor();
  });

  it('that somebody has is named, with the way to it', async () => {
    const id = await made({ mediaKornNm: '먼저 온 신문' });
    await goTo(page, `${server.url}/article/Medn/Regist`);
    await box('URL').fill(`http://made-${n}.example?utm_source=x`);
    await check();
    await page.getByText('이미 등록된 URL입니다: 먼저 온 신문').waitFor();
    const link = page.getByRole('link', { name: /등록된 매체 보기/ });
    await expect.poll(() => link.getAttribute('href')).toBe(`/article/Medn/Detail/${id}`);
    await box('URL').fill('http://192.168.0.1/');
    await check();
    await page.getByText('사용 불가').waitFor();
  });

  it('that is not there says so, and the list is the way on', async () => {
    const before = complaints.length;
    // the input of the previous form is discarded
    await page.goto(`${server.url}/article/Medn/Detail/999999999`);
    await page.getByText(/찾을 수 없습니다/u).waitFor();
    await page.locator('#main').getByRole('link', { name: '목록으로' }).click();
    await page.waitForURL(/\/article\/Medn(\?|$)/u);
    // the browser logs every 404 response itself
    expect(complaints.splice(before).filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('is changed, and put out of use, each with a reason, which the window of its history tells', async () => {
    const mediaId = await made();
    await open(mediaId);
    await page.getByRole('button', { name: '수정', exact: true }).waitFor();
    await holdsAtBothWidths(page, 'outlet-detail');
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '매체 수정' }).waitFor();
    await box('대표자').fill('김대표');
    await box('작성 사유').fill('대표자 확인');
    await save();
    await page.getByRole('button', { name: '미사용으로' }).click();
    await page.getByRole('textbox', { name: '변경 사유 (선택)' }).fill('휴간');
    await page.getByRole('alertdialog').getByRole('button', { name: '미사용으로' }).click();
    // shown after the previous message, and only for a while
    await page.getByText('미사용으로 바꿨습니다.').waitFor();
    await expect.poll(() => dataOf<object>(`/media-detail?mediaId=${mediaId}`)).toMatchObject({ useYn: 'N' });
    const popup = await popupOf('변경 이력');
    await popup.getByText('대표자 확인').waitFor();
    await popup.getByText('김대표').waitFor();
    await popup.getByText('휴간').waitFor();
    expect(await popup.title()).toBe('popup');
    expect(await popup.getByRole('banner').count()).toBe(0);
    expect(await accessibilityProblems(popup)).toEqual([]);
    await popup.close();
  });

  it('takes in its duplicates in a window of its own, and gives them back', async () => {
    const into = await made({ mediaKornNm: '겹친 신문' });
    const from = await made({ mediaKornNm: '겹친 신문' });
    const articleId = await articleOf(from);
    await open(into);
    const popup = await popupOf('중복 확인·병합');
    await popup.getByLabel('겹친 신문 선택').check();
    await popup.getByRole('textbox', { name: '병합 사유' }).first().fill('같은 곳');
    expect(await accessibilityProblems(popup)).toEqual([]);
    await popup.setViewportSize(widths.phone);
    await screenshot(popup, 'outlet-merge-phone');
    await popup.getByRole('button', { name: '선택한 매체를 이 매체에 병합' }).first().click();
    await popup.getByRole('alertdialog').getByRole('button', { name: '병합' }).click();
    await popup.getByText(/^매체 1건을 병합했습니다/).waitFor();
    await popup.getByRole('region', { name: '병합한 매체' }).getByText('기사 1건').waitFor();
    await popup.close();

    await open(into);
    await page.getByRole('heading', { name: '병합한 매체' }).waitFor();
    expect([await outletOf(articleId), await articleCount(into)]).toEqual([into, 1]);
    await page.getByRole('button', { name: /되돌리기/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: '되돌리는 사유 (선택)' }).fill('다른 곳이었다');
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'outlet-undo-reason');
    await question.getByRole('button', { name: '되돌리기' }).click();
    await page.getByText('병합을 되돌렸습니다.').waitFor();
    await page.getByRole('heading', { name: '병합한 매체' }).waitFor({ state: 'detached' });
    expect([await outletOf(articleId), await articleCount(from)]).toEqual([from, 1]);
    const changes = await popupOf('변경 이력');
    await changes.getByText('다른 곳이었다').waitFor();
    await changes.close();
  });
});

describe('the list', () => {
  it('gives back what was deleted, beside the list', async () => {
    await open(await made({ mediaKornNm: '지운 신문' }));
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await page.getByText('삭제했습니다.').waitFor();
    await page.waitForURL(/\/article\/Medn(\?.*)?$/);
    await box('매체명').fill('지운 신문');
    await page.keyboard.press('Enter');
    await page.getByText('검색결과가 없습니다').waitFor();
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('button', { name: '삭제한 매체' }).click();
    const drawer = page.getByRole('dialog', { name: '삭제한 매체' });
    await drawer.getByText('30일 남음').or(drawer.getByText('29일 남음')).first().waitFor();
    await holdsAtBothWidths(page, 'outlets-deleted');
    await drawer.getByRole('button', { name: /복원.*지운 신문/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '복원' }).click();
    await drawer.getByRole('button', { name: /복원.*지운 신문/ }).waitFor({ state: 'detached' });
    await drawer.getByRole('button', { name: '닫기' }).click();
    await expect.poll(() => page.getByRole('link', { name: /지운 신문/ }).count()).toBe(1);
  });

  it('complains of nothing in the console', () => expect(complaints).toEqual([]));
});

describe('the sources of articles', () => {
  it('come as a list, which is looked at, and of which those are registered that can be', async () => {
    const list = join(folder, 'outlets.opml');
    writeFileSync(
      list,
      `<opml version="2.0"><head><title>바닷가 신문</title></head><body>
        <outline type="rss" text="Ill Times" xmlUrl="${here('/ill')}" htmlUrl="https://ill.example.org/"/>
        <outline type="rss" text="Lost Gazette" xmlUrl="${here('/lost')}" htmlUrl="https://lost.example.org/"/>
        <outline type="rss" text="안쪽" xmlUrl="http://10.0.0.7/feed"/>
      </body></opml>`,
    );
    await goTo(page, `${server.url}${sources}`);
    await page.getByRole('button', { name: '목록 가져오기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('OPML 파일').setInputFiles(list);
    await dialog.getByText('새로 등록할 피드 2개').waitFor();
    await dialog.getByText('내부망 주소라서 등록할 수 없습니다.').waitFor();
    await holdsAtBothWidths(page, 'sources-import');
    await dialog.getByRole('button', { name: '2곳 등록' }).click();
    await total(page, 2);
    await expect.poll(() => page.getByRole('link', { name: /Ill Times/ }).count()).toBe(1);
  });

  it("are found by a page's address: one chooses its feed, and sees what would come in", async () => {
    await goTo(page, `${server.url}${sources}/Regist`);
    await page.getByLabel('피드 주소').fill(here('/home'));
    await page.getByRole('button', { name: '미리보기' }).click();
    await page.getByRole('button', { name: /이 피드로/ }).click();
    await page.getByText('글 3건 가운데 3건이 새 기사로 들어옵니다.').waitFor();
    await page.getByText('Museum of the coast opens room 1 for Korean ceramics').waitFor();
    await expect.poll(() => page.getByLabel('피드 주소').inputValue()).toBe(here('/coast'));
    await expect.poll(() => page.getByLabel('이름').inputValue()).toBe('Coast Courier');
    await holdsAtBothWidths(page, 'source-trial');
    await page.getByRole('button', { name: 'Coast Courier 매체로 지정' }).click();
    await page.getByText('‘Coast Courier’ 매체를 선택했습니다.').waitFor();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await total(page, 3);
  });

  it('give articles, which stand in the list a moment later, without anybody doing anything', async () => {
    const title = 'Museum of the coast opens room';
    const stored = async () => (await office.get('/api/article-list?size=10')).text();
    await expect.poll(async () => (await stored()).split(title).length > 3).toBe(true);
    await goTo(page, `${server.url}/article/Article`);
    await page.getByText(new RegExp(title)).nth(2).waitFor();
  });

  it('are visited now where one asks for it, and tell why they gave nothing', async () => {
    await goTo(page, `${server.url}${sources}`);
    await page.getByRole('link', { name: /^Ill Times/ }).click();
    await page.getByRole('button', { name: '지금 수집' }).click();
    const visits = page.getByRole('region', { name: '최근 수집 기록' });
    await visits.getByText('매체의 서버에 문제가 있습니다. (응답 503)').first().waitFor();
    await page.getByText('수집하지 못하고 있습니다.').waitFor();
    await expect.poll(() => page.getByText('연속 실패').isVisible()).toBe(true);
    await holdsAtBothWidths(page, 'source-detail');
  });

  it('are put to rest, several at once', async () => {
    await goTo(page, `${server.url}${sources}`);
    await page.getByRole('button', { name: '여러 건 선택' }).click();
    await page.getByLabel('이 쪽의 행 모두 선택').check();
    await page.getByText('3건을 선택했습니다.').waitFor();
    await page.getByRole('button', { name: '수집 중지' }).click();
    await page.getByText('3곳의 수집을 멈췄습니다. 수집한 기사는 그대로 남습니다.').waitFor();
    const paused = page.getByRole('list', { name: '상태별 수집원' }).getByRole('button', { name: '중지' });
    await expect.poll(() => paused.innerText()).toMatch(/3/);
  });

  it('stand in the state of collecting with what came from where, and each visit in the records', async () => {
    await goTo(page, `${server.url}/admin/monitoring/DataCollection`);
    const row = page.getByRole('row', { name: /Coast Courier/ });
    await row.waitFor();
    await expect.poll(() => row.getByRole('cell').first().textContent()).toBe('3');
    await goTo(page, `${server.url}/admin/monitoring/CollectVisit`);
    await page
      .getByRole('link', { name: /^\d{4}-/ })
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
  });
});

interface Menu {
  menuId: number;
  url: string | null;
  children: Menu[];
}
const menuIdOf = (menus: readonly Menu[], url: string): number | undefined => {
  for (const menu of menus) {
    const found = menu.url === url ? menu.menuId : menuIdOf(menu.children, url);
    if (found !== undefined) return found;
  }
  return undefined;
};
const dataOf = async <T>(path: string): Promise<T> =>
  ((await (await office.get(`/api${path}`)).json()) as { data: T }).data;

/** Revokes the outlet screen from all authority groups. */
const closeOutlets = async (): Promise<void> => {
  const menuId = menuIdOf(await dataOf<Menu[]>('/menu-list'), '/article/Medn');
  for (const { authrtId } of await dataOf<{ authrtId: number }[]>('/authorized-list?size=200')) {
    const { mdfcnDt, authorizedMenuList } = await dataOf<{
      mdfcnDt: string;
      authorizedMenuList: { menuId: number; authorizedYn: string }[];
    }>(`/authorized-detail?authrtId=${authrtId}`);
    const body = {
      authrtId,
      mdfcnDt,
      // menus that are not listed would inherit from the menu above
      authorizedMenuList: [
        ...authorizedMenuList
          .filter((menu) => menu.menuId !== menuId)
          .map(({ menuId: id, authorizedYn }) => ({ menuId: id, authorizedYn })),
        { menuId, authorizedYn: 'N' },
      ],
    };
    const answer = await office.post('/api/update-authorized', body, { _method: 'PUT' });
    expect(answer.status, await answer.text()).toBe(200);
  }
};

describe('the windows', () => {
  it('tell nothing to who may not read outlets', async () => {
    const mediaId = await made({ mediaKornNm: '비밀 신문' });
    await closeOutlets();
    const other = await desk(chromium, server.url, 'staff');
    await other.goto(`${server.url}/popup/medn/history/${mediaId}`);
    await other.getByText('접근 권한이 없습니다.').first().waitFor();
    expect(await other.getByText('비밀 신문').count()).toBe(0);
    await other.context().close();
  });
});
