import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
  // one file is refused
  complaints = complaintsOf(page, (text) => text.includes('status of 400'));
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const text = () => page.getByRole('textbox', { name: '내용' });
const tool = (name: string) =>
  page.getByRole('toolbar', { name: '글 모양' }).getByRole('button', { name, exact: true });

const paste = (html: string) =>
  text().evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', '글');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Markup with the attributes of each tag in one order, without what only the editor has: signs for its own cursor, cells over one row, the line below a last table. */
const bare = (html: string): string =>
  html
    .replaceAll('<br class="ProseMirror-trailingBreak">', '')
    .replaceAll(/ (?:colspan|rowspan)="1"/g, '')
    .replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_tag, name: string, attributes: string) => {
      const sorted = [...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(([one]) => one).toSorted();
      return `<${name} ${sorted.join(' ')}>`;
    })
    .replace(/(?:<p><\/p>)+$/, '');
const written = async () => bare(await text().innerHTML());
const read = async () =>
  bare(
    await page
      .locator('#main [class*=text]')
      .filter({ has: page.locator('h2') })
      .last()
      .innerHTML(),
  );

const save = async () => page.getByRole('button', { name: '저장', exact: true }).click();
const cells = () =>
  text()
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => row.children.length));
const tableMenu = async (label: string) => {
  await tool('표 편집').click();
  await page.getByRole('menuitem', { name: label }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => text().evaluate((element) => element.contains(document.activeElement))).toBe(true);
};
/** Below the table with which the text ends: the editor hears of it a moment later. */
const leaveTable = () =>
  expect
    .poll(async () => {
      await text().press('Control+End');
      return tool('표 넣기').isVisible();
    })
    .toBe(true);

/** Hangul as an input method brings it: every stroke changes what stands there already. */
const composed = async (strokes: readonly string[], result: string) => {
  const session = await page.context().newCDPSession(page);
  for (const text of strokes)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send('Input.insertText', { text: result });
  await session.detach();
};

/** Whether the tools take just the height that was kept free for them while the editor was on its way. */
const keptFree = () =>
  page
    .getByRole('toolbar', { name: '글 모양' })
    .evaluate(
      (bar) =>
        Math.round(Number.parseFloat(getComputedStyle(bar).minHeight)) -
        Math.round(bar.getBoundingClientRect().height),
    );

describe('a rich text', () => {
  it('is written with formats, a list, a link, a table and what was copied in Word', async () => {
    await goTo(page, `${server.url}/admin/AdminBoard/Regist`);
    await page.getByRole('combobox', { name: '분류' }).selectOption({ label: '오류 신고' });
    await page.getByRole('textbox', { name: '제목' }).fill('서식이 있는 글');
    await text().click();
    await tool('제목').click();
    await page.keyboard.type('주간 동향');
    await page.keyboard.press('Enter');
    await page.keyboard.type('이번 주 ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('핵심 소식');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('입니다. ');
    await tool('링크').click();
    const dialog = page.getByRole('dialog', { name: '링크 넣기' });
    await dialog.getByRole('textbox', { name: '주소' }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: '넣기' }).click();
    await dialog.getByText('http://나 https://로 시작하는 주소', { exact: false }).waitFor();
    await dialog.getByRole('textbox', { name: '주소' }).fill('www.mcst.go.kr');
    await dialog.getByRole('textbox', { name: '표시할 글' }).fill('문화체육관광부');
    await screenshot(page, 'richText-link');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: '넣기' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => text().locator('a').getAttribute('href')).toBe('https://www.mcst.go.kr');
    await text().press('Control+End');
    await page.keyboard.press('Enter');
    await tool('목록').click();
    await page.keyboard.type('음악');
    await page.keyboard.press('Enter');
    await tool('들여쓰기').click();
    await page.keyboard.type('음반');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('영화');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool('표 넣기').click();
    for (const word of ['국가', '매체', '건수', '프랑스', '르몽드', '12']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
    await tableMenu('행 삭제');
    await expect.poll(() => cells()).toEqual([3, 3]);
    await tableMenu('오른쪽에 열 추가');
    await expect.poll(() => cells()).toEqual([4, 4]);
    await text().press('Tab');
    await tableMenu('열 삭제');
    await expect.poll(() => cells()).toEqual([3, 3]);
    await leaveTable();
    await paste(
      '<html><head><style>p{mso-style-name:x}</style></head><body><h2 class=x>붙인 제목</h2><p class=MsoNormal style="mso-x:y">붙인 <b>글</b><o:p></o:p></p><script>alert(1)</script><img src="https://example.invalid/x.png" onerror="alert(1)"></body></html>',
    );
    await page.keyboard.type(' 끝.');
    expect(await keptFree()).toBe(0);
    await page.setViewportSize(widths.phone);
    await expect.poll(() => keptFree()).toBe(0);
    await holdsAtBothWidths(page, 'richText-editor');
  });

  it('is read exactly as it was written, also on paper, and opens again to be edited', async () => {
    const before = await written();
    expect(before).toContain('<strong>핵심 소식</strong>');
    expect(before).toContain('<h2>붙인 제목</h2>');
    await save();
    await page.waitForURL(/\/admin\/AdminBoard$/);
    await page.getByRole('link', { name: /서식이 있는 글/ }).click();
    await page.getByRole('heading', { name: '붙인 제목' }).waitFor();
    await expect.poll(() => read()).toBe(before);
    await holdsAtBothWidths(page, 'richText-read');
    await page.emulateMedia({ media: 'print' });
    const address = await page
      .getByRole('link', { name: '문화체육관광부' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('https://www.mcst.go.kr');
    await screenshot(page, 'richText-print');
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: '수정', exact: true }).last().click();
    await text().waitFor();
    await expect.poll(() => written()).toBe(before);
  });

  it('is edited by keyboard alone, in Hangul', async () => {
    await text().press('Control+Home');
    await page.keyboard.press('Alt+F10');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(() => focused()).toBe('실행 취소');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused()).toBe('표 넣기');
    await page.keyboard.press('Home');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused()).toBe('소제목');
    await page.keyboard.press('Enter');
    await expect.poll(() => text().locator('h3').first().textContent()).toBe('주간 동향');
    await page.keyboard.press('Control+z');
    await expect.poll(() => text().locator('h2').first().textContent()).toBe('주간 동향');
    await page.keyboard.press('Control+Home');
    await composed(['ㅈ', '지', '진', '지나', '지난'], '지난');
    await page.keyboard.type(' ');
    await text().press('Control+End');
    await page.keyboard.press('Tab');
    expect(await text().evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await save();
    // the same heading stands in the editor until it is saved
    await text().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: '지난 주간 동향' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** A picture as somebody would draw one: bars on white. */
const drawn = (colour: string) =>
  page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 960, height: 480 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('nothing to draw with');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 960, 480);
    pen.fillStyle = fill;
    for (let bar = 0; bar < 12; bar += 1) pen.fillRect(40 + bar * 75, 440 - bar * 34, 50, bar * 34 + 20);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);

const pastePicture = async (colour: string) => {
  const content = await drawn(colour);
  await text().evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);
};

