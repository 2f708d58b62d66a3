import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';

let server: Server;
let chromium: Browser;
let admin: Visitor;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  admin = visitor(server.url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const rowsOf = async (path: string): Promise<Record<string, string>[]> =>
  ((await (await admin.get(path)).json()) as { data: Record<string, string>[] }).data;

/** What was last sent to somebody, as the outbox shows it to an administrator. */
const lastMessageTo = async (contact: string): Promise<string> => {
  const rcvr = encodeURIComponent(contact);
  const [last] = await rowsOf(`/api/outbox-list?size=10&sort=regDt,DESC&rcvr=${rcvr}`);
  const answer = await admin.get(`/api/outbox-detail?msgId=${last?.['msgId']}&reveal=Y`);
  return ((await answer.json()) as { data: { cn: string } }).data.cn;
};
const codeSentTo = async (contact: string): Promise<string> =>
  /\b\d{6}\b/.exec(await lastMessageTo(contact))?.[0] ?? '';

/** How far the page is wider than its window, in px. The room kept for a scroll bar does not count. */
const overflow = () =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** Keeps a picture, and finds whatever shuts somebody out or goes wrong unseen. */
const look = async (name: string) => {
  // a fading page has no colours to be judged by
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await screenshot(page, `${name}-${page.viewportSize()?.width}`);
  return { problems: await accessibilityProblems(page), overflow: await overflow(), complaints };
};
const sound = { problems: [], overflow: 0, complaints: [] };

const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (name: string) => page.getByRole('textbox', { name });
const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

const signIn = async (eml: string, pswd: string, path = '/login') => {
  await page.goto(server.url + path);
  await box('이메일').fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await press('로그인');
};

/** One code goes to a person in half a minute, so each device signs in as somebody else. */
const people = {
  desktop: { eml: 'mission@demo.go.kr', pswd: 'Mission!2345' },
  phone: { eml: 'staff@demo.go.kr', pswd: 'Staff!2345' },
};

let contacts = 0;
/** What nobody has had, not even the first try of the same story. */
const newMobile = (): string => {
  contacts += 1;
  return `010-7777-${String(contacts).padStart(4, '0')}`;
};
const newEmail = (): string => {
  contacts += 1;
  return `new.person.${contacts}@demo.go.kr`;
};

describe.each(Object.keys(widths) as (keyof typeof widths)[])('on a %s', (device) => {
  const viewport = widths[device];

  beforeEach(async () => {
    const context = await chromium.newContext({ viewport, locale: 'ko-KR' });
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // the browser announces refusals itself, and we log a failed sign-in as specified
      const expected = /status of (400|401|403|409)|login failed|not set/.test(message.text());
      if (message.type() === 'error' && !expected) complaints.push(message.text());
    });
  });
  afterEach(() => page.context().close());

  it('the sign-in form, and what it says of a wrong password', async () => {
    await signIn('nobody@demo.go.kr', 'Wrong!2345');
    await page.getByText('이메일 또는 비밀번호가 올바르지 않습니다').waitFor();
    await expect.poll(() => focusedName()).toBe('pswd');
    expect(await look('login')).toEqual(sound);
  });

  it('the steps between the password and the screens', async () => {
    const old = { passwordExtensionRequired: true, pswdChgYmd: '2020-01-01', lastJoinCertYmd: '2020-01-01' };
    let pending: object = { ...old, additionalVerificationRequired: true };
    await page.route(/\/api\/(login|user-info|update-user\/password-extend)$/, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { data: { ...data, ...pending } } });
    });
    const { eml, pswd } = people[device];
    await signIn(eml, pswd, '/login?from=%2Farticle%2FArticle');
    await heading('추가 인증');
    await press('인증코드 받기');
    await box('인증코드').waitFor();
    expect(await look('step-code')).toEqual(sound);
    pending = old;
    await box('인증코드').fill(await codeSentTo(eml));
    await press('인증 확인');
    await heading('6개월 동안 비밀번호를 바꾸지 않았습니다');
    expect(await look('step-extension')).toEqual(sound);
    await page.reload();
    await heading('6개월 동안 비밀번호를 바꾸지 않았습니다');
    await press('지금 변경');
    await heading('비밀번호 변경');
    await press('비밀번호 변경');
    expect(await look('step-password')).toEqual(sound);
    pending = { lastJoinCertYmd: '2020-01-01' };
    await page.reload();
    await heading('본인 확인');
    expect(await look('step-certification')).toEqual(sound);
    await page.goto(`${server.url}/dashboard`);
    await heading('본인 확인');
    await press('로그아웃하고 처음으로');
    await box('이메일').waitFor();
  });

  it('the agreements of the first sign-in', async () => {
    await signIn('pending@demo.go.kr', 'Pending!2345');
    await heading('이용약관 및 개인정보 수집·이용 동의');
    await page.getByText('제1조').first().waitFor();
    await press('동의하고 시작하기');
    await expect.poll(() => focusedName()).toBe('useTrmsAgre');
    expect(await look('agreement')).toEqual(sound);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '이용약관(필수) 내려받기' }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('이용약관');
    await press('로그아웃');
    await page.waitForURL('**/login');
  });

  it('the four steps of sign-up, by keyboard alone', async () => {
    const eml = newEmail();
    const mblTelno = newMobile();
    const enter = () => page.keyboard.press('Enter');
    await page.goto(`${server.url}/signUp`);
    await page.getByText('제1조').first().waitFor();
    await press('다음');
    await page.getByText('이용약관에 동의해 주세요.').waitFor();
    expect(await look('sign-up-1')).toEqual(sound);
    await page.getByRole('checkbox', { name: '모두 동의' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '다음' }).focus();
    await enter();

    await heading('이메일 인증');
    await page.keyboard.press('Tab');
    await page.keyboard.type('someone@nowhere.example');
    await enter();
    await page.getByText('등록되지 않은 기관의 이메일입니다.').waitFor();
    expect(await look('sign-up-2-refused')).toEqual(sound);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(eml);
    await enter();
    await page.getByText('사용할 수 있는 이메일 입니다. 인증을 진행해주세요.').waitFor();
    await enter();
    await box('인증코드').waitFor();
    expect(await look('sign-up-2')).toEqual(sound);
    await page.keyboard.type(await codeSentTo(eml));
    await enter();
    await page.getByText('이메일 인증이 완료되었습니다.').waitFor();
    await enter();

    await heading('휴대폰 인증');
    await page.keyboard.press('Tab');
    await page.keyboard.type(mblTelno.replaceAll('-', ''));
    await expect.poll(() => box('휴대폰 번호').inputValue()).toBe(mblTelno);
    await enter();
    await page.getByText('사용할 수 있는 휴대폰 번호입니다.').waitFor();
    await enter();
    await box('인증코드').waitFor();
    await page.keyboard.type(await codeSentTo(mblTelno));
    await enter();
    await page.getByText('휴대폰 인증이 완료되었습니다.').waitFor();
    await enter();

    await heading('정보 입력');
    await press('가입 신청');
    await page.getByText('필수값을 입력해주세요.').waitFor();
    await expect.poll(() => focusedName()).toBe('userNm');
    expect(await look('sign-up-4')).toEqual(sound);
    await page.goBack();
    await heading('휴대폰 인증');
    await expect.poll(() => box('휴대폰 번호').inputValue()).toBe(mblTelno);
    await page.goForward();
    await heading('정보 입력');
    await box('이름').focus();
    await page.keyboard.type('박하늘');
    await page.keyboard.press('Tab');
    for (const text of ['044-203-2000', '문화체육관광부', '해외홍보정책과', '행정주사', '주무관']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await enter();
    await heading('가입 신청이 접수되었습니다');
    expect(await look('sign-up-done')).toEqual(sound);
  });

  it('my page: shown, changed and refused', async () => {
    await signIn('staff@demo.go.kr', 'Staff!2345', '/myPage');
    await heading('기본 정보');
    await page.getByText('최근 인증일').waitFor();
    expect(await look('my-page')).toEqual(sound);
    await box('직위').fill('');
    await box('휴대폰 번호').fill('0107777');
    await press('저장');
    await page.getByText('직위을(를) 입력해주세요.').waitFor();
    await press('비밀번호 변경');
    await press('회원 탈퇴');
    await press('탈퇴하기');
    expect(await look('my-page-refused')).toEqual(sound);
    await press('되돌리기');
    await box('부서명').fill(`국제문화과 ${device}`);
    await press('저장');
    await page.getByText('저장했습니다.').waitFor();
  });

  it('a link to set the password, in a browser where somebody else is signed in', async () => {
    const eml = newEmail();
    await invite(eml);
    const link = /#link=\S+/.exec(await lastMessageTo(eml))?.[0];
    await signIn('staff@demo.go.kr', 'Staff!2345');
    await page.waitForURL('**/dashboard');
    await page.goto(`${server.url}/login${link}`);
    await heading('비밀번호 설정');
    await page.getByLabel('새 비밀번호', { exact: true }).fill('short');
    await page.getByText('비밀번호는 9자 이상으로 정해 주세요.').waitFor();
    expect(await look('password-link')).toEqual(sound);
    await page.getByLabel('새 비밀번호', { exact: true }).fill('Sound!Word9');
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill('Sound!Word9');
    await press('비밀번호 설정');
    await page.getByText('새 비밀번호로 로그인해 주세요.').waitFor();
    expect(await look('password-set')).toEqual(sound);
    await page.goto(`${server.url}/dashboard`);
    await page.waitForURL('**/login');
    await box('이메일').waitFor();
    await page.goto(`${server.url}/login${link}`);
    await page.reload();
    await heading('사용할 수 없는 링크입니다');
    expect(await look('password-link-used')).toEqual(sound);
  });
});

/** An administrator registers somebody, who gets a link by mail. */
const invite = async (eml: string): Promise<void> => {
  const [group] = await rowsOf('/api/usergroup-popup-list?size=10');
  const answer = await admin.post(
    '/api/insert-user',
    {
      eml,
      userNm: '최초대',
      groupId: group?.['groupId'],
      jbgdNm: '행정주사',
      jbpsNm: '주무관',
      pbrlEvlTrgtYn: 'N',
      instNm: '문화체육관광부',
      deptNm: '해외홍보정책과',
      ntnId: 'KR',
      telno: '044-203-2000',
    },
    { _method: 'POST' },
  );
  if (!answer.ok) throw new Error(await answer.text());
};
