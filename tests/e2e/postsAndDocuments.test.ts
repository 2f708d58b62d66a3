import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inMemory } from '#server/kernel/uploads/content/bytes.ts';
import { unpack, zipEntries } from '#server/kernel/uploads/content/zipFile.ts';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths, overflows } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'board-'));
let server: Server;
let chromium: Browser;
let page: Page;
let complaints: string[];

const onDisk = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const pdf = (name: string) => onDisk(name, `%PDF-1.4 ${name} %%EOF`);

/** The file that the browser saves when the button is pressed. */
const saved = async (press: () => Promise<void>): Promise<{ name: string; content: Buffer }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
};

const withReason = async (press: () => Promise<void>) => {
  await press();
  const dialog = page.getByRole('dialog', { name: '보호되는 파일 내려받기' });
  await dialog.getByRole('textbox', { name: '사유' }).fill('처리 확인');
  await dialog.getByRole('button', { name: '내려받기' }).click();
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
  // refused files, and a document that cannot be deleted
  complaints = complaintsOf(page, (said) => /status of (400|409|415)/.test(said));
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('the administrators’ board', () => {
  it('takes a post with files, says what is wrong before, and gives them with a reason', async () => {
    await goTo(page, `${server.url}/admin/AdminBoard/Regist`);
    await page.getByRole('combobox', { name: '분류' }).selectOption({ label: '오류 신고' });
    await page.getByRole('textbox', { name: '제목' }).fill('수집이 멈췄습니다');
    await page.getByRole('textbox', { name: '내용' }).click();
    await page.keyboard.type('어제부터 수집되지 않습니다.');
    const choose = (...files: string[]) => page.locator('input[type=file]').setInputFiles(files);
    await choose(pdf('화면.pdf'), onDisk('실행.exe', 'MZ'));
    await page.getByText('실행.exe: 지원하지 않는 파일 형식입니다.').waitFor();
    await choose(onDisk('거짓.pdf', '그림이 아니다'));
    await page.getByRole('textbox', { name: '화면.pdf 설명' }).fill('오류가 난 화면');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.getByText("'거짓.pdf' 파일의 내용이 확장자(.pdf)와 다릅니다.", { exact: false }).waitFor();
    await page.getByRole('button', { name: '거짓.pdf 빼기' }).click();
    await choose(pdf('기록.pdf'));
    await holdsAtBothWidths(page, 'board-regist');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.waitForURL(/\/admin\/AdminBoard$/);
    const link = page.getByRole('link', { name: /수집이 멈췄습니다/ });
    await link.waitFor();
    await expect.poll(() => link.count()).toBe(1);
    expect(await page.getByText('읽지 않은 글').count()).toBe(0);

    await link.click();
    await page.getByRole('heading', { name: '수집이 멈췄습니다' }).waitFor();
    await page.getByText('오류가 난 화면').waitFor();
    const one = await saved(() => withReason(() => page.getByRole('button', { name: /화면\.pdf/ }).click()));
    expect([one.name, String(one.content)]).toEqual(['화면.pdf', '%PDF-1.4 화면.pdf %%EOF']);
    const all = await saved(() =>
      withReason(() => page.getByRole('button', { name: '모두 내려받기 (zip)' }).click()),
    );
    const archive = inMemory(all.content);
    const entries = await zipEntries(archive);
    expect(entries.map(({ name }) => name)).toEqual(['화면.pdf', '기록.pdf']);
    expect(String(await unpack(archive, entries[1] as never, 1000))).toBe('%PDF-1.4 기록.pdf %%EOF');
  });

  it('has it accepted, commented, answered and edited', async () => {
    await page.getByRole('button', { name: '접수' }).click();
    await page.getByRole('button', { name: '접수' }).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: '댓글' }).fill('확인하고 있습니다.');
    await page.getByRole('button', { name: '댓글 저장' }).click();
    const comment = (text: string) => page.getByRole('article', { name: /댓글/ }).filter({ hasText: text });
    await comment('확인하고 있습니다.').getByRole('button', { name: '답글' }).click();
    await page.getByRole('textbox', { name: '답글' }).fill('고맙습니다.');
    await page.getByRole('button', { name: '답글 저장' }).click();
    await comment('고맙습니다.').waitFor();
    expect(await comment('고맙습니다.').getByRole('button', { name: '답글' }).count()).toBe(0);
    await holdsAtBothWidths(page, 'board-detail');
    await page.getByRole('button', { name: '수정', exact: true }).last().click();
    await page.getByRole('textbox', { name: '제목' }).fill('수집이 다시 시작되었습니다');
    await page.getByRole('button', { name: '화면.pdf 삭제' }).click();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.getByRole('heading', { name: '수집이 다시 시작되었습니다' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /화면\.pdf/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('documents', () => {
  it('demand text and file of a new revision, which then is in force and served to everybody', async () => {
    await goTo(page, `${server.url}/admin/PrivacyPolicy`);
    await page.getByRole('button', { name: '이용약관' }).click();
    await total(page, 1);
    await page.getByRole('link', { name: '등록', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: /등록/ });
    await drawer.getByRole('combobox', { name: '문서 종류' }).selectOption({ label: '이용약관' });
    await drawer.getByLabel('개정일').fill('2026-03-01');
    const text = drawer.getByRole('textbox', { name: '내용' });
    // it starts from the text in force
    await drawer.getByText(/현재 시행 중인 개정판\(.+\)의 내용을 불러왔습니다/).waitFor();
    await expect.poll(() => text.innerText()).toContain('제1조');
    await text.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await drawer.getByRole('button', { name: '제목', exact: true }).click();
    await page.keyboard.type('제1조 (목적)');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: '본문' }).click();
    await page.keyboard.type('이 약관은 이용 조건을 정합니다.');
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.getByText('첨부파일을 첨부해주세요').first().waitFor();
    await drawer
      .locator('input[type=file]')
      .setInputFiles(onDisk('이용약관 2026.pdf', '%PDF-1.7 새 약관 %%EOF'));
    await holdsAtBothWidths(page, 'documents-regist');
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await total(page, 2);
    const newest = page.getByRole('row').filter({ hasText: '2026-03-01' });
    await newest.getByText('현재').waitFor();
    const served = await fetch(`${server.url}/api/current-terms`);
    expect(await served.text()).toBe('%PDF-1.7 새 약관 %%EOF');
  });

  it('show a revision with its text and file, and let it go', async () => {
    await page.getByRole('row').filter({ hasText: '2026-03-01' }).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: /상세/ });
    await drawer.getByRole('heading', { name: '제1조 (목적)' }).waitFor();
    await drawer.getByText('이 약관은 이용 조건을 정합니다.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: /이용약관 2026\.pdf/ }).click(),
    ]);
    expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual([
      '이용약관 2026.pdf',
      '%PDF-1.7 새 약관 %%EOF',
    ]);
    await holdsAtBothWidths(page, 'documents-detail');
    await drawer.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await total(page, 1);
  });

  it('keep the last revision in force', async () => {
    await page.getByRole('row').filter({ hasText: '2026-01-01' }).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: /상세/ });
    await drawer.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await drawer.getByText('시행 중인 마지막 개정판은 삭제할 수 없습니다.', { exact: false }).waitFor();
    expect(await drawer.isVisible()).toBe(true);
  });
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
/** Moves below the table at the end of the text: the editor reacts a moment later. */
const leaveTable = () =>
  expect
    .poll(async () => {
      await text().press('Control+End');
      return tool('표 넣기').isVisible();
    })
    .toBe(true);

/** Types Hangul as an input method does: every stroke changes the last syllable. */
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

/** Whether the tools have exactly the height reserved for them while the editor was loading. */
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
    // the editor shows the same heading until it is saved
    await text().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: '지난 주간 동향' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** A simple chart picture: bars on white. */
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
  it('are chosen with words for who cannot see them, or pasted, read in place, and taken out', async () => {
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
    await text().press('Control+End');
    await pastePicture('#228738');
    await expect.poll(() => text().locator('img').count()).toBe(3);
    await text().locator('img').last().click();
    await tool('그림 설명').click();
    await words.getByRole('button', { name: '그림 지우기' }).click();
    await expect.poll(() => shown(text().locator('img'))).toEqual(['달마다 늘어난 보도량', '붉은 막대']);
    await save();
    await page.getByRole('heading', { name: '그림이 있는 공지' }).waitFor();
    const pictures = page.locator('#main [class*=text] img');
    await expect.poll(() => shown(pictures)).toEqual(['달마다 늘어난 보도량', '붉은 막대']);
    // wider than a phone, but shown no wider
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows(page)).toBe(false);
    await screenshot(page, 'richText-pictures-read-phone');
    await page.setViewportSize(widths.desktop);
    expect(complaints).toEqual([]);
  });
});
