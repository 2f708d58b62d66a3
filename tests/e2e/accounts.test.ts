import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';

let server: Server;
let chromium: Browser;

beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
  chromium = await browser();
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const visitor = async (): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  return { context, page: await context.newPage() };
};

const fillLogin = async (page: Page, eml: string, pswd: string): Promise<void> => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
};

const signIn = async (page: Page, eml: string, pswd: string): Promise<void> => {
  await fillLogin(page, eml, pswd);
  await page.waitForURL('**/dashboard');
};

const confirm = (page: Page, name: string) =>
  page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true }).click();

/** What was last sent to somebody, as an administrator reads it on the outbox screen. */
const lastMessageTo = async (admin: Page, contact: string): Promise<string> => {
  await admin.goto(
    `${server.url}/admin/log/Outbox?filter=${encodeURIComponent(JSON.stringify({ rcvr: contact }))}`,
  );
  await admin.locator('tbody').getByRole('link').first().click();
  const drawer = admin.getByRole('dialog');
  await drawer.getByRole('button', { name: '개인정보 보기' }).click();
  const asked = admin.getByRole('dialog').last();
  await asked.getByRole('textbox').fill('인증코드 전달');
  await asked.getByRole('button', { name: /보기/ }).click();
  await drawer.first().getByText(contact).waitFor();
  return drawer
    .locator('dd')
    .allInnerTexts()
    .then((texts) => texts.join('\n'));
};

/** Changes what the new member may do, which ends their session. */
const toggleWriting = async (admin: Page): Promise<void> => {
  await admin.goto(`${server.url}/admin/auth/AuthManage?id=1`);
  const row = admin.getByRole('dialog').getByRole('row', { name: /김\*래/ });
  await row.getByRole('checkbox', { name: '김*래 쓰기' }).click();
  await admin.getByRole('button', { name: '저장' }).click();
  await admin.getByText('저장했습니다.').waitFor();
};

/** The login page says it, and goes on saying it. */
const isToldAtLogin = async (page: Page, sentence: string): Promise<void> => {
  await page.waitForURL(/\/login/);
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  await page.waitForTimeout(1000);
  expect(await page.getByRole('alert').filter({ hasText: sentence }).isVisible()).toBe(true);
};

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const linkIn = (text: string): string => /#link=([\w-]+)/.exec(text)?.[1] ?? '';

const person = {
  eml: 'narae.kim@demo.go.kr',
  mblTelno: '010-2345-6789',
  first: 'Culture!2026',
  second: 'Heritage#77a',
};

