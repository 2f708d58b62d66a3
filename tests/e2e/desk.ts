import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { constants } from '#contract/constants.ts';
import type { MenuNode, Session } from '#contract/session.ts';
import { type DemoAccount, demoAccounts } from '#server/modules/accounts/index.ts';
import { defaultProfile, pooledProfile } from '../helpers/browser.ts';
import { type ReadExport, readXlsxExport } from '../helpers/readExport.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

export type Person = 'admin' | 'staff' | 'mission';

const accountOf = (person: Person): DemoAccount => {
  const account = demoAccounts.find(({ userId }) => userId === `demo-${person}`);
  if (!account) throw new Error(`There is no demo account ${person}.`);
  return account;
};

const data = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
};

/** A demo account signed in by API calls. @param url address of a running server */
export const colleague = async (url: string, person: Person = 'admin'): Promise<Visitor> => {
  const signedIn = visitor(url);
  const { eml, pswd } = accountOf(person);
  const answer = await signedIn.signIn(eml, pswd);
  if (!answer.ok) throw new Error(`Signing in as ${person} failed: ${answer.status} ${await answer.text()}`);
  return signedIn;
};

/** The data of a signed-in user that the application stores in the browser, as its session store writes it. */
const storedSession = async (who: Visitor): Promise<string> => {
  const session = await data<Session>(await who.get('/api/user-info'));
  const menu = await data<MenuNode[]>(await who.get('/api/menu-list'));
  const { user, authorizedInfo, pswdChgYmd, lastJoinCertYmd, joinCertYn } = session;
  const { passwordExtensionRequired, additionalVerificationRequired, passwordChangeRequired } = session;
  return JSON.stringify({
    state: {
      login: {
        savedUsername: null,
        passwordExtensionRequired,
        additionalVerificationRequired,
        passwordChangeRequired,
      },
      menu,
      popup: {},
      token: { signedIn: true, renewedAt: Date.now() },
      user: { user, authorizedInfo, pswdChgYmd, lastJoinCertYmd, joinCertYn },
      commonSearch: {},
    },
    version: constants.persistVersion,
  });
};

/**
 * An empty page of a signed-in demo account: signed in by API calls, since the form has its own tests
 * (accounts.test.ts). Each page has its own session.
 * @param url address of a running server
 * @param options of a browser context created for this page; by default a shared one is used
 */
export async function desk(
  chromium: Browser,
  url: string,
  person: Person = 'admin',
  options?: BrowserContextOptions,
): Promise<Page> {
  const who = await colleague(url, person);
  const { hostname, origin } = new URL(url);
  const stored = {
    cookies: who.cookies().map((cookie) => ({
      ...cookie,
      domain: hostname,
      expires: -1,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [{ origin, localStorage: [{ name: 'session', value: await storedSession(who) }] }],
  };
  const context = options
    ? await chromium.newContext({ ...defaultProfile, storageState: stored, ...options })
    : await pooledProfile(chromium, stored);
  const page = await context.newPage();
  return page;
}

/** The number above a list; a copy of it is read aloud elsewhere. */
export const total = (page: Page, n: number): Promise<void> =>
  page.locator('#main').getByText(`총 ${n}건`, { exact: true }).waitFor();

/** The spreadsheet exported from a list. @param within the element that contains its button */
export async function exported(page: Page, within: Locator = page.locator('#main')): Promise<ReadExport> {
  await within.getByRole('button', { name: '내보내기', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: '내려받기' }).click(),
  ]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return readXlsxExport(readFileSync(await file.path()));
}
