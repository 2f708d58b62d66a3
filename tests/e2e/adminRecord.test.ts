import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
import { goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(() => page.setViewportSize(widths.desktop));

const open = () => goTo(page, server.url + member);
const save = () => page.getByRole('button', { name: '저장', exact: true });

const member = '/admin/user/UserManage/Detail/demo-mission';
const focused = () =>
  page.evaluate(() => {
    const { tagName, textContent, ariaLabel } = document.activeElement ?? document.body;
    return tagName === 'BODY' ? 'nowhere' : (ariaLabel ?? textContent);
  });
const confirm = (name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
/** Presses by keyboard, as whoever depends on the focus does. */
const pressWithKeys = async (name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const unmask = async (): Promise<void> => {
  await pressWithKeys('개인정보 보기');
  await page.getByRole('dialog').getByRole('textbox').fill('전화 확인 요청');
  await page.getByRole('button', { name: '보기', exact: true }).click();
};

describe('a record with personal data', () => {
  it('says whose it is, and masked fields are no missing ones', async () => {
    await open();
    await page.getByRole('heading', { level: 2, name: /^.\*+.?$/ }).waitFor();
    const mail = page.getByRole('textbox', { name: '이메일' });
    expect([await mail.inputValue(), await mail.getAttribute('placeholder')]).toEqual([
      '',
      'mi*****@demo.go.kr',
    ]);
    await expect.poll(() => mail.getAttribute('aria-required')).toBeNull();
    await screenshot(page, 'record-masked-1440');
    await page.getByRole('textbox', { name: '부서명' }).fill('행사기획팀');
    await save().click();
    await page.getByText('저장했습니다.').waitFor();

    await open();
    await unmask();
    await page
      .getByRole('heading', { level: 2, name: /^[^*]+$/ })
      .first()
      .waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=eml]')?.value === 'mission@demo.go.kr',
    );
    await expect.poll(() => page.getByRole('textbox', { name: '부서명' }).inputValue()).toBe('행사기획팀');
  });
});

describe('the focus after an action', () => {
  it('comes back to its button, or to the place where that was', async () => {
    await open();
    await pressWithKeys('비밀번호 초기화');
    await confirm('비밀번호 초기화');
    await page.getByText('비밀번호를 초기화했습니다.').waitFor();
    await expect.poll(() => focused()).toBe('비밀번호 초기화');
    await pressWithKeys('재동의 요청');
    await confirm('재동의 요청');
    await page.getByRole('button', { name: '가입 인증 처리' }).waitFor();
    await expect.poll(() => focused()).not.toBe('nowhere');
    await unmask();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=eml]')?.value === 'mission@demo.go.kr',
    );
    await expect.poll(() => focused()).not.toBe('nowhere');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'record-revealed-390');
  });
});

/** What lies under the button’s middle or edges and could not be pressed beside it. */
const coveredBy = (button: Element): (string | null)[] => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => [x, y]),
  );
  return points
    .flatMap(([x, y]) => document.elementsFromPoint(Number(x), Number(y)))
    .map((one) => (button.contains(one) ? null : one.closest('a,button,input,select,textarea')))
    .filter((one) => one !== null && one.getBoundingClientRect().width < 190)
    .map((one) => one?.textContent ?? null);
};

describe('the button to the top', () => {
  it('leaves the form’s own buttons free, and covers no control wherever the page comes to rest', async () => {
    for (const [width, size] of Object.entries(widths)) {
      await page.setViewportSize(size);
      await open();
      await save().waitFor();
      await page.mouse.wheel(0, 310);
      const top = page.getByRole('button', { name: '맨 위로' });
      await top.waitFor();
      const hits = await save().evaluate((button) => {
        const { left, right, top: upper, bottom } = button.getBoundingClientRect();
        return [left + 2, (left + right) / 2, right - 2].map((x) =>
          button.contains(document.elementFromPoint(x, (upper + bottom) / 2)),
        );
      });
      expect([width, hits]).toEqual([width, [true, true, true]]);
      for (let rests = 0; rests < 12; rests += 1) {
        await page.mouse.wheel(0, 60);
        await top.waitFor();
        await expect.poll(() => top.evaluate(coveredBy)).toEqual([]);
      }
    }
  });
});