const shown = (pictures: ReturnType<Page['locator']>) =>
  pictures.evaluateAll((found) =>
    found.map((picture) =>
      (picture as HTMLImageElement).naturalWidth > 0 ? picture.getAttribute('alt') : 'broken',
    ),
  );

describe('pictures in a rich text', () => {
  it('are chosen with words for who cannot see them, or pasted, read where they were put, and taken out', async () => {
    await goTo(page, `${server.url}/communication/Notice/Regist`);
    await page.getByRole('textbox', { name: '제목' }).fill('그림이 있는 공지');
    await text().click();
    await page.keyboard.type('지난달 보도량입니다.');
    await tool('그림 넣기').click();
    const dialog = page.getByRole('dialog', { name: '그림 넣기' });
    await dialog.getByRole('button', { name: '넣기', exact: true }).click();
    await dialog.getByText('그림 파일을 골라 주세요.').waitFor();
    await dialog.getByLabel('그림 파일').setInputFiles({
      name: '보고서.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 x %%EOF'),
    });
    await dialog.getByRole('button', { name: '넣기', exact: true }).click();
    await dialog.getByText('그림은 PNG, JPG, GIF 파일만', { exact: false }).waitFor();
    await screenshot(page, 'richText-picture-dialog');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByLabel('그림 파일').setInputFiles({
      name: '막대.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await drawn('#256ef4'), 'base64'),
    });
    await dialog.getByLabel('그림 설명').fill('달마다 늘어난 보도량');
    await dialog.getByRole('button', { name: '넣기', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => shown(text().locator('img'))).toEqual(['달마다 늘어난 보도량']);
    await text().press('Control+End');
    await pastePicture('#de3412');
    await expect.poll(() => shown(text().locator('img'))).toEqual(['달마다 늘어난 보도량', null]);
    await text().locator('img').last().click();
    await tool('그림 설명').click();
    const words = page.getByRole('dialog', { name: '그림 설명' });
    await words.getByRole('textbox', { name: '그림 설명' }).fill('붉은 막대');
    await words.getByRole('button', { name: '바꾸기' }).click();
    await words.waitFor({ state: 'detached' });
    await screenshot(page, 'richText-pictures');
    await save();
    await page.getByRole('heading', { name: '그림이 있는 공지' }).waitFor();
    const pictures = page.locator('#main [class*=text] img');
    await expect.poll(() => shown(pictures)).toEqual(['달마다 늘어난 보도량', '붉은 막대']);
    await holdsAtBothWidths(page, 'richText-pictures-read');

    await page
      .getByRole('link', { name: '수정' })
      .or(page.getByRole('button', { name: '수정' }))
      .click();
    await expect.poll(() => shown(text().locator('img'))).toEqual(['달마다 늘어난 보도량', '붉은 막대']);
    await text().locator('img').first().click();
    await tool('그림 설명').click();
    await page.getByRole('button', { name: '그림 지우기' }).click();
    await save();
    await expect.poll(() => shown(page.locator('#main [class*=text] img'))).toEqual(['붉은 막대']);
    expect(complaints).toEqual([]);
  });
});