describe('a new member of staff', () => {
  let admin: Page;
  let member: Page;
  let contexts: BrowserContext[];

  beforeAll(async () => {
    const [first, second] = [await visitor(), await visitor()];
    contexts = [first.context, second.context];
    [admin, member] = [first.page, second.page];
    await signIn(admin, 'admin@demo.go.kr', 'Admin!2345');
  }, 120_000);

  afterAll(async () => {
    for (const context of contexts ?? []) await context.close();
  });

  it('signs up with codes that come by mail and by text message', async () => {
    await member.goto(`${server.url}/signUp`);
    await member.getByRole('checkbox', { name: '모두 동의' }).check();
    await member.getByRole('button', { name: '다음' }).click();

    await member.getByRole('textbox', { name: '이메일' }).fill(person.eml);
    await member.getByRole('button', { name: '중복확인' }).click();
    await member.getByText('사용할 수 있는 이메일 입니다. 인증을 진행해주세요.').waitFor();
    await member.getByRole('button', { name: '인증코드 받기' }).click();
    await member
      .getByRole('textbox', { name: '인증코드' })
      .fill(codeIn(await lastMessageTo(admin, person.eml)));
    await member.getByRole('button', { name: '인증 확인' }).click();
    await member.getByText('이메일 인증이 완료되었습니다.').waitFor();
    await member.getByRole('button', { name: '다음' }).click();

    await member.getByRole('textbox', { name: '휴대폰 번호' }).pressSequentially('01023456789');
    await expect
      .poll(() => member.getByRole('textbox', { name: '휴대폰 번호' }).inputValue())
      .toBe(person.mblTelno);
    await member.getByRole('button', { name: '중복확인' }).click();
    await member.getByRole('button', { name: '인증코드 받기' }).click();
    await member
      .getByRole('textbox', { name: '인증코드' })
      .fill(codeIn(await lastMessageTo(admin, person.mblTelno)));
    await member.getByRole('button', { name: '인증 확인' }).click();
    await member.getByText('휴대폰 인증이 완료되었습니다.').waitFor();
    await member.getByRole('button', { name: '다음' }).click();

    for (const [label, text] of [
      ['이름', '김나래'],
      ['기관명', '주폴란드한국문화원'],
      ['부서명', '문화행사팀'],
      ['직급', '행정주사'],
      ['직위', '주무관'],
      ['사무실 전화', '044-203-2345'],
    ] as const) {
      await member.getByRole('textbox', { name: label }).fill(text);
    }
    await screenshot(member, 'accounts-sign-up');
    await member.getByRole('button', { name: '가입 신청' }).click();
    await member.getByText('가입 신청이 접수되었습니다').waitFor();
    await screenshot(member, 'accounts-applied');
  });

  it('cannot sign in before somebody has approved', async () => {
    await fillLogin(member, person.eml, person.first);
    await member.getByText('이메일 또는 비밀번호가 올바르지 않습니다').waitFor();
    expect(new URL(member.url()).pathname).toBe('/login');
  });

  it('is approved with a group and an authority', async () => {
    await admin.goto(`${server.url}/admin/user/UserApprovalManage`);
    await admin.locator('tbody').getByRole('link', { name: '김*래' }).click();
    await admin.getByRole('button', { name: '승인', exact: true }).click();
    await admin.getByText('최소 하나의 사용자 권한을 선택해주세요.').waitFor();
    await admin.getByRole('combobox', { name: '사용자 그룹' }).selectOption({ label: '재외공관' });
    await admin.getByRole('checkbox', { name: /^기본 업무/ }).check();
    await admin.getByRole('heading', { level: 2, name: '김*래' }).waitFor();
    await screenshot(admin, 'accounts-request');
    await admin.setViewportSize(widths.phone);
    await screenshot(admin, 'accounts-request-390');
    await admin.setViewportSize(widths.desktop);
    await admin.getByRole('combobox', { name: '반려 사유' }).selectOption({ index: 1 });
    await admin.getByRole('button', { name: '반려', exact: true }).click();
    await admin.getByText('김*래 님의 가입 신청을').waitFor();
    await confirm(admin, '취소');
    await admin.getByRole('button', { name: '승인', exact: true }).click();
    await admin.getByText('김*래 님을 재외공관 그룹 / 기본 업무 권한으로 승인하시겠습니까?').waitFor();
    await screenshot(admin, 'accounts-approve-question');
    await confirm(admin, '승인');
    await admin.getByText('승인했습니다.').waitFor();
    await admin.getByRole('heading', { name: '처리 결과' }).waitFor();
    await expect.poll(() => admin.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect.poll(() => admin.getByRole('button', { name: '승인', exact: true }).count()).toBe(0);
  });

  it('sets the password behind the mailed link, which works once', async () => {
    const link = linkIn(await lastMessageTo(admin, person.eml));
    await member.goto(`${server.url}/login#link=${link}`);
    await member.reload();
    await member.getByRole('heading', { name: '비밀번호 설정' }).waitFor();
    await member.locator('[name=newPswd]').fill(person.first);
    await member.locator('[name=again]').fill(person.first);
    await member.getByRole('button', { name: '비밀번호 설정' }).click();
    await member.getByRole('button', { name: '로그인', exact: true }).waitFor();
    await member.goto(`${server.url}/login#link=${link}`);
    await member.reload();
    await member.getByRole('heading', { name: '사용할 수 없는 링크입니다' }).waitFor();
    expect(await member.locator('[name=newPswd]').count()).toBe(0);
  });

  it('agrees at the first sign-in and uses the product', async () => {
    await fillLogin(member, person.eml, person.first);
    await member.waitForURL('**/login/agreement**');
    await screenshot(member, 'accounts-agreement');
    await member.getByRole('checkbox', { name: '모두 동의' }).check();
    await member.getByRole('button', { name: '동의하고 시작하기' }).click();
    await member.waitForURL('**/dashboard');
    await member.goto(`${server.url}/article/Article`);
    await member.getByRole('heading', { level: 1, name: '기사' }).waitFor();
    expect(new URL(member.url()).pathname).toBe('/article/Article');
  });

  it('changes the password on my page and signs in with the new one', async () => {
    await member.goto(`${server.url}/myPage`);
    await member.locator('[name=pswd]').fill(person.first);
    await member.locator('[name=newPswd]').fill(person.second);
    await member.locator('[name=again]').fill(person.second);
    await member.getByRole('button', { name: '비밀번호 변경' }).click();
    await member.getByText(/비밀번호를 변경했습니다|비밀번호가 변경되었습니다/).waitFor();
    await screenshot(member, 'accounts-my-page');
    await member.getByRole('button', { name: '로그아웃' }).click();
    await confirm(member, '로그아웃');
    await member.waitForURL('**/login');
    await signIn(member, person.eml, person.second);
    expect(new URL(member.url()).pathname).toBe('/dashboard');
  });

  it('is locked after five wrong passwords, and released by an administrator', async () => {
    const { context, page } = await visitor();
    const refusals: string[] = [];
    while (refusals.length < 5) {
      await fillLogin(page, person.eml, 'wrong');
      const alert = page.getByRole('alert').filter({ hasText: /./ });
      await alert.waitFor();
      const sentence = await alert.innerText();
      const seconds = /(\d+)초 뒤에/.exec(sentence)?.[1];
      // the product itself says how long one has to wait
      if (seconds) await page.waitForTimeout(Number(seconds) * 1000);
      else refusals.push(sentence);
    }
    expect(refusals.at(-1)).toContain('5회 잘못 입력하여 계정이 잠겼습니다');
    await fillLogin(page, person.eml, person.second);
    await page.getByText('잠금 해제를 요청해 주세요').waitFor();

    const conditions = encodeURIComponent(JSON.stringify({ lockYn: 'Y' }));
    await admin.goto(`${server.url}/admin/user/UserManage?filter=${conditions}`);
    await admin.locator('tbody').getByRole('link', { name: '김*래' }).click();
    await admin.getByRole('button', { name: '잠금 해제' }).click();
    await confirm(admin, '잠금 해제');
    await admin.getByText('잠금을 해제했습니다.').waitFor();
    await signIn(page, person.eml, person.second);
    await context.close();
  });

  it('is logged out with the message when the rights change while the browser is open', async () => {
    await member.goto(`${server.url}/article/Article`);
    await member.getByRole('heading', { level: 1, name: '기사' }).waitFor();
    await toggleWriting(admin);
    // the bell hears of it, whatever the person does
    await isToldAtLogin(member, '권한이 바뀌어 로그인이 종료되었습니다. 다시 로그인해 주세요.');
    await screenshot(member, 'accounts-rights-changed');
    expect(await member.evaluate(() => document.cookie)).not.toContain('access');
    expect(await member.locator('[aria-live=polite]').first().innerText()).toBe('');
    await member.reload();
    await isToldAtLogin(member, '권한이 바뀌어 로그인이 종료되었습니다. 다시 로그인해 주세요.');
  });

  it('appears in the history of rights with who did what', async () => {
    await admin.goto(`${server.url}/admin/auth/RightsHistory`);
    await admin.getByRole('button', { name: '권한 그룹' }).click();
    const first = admin.locator('tbody tr').first();
    await first.getByText('김*리').waitFor();
    await first.getByText('기본 업무').waitFor();
    await first.getByRole('link').first().click();
    await admin
      .getByRole('dialog')
      .getByText(/김\*래.*쓰기 권한 아니요 → 예/)
      .waitFor();
    await screenshot(admin, 'accounts-history');
    await expect.poll(() => admin.getByRole('dialog').getByText('권한 그룹').count()).toBeGreaterThan(0);
  });

  it('is told so too on a reload and on a screen that shows its failures itself', async () => {
    for (const path of ['/article/Article', '/myPage']) {
      await signIn(member, person.eml, person.second);
      expect(await member.getByText(/로그인이 종료/).count()).toBe(0);
      await toggleWriting(admin);
      await member.goto(`${server.url}${path}`);
      await isToldAtLogin(member, '권한이 바뀌어 로그인이 종료되었습니다. 다시 로그인해 주세요.');
    }
    await signIn(member, person.eml, person.second);
    await toggleWriting(admin);
    await member
      .getByRole('link', { name: /님$|내 정보|마이페이지/ })
      .first()
      .click();
    await isToldAtLogin(member, '권한이 바뀌어 로그인이 종료되었습니다. 다시 로그인해 주세요.');
  });

  it('is told when the session has run out', async () => {
    await signIn(member, person.eml, person.second);
    await member.goto(`${server.url}/article/Article`);
    await member.getByRole('heading', { level: 1, name: '기사' }).waitFor();
    await member.context().clearCookies();
    await member.getByRole('combobox', { name: /한 쪽|페이지|쪽/ }).selectOption('50');
    await isToldAtLogin(member, '로그인이 필요합니다. 다시 로그인해 주세요.');
    expect(new URL(member.url()).searchParams.get('from')).toMatch(/^\/article\/Article/);
  });
});
