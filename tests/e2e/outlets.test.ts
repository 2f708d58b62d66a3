import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk, exported, total } from './desk.ts';
import { goTo, holdsAtBothWidths } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'outlets-'));
let server: Server;
let chromium: Browser;
let page: Page;
let colleague: Visitor;
const complaints: string[] = [];

const pdf = (name: string): string => {
  const path = join(folder, name);
  writeFileSync(path, `%PDF-1.4 ${name} %%EOF`);
  return path;
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({ DEMO: '1' }), browser()]);
  page = await desk(chromium, server.url);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  colleague = visitor(server.url);
  await colleague.signIn('admin@demo.go.kr', 'Admin!2345');
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

let n = 0;
/** An outlet that is there already. @returns its number */
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
  const answer = await colleague.send('/api/insert-media', uploadForm('media', outlet));
  const { data } = (await answer.json()) as { data: { mediaId: number } };
  return data.mediaId;
};

/** An article of the outlet. @returns its number */
const articleOf = async (mediaId: number): Promise<number> => {
  const answer = await colleague.send(
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

/** The window that a button opens. */
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
    // the country brings its time along
    await expect.poll(() => box('UTC').inputValue()).toBe('+01:00');
    await page.getByLabel('창립일').fill('1944-12-18');
    await box('본사 소재지').fill('파리');
    await page.getByRole('button', { name: '매체 정보 중복체크' }).click();
    await page.getByText('중복 없음').waitFor();
    // the address was checked when its field was left
    await page.getByText('사용 가능').waitFor();
    // another address has not been checked
    await box('URL').fill('https://www.new-paper.example/en');
    await page.getByText('사용 가능').waitFor({ state: 'detached' });
    await save();
    await page.getByText('URL 중복체크를 진행해주세요.').first().waitFor();
    await check();
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
    await page.goto(`${server.url}/article/Medn/Detail/999999999`);
    await page.getByText(/찾을 수 없습니다/u).waitFor();
    await page.locator('#main').getByRole('link', { name: '목록으로' }).click();
    await page.waitForURL(/\/article\/Medn(\?|$)/u);
    // the browser itself tells of every answer 404
    expect(complaints.splice(before).filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('is changed with a reason, which the window of its history tells', async () => {
    await open(await made());
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '매체 수정' }).waitFor();
    await box('대표자').fill('김');
    await save();
    await page.getByText('대표자는 2자 이상 입력하세요.').first().waitFor();
    await box('대표자').fill('김대표');
    await box('작성 사유').fill('대표자 확인');
    await save();
    await page.getByRole('button', { name: '수정', exact: true }).waitFor();
    const popup = await popupOf('변경 이력');
    await popup.getByText('대표자 확인').waitFor();
    await popup.getByText('김대표').waitFor();
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
    await popup.getByLabel('겹친 신문 고르기').check();
    await popup.getByRole('textbox', { name: '병합 사유' }).first().fill('같은 곳');
    expect(await accessibilityProblems(popup)).toEqual([]);
    await popup.setViewportSize(widths.phone);
    await screenshot(popup, 'outlet-merge-phone');
    await popup.getByRole('button', { name: '고른 매체를 여기에 병합' }).first().click();
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

  it('is put out of use with a reason', async () => {
    const mediaId = await made();
    await open(mediaId);
    await page.getByRole('button', { name: '미사용으로' }).click();
    await page.getByRole('textbox', { name: '변경 사유 (선택)' }).fill('휴간');
    await page.getByRole('alertdialog').getByRole('button', { name: '미사용으로' }).click();
    await page.getByText('미사용으로 바꿨습니다.').waitFor();
    const changes = await popupOf('변경 이력');
    await changes.getByText('휴간').waitFor();
    await changes.close();
    expect(await dataOf<object>(`/media-detail?mediaId=${mediaId}`)).toMatchObject({ useYn: 'N' });
  });
});

describe('the list', () => {
  it('finds by any name, and exports what it shows', async () => {
    await made({ mediaKornNm: '찾을 신문', mediaLclanNm: 'À Trouver' });
    await goTo(page, `${server.url}/article/Medn`);
    await box('매체명').fill('trouver');
    await page.keyboard.press('Enter');
    await total(page, 1);
    await page.getByRole('link', { name: /찾을 신문/ }).waitFor();
    await box('매체명').fill('없는 이름');
    await page.keyboard.press('Enter');
    await total(page, 0);
    await box('매체명').fill('À Trouver');
    await page.keyboard.press('Enter');
    await total(page, 1);
    const { rows } = await exported(page);
    expect(rows.map(([name]) => name)).toEqual(['찾을 신문']);
  });

  it('stands by the number of articles, at a press of its head', async () => {
    await goTo(page, `${server.url}/article/Medn`);
    const figures = async () =>
      (await page.locator('#main tbody tr td:nth-child(4)').allTextContents()).map(Number);
    await page.getByRole('button', { name: '기사 수' }).click();
    await page.waitForURL(/sort=articleCount/);
    await page.getByRole('button', { name: '기사 수' }).click();
    await page.waitForURL(/order=DESC/);
    await expect.poll(async () => (await figures())[0]).toBeGreaterThan(0);
    const shown = await figures();
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  });

  it('gives back what was deleted, beside the list', async () => {
    await open(await made({ mediaKornNm: '지운 신문' }));
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await page.getByText('삭제했습니다.').waitFor();
    await page.waitForURL(/\/article\/Medn(\?.*)?$/);
    await box('매체명').fill('지운 신문');
    await page.keyboard.press('Enter');
    await page.getByText('검색결과가 없습니다').waitFor();
    await page.getByRole('button', { name: '삭제한 매체' }).click();
    const drawer = page.getByRole('dialog', { name: '삭제한 매체' });
    await drawer.getByText('30일 남음').or(drawer.getByText('29일 남음')).first().waitFor();
    await holdsAtBothWidths(page, 'outlets-deleted');
    await drawer.getByRole('button', { name: /복원.*지운 신문/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '복원' }).click();
    await page.getByText('복원했습니다.').waitFor();
    await drawer.getByRole('button', { name: '닫기' }).click();
    await expect.poll(() => page.getByRole('link', { name: /지운 신문/ }).count()).toBe(1);
  });

  it('has a detail without obstacles at both widths', async () => {
    await open(await made());
    await expect.poll(() => page.getByRole('button', { name: '수정', exact: true }).count()).toBe(1);
    await holdsAtBothWidths(page, 'outlet-detail');
  });

  it('complains of nothing in the console', () => expect(complaints).toEqual([]));
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
  ((await (await colleague.get(`/api${path}`)).json()) as { data: T }).data;

/** No authority group opens the screen of outlets any more. */
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
      // what is not mentioned would follow the menu above
      authorizedMenuList: [
        ...authorizedMenuList
          .filter((menu) => menu.menuId !== menuId)
          .map(({ menuId: id, authorizedYn }) => ({ menuId: id, authorizedYn })),
        { menuId, authorizedYn: 'N' },
      ],
    };
    const answer = await colleague.post('/api/update-authorized', body, { _method: 'PUT' });
    expect(answer.status, await answer.text()).toBe(200);
  }
};

describe('the windows', () => {
  it('tell nothing to who may not read outlets: the server refuses', async () => {
    const mediaId = await made({ mediaKornNm: '비밀 신문' });
    await closeOutlets();
    const other = await desk(chromium, server.url, 'staff');
    for (const path of [`history/${mediaId}`, `duplicate/${mediaId}`]) {
      await other.goto(`${server.url}/popup/medn/${path}`);
      await other.getByText('접근 권한이 없습니다.').first().waitFor();
      expect(await other.getByText('비밀 신문').count()).toBe(0);
    }
    await other.context().close();
  });
});
