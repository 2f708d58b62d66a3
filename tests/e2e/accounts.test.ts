import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymousStorage, browser, loaded, pooledProfile, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { colleague, desk } from './desk.ts';
import { goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let admin: Page;
/** The administrator, by API calls only. */
let office: Visitor;
let staff: Page;
let member: Page;
const complaints: string[] = [];

const watch = (page: Page): Page => {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // the browser logs refused requests itself, and we log a failed sign-in as specified
    const expected = /status of (400|401|403|409)|login failed|not set/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
  return page;
};

beforeAll(async () => {
  // attempts come from several addresses
  [server, chromium] = await Promise.all([startServer({ TRUST_PROXY: '127.0.0.1' }), browser()]);
  office = await colleague(server.url);
  admin = await desk(chromium, server.url);
  staff = await desk(chromium, server.url, 'staff');
  member = watch(await (await pooledProfile(chromium, anonymousStorage)).newPage());
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const fillLogin = async (page: Page, eml: string, pswd: string): Promise<void> => {
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
};
const signIn = async (page: Page, eml: string, pswd: string, path = '/login'): Promise<void> => {
  await page.goto(server.url + path);
  await fillLogin(page, eml, pswd);
};
const confirm = (page: Page, name: string) =>
  page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;
/** The last message to an address, once it is kept, since nothing sends it. */
const lastMessageTo = async (contact: string): Promise<number> => {
  const path = `/api/outbox-list?size=10&sort=regDt,DESC&rcvr=${encodeURIComponent(contact)}`;
  const last = async () =>
    (await dataOf<{ msgId: number; sttsCd: string }[]>(await office.get(path)))[0] ?? {
      msgId: 0,
      sttsCd: '',
    };
  await expect.poll(async () => (await last()).sttsCd).toBe('kept');
  return (await last()).msgId;
};
/** The text of that message with its code, handed over to the administrator. */
const handedOver = async (contact: string): Promise<string> => {
  const body = { msgId: await lastMessageTo(contact), reason: '전화로 본인 확인' };
  return (await dataOf<{ cn: string }>(await office.post('/api/outbox-handover', body))).cn;
};
const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const linkIn = (text: string): string => /#link=[\w-]+/.exec(text)?.[0] ?? '';

const person = {
  eml: 'narae.kim@demo.go.kr',
  mblTelno: '010-2345-6789',
  first: 'Culture!2026',
  second: 'Heritage#77a',
};

describe('a new member of staff', () => {
  it('signs up by keyboard alone, with codes that come by mail and by text message', async () => {
    const { keyboard } = member;
    const enter = () => keyboard.press('Enter');
    await member.goto(`${server.url}/signUp`);
    await member.getByText('제1조').first().waitFor();
    await press(member, '다음');
    await member.getByText('이용약관에 동의해 주세요.').waitFor();
    await member.getByRole('checkbox', { name: '모두 동의' }).focus();
    await keyboard.press('Space');
    await member.getByRole('button', { name: '다음' }).focus();
    await enter();

    await heading(member, '이메일 인증');
    await keyboard.press('Tab');
    await keyboard.type('someone@nowhere.example');
    await enter();
    await member.getByText('등록되지 않은 기관의 이메일입니다.').waitFor();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(person.eml);
    await enter();
    await member.getByText('사용할 수 있는 이메일 입니다. 인증을 진행해주세요.').waitFor();
    await enter();
    await box(member, '인증코드').waitFor();
    await holdsAtBothWidths(member, 'sign-up-2');
    await keyboard.type(codeIn(await handedOver(person.eml)));
    await enter();
    await member.getByText('이메일 인증이 완료되었습니다.').waitFor();
    await enter();

    await heading(member, '휴대폰 인증');
    await keyboard.press('Tab');
    await keyboard.type(person.mblTelno.replaceAll('-', ''));
    await expect.poll(() => box(member, '휴대폰 번호').inputValue()).toBe(person.mblTelno);
    await enter();
    await member.getByText('사용할 수 있는 휴대폰 번호입니다.').waitFor();
    await enter();
    await box(member, '인증코드').waitFor();
    await keyboard.type(codeIn(await handedOver(person.mblTelno)));
    await enter();
    await member.getByText('휴대폰 인증이 완료되었습니다.').waitFor();
    await enter();

    await heading(member, '정보 입력');
    await press(member, '가입 신청');
    await member.getByText('필수값을 입력해주세요.').waitFor();
    await expect.poll(() => focusedName(member)).toBe('userNm');
    await holdsAtBothWidths(member, 'sign-up-4');
    await member.goBack();
    await heading(member, '휴대폰 인증');
    await expect.poll(() => box(member, '휴대폰 번호').inputValue()).toBe(person.mblTelno);
    await member.goForward();
    await heading(member, '정보 입력');
    await box(member, '이름').focus();
    await keyboard.type('김나래');
    for (const text of ['044-203-2345', '주폴란드한국문화원', '문화행사팀', '행정주사', '주무관']) {
      await keyboard.press('Tab');
      if (text.startsWith('0')) await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await enter();
    await heading(member, '가입 신청이 접수되었습니다');
    await holdsAtBothWidths(member, 'sign-up-done');
  });

  it('cannot sign in before an administrator has approved, with a group and an authority', async () => {
    expect((await visitor(server.url).signIn(person.eml, person.first)).status).toBe(401);
    await goTo(admin, `${server.url}/admin/user/UserApprovalManage`);
    await admin.locator('tbody').getByRole('link', { name: '김*래' }).click();
    await press(admin, '승인');
    await admin.getByText('최소 하나의 사용자 권한을 선택해주세요.').waitFor();
    await admin.getByRole('combobox', { name: '사용자 그룹' }).selectOption({ label: '재외공관' });
    await admin.getByRole('checkbox', { name: /^기본 업무/ }).check();
    await admin.getByRole('heading', { level: 2, name: '김*래' }).waitFor();
    await holdsAtBothWidths(admin, 'accounts-request');
    await press(admin, '승인');
    await admin.getByText('김*래 님을 재외공관 그룹 / 기본 업무 권한으로 승인하시겠습니까?').waitFor();
    await screenshot(admin, 'accounts-approve-question');
    await confirm(admin, '승인');
    await admin.getByText('승인했습니다.').waitFor();
    await admin.getByRole('heading', { name: '처리 결과' }).waitFor();
    await expect.poll(() => admin.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect.poll(() => admin.getByRole('button', { name: '승인', exact: true }).count()).toBe(0);
    await expect
      .poll(() =>
        admin.evaluate(() => {
          const { top = -1, bottom = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
          return document.activeElement !== document.body && top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
  });

  it('sets the password behind the mailed link, once, also where somebody else is signed in', async () => {
    await goTo(admin, `${server.url}/admin/log/Outbox?id=${await lastMessageTo(person.eml)}`);
    await admin.getByRole('button', { name: '링크 직접 전달' }).waitFor();
    expect(await admin.getByText('보낼 때 넣는').innerText()).toContain('\n\n');
    await holdsAtBothWidths(admin, 'outbox-message');
    await press(admin, '링크 직접 전달');
    await box(admin, '사유').fill('......');
    await confirm(admin, '전달');
    // the dialog stays, and says it at the reason
    await admin.getByRole('dialog').getByText('구체적인 사유를 입력해 주세요.').waitFor();
    await box(admin, '사유').fill('전화로 본인 확인');
    await holdsAtBothWidths(admin, 'outbox-reason');
    await confirm(admin, '전달');
    const given = admin.getByRole('dialog', { name: '직접 전달', exact: true });
    const text = given.getByText('#link=');
    await text.waitFor();
    await holdsAtBothWidths(admin, 'outbox-handed-over');
    const link = linkIn((await text.textContent()) ?? '');
    await given.getByRole('button', { name: '닫기' }).click();
    const other = watch(await desk(chromium, server.url, 'staff'));
    await other.goto(`${server.url}/login${link}`);
    await heading(other, '비밀번호 설정');
    const word = (name: string) => other.getByLabel(name, { exact: true });
    await word('새 비밀번호').fill('short');
    await other.getByText('비밀번호는 9자 이상으로 정해 주세요.').waitFor();
    await holdsAtBothWidths(other, 'password-link');
    await word('새 비밀번호').fill(person.first);
    await word('새 비밀번호 확인').fill(person.first);
    await press(other, '비밀번호 설정');
    await other.getByText('새 비밀번호로 로그인해 주세요.').waitFor();
    await other.goto(`${server.url}/myPage`);
    await other.waitForURL(/\/login\?from=/);
    await box(other, '이메일').waitFor();
    await other.goto(`${server.url}/login${link}`);
    await other.reload();
    await heading(other, '사용할 수 없는 링크입니다');
    expect(await other.locator('[name=newPswd]').count()).toBe(0);
    await holdsAtBothWidths(other, 'password-link-used');
    await other.context().close();
  });

  it('agrees at the first sign-in, and goes where they wanted to go', async () => {
    await signIn(member, person.eml, person.first, '/login?from=%2FmyPage');
    await heading(member, '이용약관 및 개인정보 수집·이용 동의');
    await member.getByText('제1조').first().waitFor();
    await press(member, '동의하고 시작하기');
    await expect.poll(() => focusedName(member)).toBe('useTrmsAgre');
    await holdsAtBothWidths(member, 'agreement');
    const [file] = await Promise.all([
      member.waitForEvent('download'),
      press(member, '이용약관(필수) 내려받기'),
    ]);
    expect(file.suggestedFilename()).toContain('이용약관');
    await member.getByRole('checkbox', { name: '모두 동의' }).check();
    await press(member, '동의하고 시작하기');
    await member.getByText('별표나 라벨로 모아 둔 기사').waitFor();
    expect(new URL(member.url()).pathname).toBe('/myPage');
  });

  it('reads on my page what is wrong where it stands, and changes the password', async () => {
    const tab = (name: string) => member.getByRole('tab', { name });
    // by keyboard, and the focus stays in the tab list
    await tab('기사 메모').focus();
    await member.keyboard.press('ArrowRight');
    await member.keyboard.press('Enter');
    await member.waitForURL('**/myPage/Profile');
    await tab('내 정보').and(member.locator(':focus')).waitFor();
    await box(member, '직위').fill('');
    await box(member, '휴대폰 번호').fill('0107777');
    // an error on another tab is shown on saving
    await tab('알림과 동의').click();
    await tab('내 정보 (저장 전)').waitFor();
    await press(member, '저장');
    await member.waitForURL('**/myPage/Profile');
    await member.getByText('직위을(를) 입력해주세요.').waitFor();
    await box(member, '직위').and(member.locator(':focus')).waitFor();
    await holdsAtBothWidths(member, 'my-page-refused');
    await tab('비밀번호와 계정').click();
    await member.getByText('최근 인증일').waitFor();
    await press(member, '비밀번호 변경');
    await press(member, '회원 탈퇴');
    await press(member, '탈퇴하기');
    await holdsAtBothWidths(member, 'my-page-account-refused');
    await member.locator('[name=pswd]').fill(person.first);
    await member.locator('[name=newPswd]').fill(person.second);
    await member.locator('[name=again]').fill(person.second);
    await press(member, '비밀번호 변경');
    await member.getByText(/비밀번호를 변경했습니다|비밀번호가 변경되었습니다/).waitFor();
    expect((await visitor(server.url).signIn(person.eml, person.second)).status).toBe(200);
    expect(complaints).toEqual([]);
  });

  it('is locked after wrong passwords, and released by an administrator', async () => {
    // two wrong attempts from each of seven addresses, none of which has to wait
    const guesser = visitor(server.url);
    await guesser.get('/api/health');
    for (let round = 0; round < 2; round += 1) {
      const guesses = Array.from({ length: 7 }, (_none, n) =>
        guesser.post('/api/login', { eml: person.eml, pswd: 'wrong' }, { 'x-forwarded-for': `10.0.0.${n}` }),
      );
      expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 401));
    }
    await member.context().clearCookies();
    await signIn(member, person.eml, 'wrong', '/login?from=%2FmyPage');
    await member.getByText('잘못 입력하여 계정이 잠겼습니다').waitFor();
    await expect.poll(() => focusedName(member)).toBe('pswd');
    expect(new URL(member.url()).pathname).toBe('/login');
    await holdsAtBothWidths(member, 'login');
    await fillLogin(member, person.eml, person.second);
    await member.getByText('잠금 해제를 요청해 주세요').waitFor();

    const conditions = encodeURIComponent(JSON.stringify({ lockYn: 'Y' }));
    await goTo(admin, `${server.url}/admin/user/UserManage?filter=${conditions}`);
    await admin.locator('tbody').getByRole('link', { name: '김*래' }).click();
    await press(admin, '잠금 해제');
    await confirm(admin, '잠금 해제');
    await admin.getByText('잠금을 해제했습니다.').waitFor();
    await fillLogin(member, person.eml, person.second);
    await member.waitForURL('**/myPage');
    await member.context().close();
    expect(complaints).toEqual([]);
  });
});

/** The message on the login page. */
const isShownAtLogin = async (page: Page, sentence: string): Promise<void> => {
  await page.waitForURL(/\/login/);
  await page
    .getByRole('alert')
    .filter({ hasText: `${sentence} 다시 로그인해 주세요.` })
    .waitFor();
};

describe('whose session ends', () => {
  it('is told why when the rights change, at once and on a screen that shows its failures itself', async () => {
    const changed = '권한이 바뀌어 로그인이 종료되었습니다.';
    const failing = watch(await desk(chromium, server.url, 'staff'));
    await staff.goto(`${server.url}/article/Report`);
    await staff.getByRole('heading', { level: 1 }).waitFor();
    await loaded(staff);
    watch(staff);
    await goTo(admin, `${server.url}/admin/auth/AuthManage?id=1`);
    const row = admin.getByRole('dialog').getByRole('row', { name: /이\*원/ });
    await row.getByRole('checkbox', { name: '이*원 쓰기' }).click();
    await press(admin, '저장');
    await admin.getByText('저장했습니다.').waitFor();

    // the notice stream reports it, whatever the user is doing
    await isShownAtLogin(staff, changed);
    await screenshot(staff, 'accounts-rights-changed');
    expect(await staff.evaluate(() => document.cookie)).not.toContain('access');
    expect(await staff.locator('[aria-live=polite]').first().innerText()).toBe('');
    await failing.goto(`${server.url}/myPage`);
    await isShownAtLogin(failing, changed);
    expect(complaints).toEqual([]);
  });
});

it('the steps between password and screens come one after another, and cannot be passed by', async () => {
  const page = staff;
  const old = { passwordExtensionRequired: true, pswdChgYmd: '2020-01-01', lastJoinCertYmd: '2020-01-01' };
  let pending: object = { ...old, additionalVerificationRequired: true };
  await page.route(/\/api\/(login|user-info|update-user\/password-extend)$/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, ...pending } } });
  });
  const eml = 'mission@demo.go.kr';
  await signIn(page, eml, 'Mission!2345', '/login?from=%2Farticle%2FArticle');
  await heading(page, '추가 인증');
  await press(page, '인증코드 받기');
  await box(page, '인증코드').waitFor();
  await holdsAtBothWidths(page, 'step-code');
  pending = old;
  await box(page, '인증코드').fill(codeIn(await handedOver(eml)));
  await press(page, '인증 확인');
  await heading(page, '6개월 동안 비밀번호를 바꾸지 않았습니다');
  await holdsAtBothWidths(page, 'step-extension');
  await press(page, '지금 변경');
  await heading(page, '비밀번호 변경');
  await press(page, '비밀번호 변경');
  await holdsAtBothWidths(page, 'step-password');
  pending = { lastJoinCertYmd: '2020-01-01' };
  await page.reload();
  await heading(page, '본인 확인');
  await holdsAtBothWidths(page, 'step-certification');
  await page.goto(`${server.url}/dashboard`);
  await heading(page, '본인 확인');
  await press(page, '로그아웃하고 처음으로');
  await box(page, '이메일').waitFor();
  expect(complaints).toEqual([]);
});

const demoRecord = (who: 'staff' | 'mission') => `/admin/user/UserManage/Detail/demo-${who}`;

describe('the record of somebody, with personal data', () => {
  const open = () => goTo(admin, server.url + demoRecord('mission'));
  const saves = () => admin.getByRole('button', { name: '저장', exact: true });
  const focused = () =>
    admin.evaluate(() => {
      const { tagName, textContent, ariaLabel } = document.activeElement ?? document.body;
      return tagName === 'BODY' ? 'nowhere' : (ariaLabel ?? textContent);
    });
  /** Presses by keyboard, like users who depend on the focus. */
  const pressWithKeys = async (name: string): Promise<void> => {
    await admin.getByRole('button', { name, exact: true }).focus();
    await admin.keyboard.press('Enter');
  };

  it('says whose it is, masked fields are no missing ones, and is shown whole for a reason', async () => {
    await open();
    await admin.getByRole('heading', { level: 2, name: /^.\*+.?$/ }).waitFor();
    const mail = box(admin, '이메일');
    expect([await mail.inputValue(), await mail.getAttribute('placeholder')]).toEqual([
      '',
      'mi*****@demo.go.kr',
    ]);
    await expect.poll(() => mail.getAttribute('aria-required')).toBeNull();
    await screenshot(admin, 'record-masked-1440');
    await box(admin, '부서명').fill('행사기획팀');
    await saves().click();
    // the message of an earlier save may still be shown
    await admin.waitForURL(/\/UserManage$/);
    await admin.getByText('저장했습니다.').waitFor();

    await open();
    await pressWithKeys('개인정보 보기');
    await admin.getByRole('dialog').getByRole('textbox').fill('전화 확인 요청');
    await press(admin, '보기');
    await admin
      .getByRole('heading', { level: 2, name: /^[^*]+$/ })
      .first()
      .waitFor();
    await expect.poll(() => mail.inputValue()).toBe('mission@demo.go.kr');
    await expect.poll(() => box(admin, '부서명').inputValue()).toBe('행사기획팀');
    await expect.poll(() => focused()).not.toBe('nowhere');
    await admin.setViewportSize(widths.phone);
    await screenshot(admin, 'record-revealed-390');
    await admin.setViewportSize(widths.desktop);
  });

  it('gives the focus back to the button of an action, or to the place where that was', async () => {
    await pressWithKeys('비밀번호 초기화');
    await confirm(admin, '비밀번호 초기화');
    await admin.getByText('비밀번호를 초기화했습니다.').waitFor();
    await expect.poll(() => focused()).toBe('비밀번호 초기화');
    await pressWithKeys('재동의 요청');
    await confirm(admin, '재동의 요청');
    await admin.getByRole('button', { name: '가입 인증 처리' }).waitFor();
    await expect.poll(() => focused()).not.toBe('nowhere');
  });

  /**
   * Controls under the button’s middle or edges that cannot be pressed beside it, at one scroll position after another.
   * The button takes its final position a moment later.
   */
  const coveredBy = async (button: Element): Promise<(string | null)[]> => {
    const covered = () => {
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
    const found: (string | null)[] = [];
    for (let rests = 0; rests < 12; rests += 1) {
      window.scrollBy({ top: 60, behavior: 'instant' });
      for (let frame = 0; frame < 30 && (frame < 2 || covered().length); frame += 1)
        await new Promise(requestAnimationFrame);
      found.push(...covered());
    }
    return found;
  };

  it('keeps its buttons free of the one to the top, wherever the page comes to rest', async () => {
    for (const [width, size] of Object.entries(widths).toReversed()) {
      await admin.setViewportSize(size);
      await open();
      await saves().waitFor();
      await admin.mouse.wheel(0, 310);
      const top = admin.getByRole('button', { name: '맨 위로' });
      await top.waitFor();
      const hits = () =>
        saves().evaluate((button) => {
          const { left, right, top: upper, bottom } = button.getBoundingClientRect();
          return [left + 2, (left + right) / 2, right - 2].map((x) =>
            button.contains(document.elementFromPoint(x, (upper + bottom) / 2)),
          );
        });
      await expect.poll(async () => [width, await hits()]).toEqual([width, [true, true, true]]);
      expect([width, await top.evaluate(coveredBy)]).toEqual([width, []]);
    }
  });
});

describe('a session in which nobody does anything', () => {
  const minute = 60_000;
  /** Advances the clock of a tab, which then checks it, as when the user returns to the tab. */
  const pass = (tab: Page, ms: number) =>
    tab.evaluate((skipped) => {
      const before = Date;
      const now = () => before.now() + skipped;
      globalThis.Date = new Proxy(before, {
        construct: (target, parts: [number]) => new target(...(parts.length ? parts : ([now()] as const))),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, ms);
  const warningOf = (tab: Page) => tab.getByRole('alertdialog', { name: '곧 자동으로 로그아웃됩니다' });
  const goOn = (tab: Page) => tab.getByRole('button', { name: '계속 사용' });

  it('warns in every tab, goes on by one answer, and ends with what was typed kept', async () => {
    const path = demoRecord('staff');
    const department = box(admin, '부서명');
    // reloaded: no activity has been reported to the server yet
    await admin.goto(server.url + path);
    const told = admin.waitForResponse(
      (answer) => answer.url().endsWith('/session-activity') && answer.request().method() === 'POST',
    );
    await department.fill('국제협력과');
    const other = await admin.context().newPage();
    await other.goto(`${server.url}/admin/user/UserManage`);
    await other.getByRole('heading', { name: '사용자 관리' }).waitFor();
    await other.locator('[data-record]').first().waitFor();
    await loaded(other);
    await pass(admin, minute);
    await told;

    // the server's response by then, and after new activity: idleSessions.database.test.ts
    const sentence = '오랫동안 사용하지 않아 로그인이 종료되었습니다.';
    let isOver = false;
    const answers = async (route: Route): Promise<void> => {
      const secondsLeft = route.request().method() === 'POST' ? 1_800 : 90;
      await route.fulfill(
        isOver
          ? { status: 403, json: { code: 'AUTH8', message: `${sentence} 다시 로그인해 주세요.` } }
          : { json: { data: { secondsLeft } } },
      );
    };
    const activity = '**/api/session-activity';
    for (const tab of [admin, other]) await tab.route(activity, answers);
    await pass(admin, 28 * minute);
    await warningOf(admin).waitFor();
    await warningOf(other).waitFor();
    await goOn(admin).and(admin.locator(':focus')).waitFor();
    await screenshot(admin, 'session-idle-warning');
    await admin.setViewportSize(widths.phone);
    await screenshot(admin, 'session-idle-warning-390');
    await admin.setViewportSize(widths.desktop);
    await goOn(other).click();
    await warningOf(admin).waitFor({ state: 'detached' });
    expect(await department.inputValue()).toBe('국제협력과');

    isOver = true;
    await pass(admin, 31 * minute);
    await other.waitForURL(/\/login\?from=/);
    await isShownAtLogin(admin, sentence);
    for (const tab of [admin, other]) await tab.unroute(activity);
    expect(new URL(admin.url()).searchParams.get('from')).toBe(path);
    await fillLogin(admin, 'admin@demo.go.kr', 'Admin!2345');
    await admin.waitForURL(`**${path}`);
    const restored = admin.getByText('저장하지 못한 내용을 되살렸습니다. 확인하고 저장해 주세요.');
    await restored.waitFor();
    await expect.poll(() => department.inputValue()).toBe('국제협력과');
    await press(admin, '저장');
    await admin.getByText('저장했습니다.').waitFor();
    await restored.waitFor({ state: 'detached' });
  });
});
