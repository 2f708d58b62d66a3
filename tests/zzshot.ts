import { chromium } from 'playwright';
import { visitor } from './helpers/visitor.ts';

const url = 'http://127.0.0.1:18130';
const data = async (a: Response) => ((await a.json()) as any).data;
const who = visitor(url);
const a = await who.signIn('root@demo.go.kr', 'Root!23456');
console.log('signin', a.status);
if (process.argv[4] === 'change') {
  const [site] = ((await (await who.get('/api/sharedsite-list?dmnNm=apple.news')).json()) as any).data;
  console.log(
    (
      await who.post(
        '/api/update-sharedsite',
        { shrdSiteId: site.shrdSiteId, mdfcnDt: site.mdfcnDt, siteNm: '애플 뉴스 플러스' },
        { _method: 'PUT' },
      )
    ).status,
    site.shrdSiteId,
  );
  const [nyt] = (
    (await (await who.get('/api/media-list?mediaKornNm=' + encodeURIComponent('뉴욕 타임스'))).json()) as any
  ).data;
  console.log(
    nyt.mediaId,
    (await who.post('/api/media-nation', { mediaId: [nyt.mediaId], ntnId: 'CA' }, { _method: 'PUT' })).status,
  );
}
const session = await data(await who.get('/api/user-info'));
const menu = await data(await who.get('/api/menu-list'));
const {
  user,
  authorizedInfo,
  pswdChgYmd,
  lastJoinCertYmd,
  joinCertYn,
  passwordExtensionRequired,
  additionalVerificationRequired,
  passwordChangeRequired,
} = session;
console.log(passwordExtensionRequired, additionalVerificationRequired, passwordChangeRequired);

import { constants } from '#contract/constants.ts';

const stored = JSON.stringify({
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
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const steps: [string, string][] = JSON.parse(process.argv[2] ?? '[]');
for (const width of (process.argv[3] ?? '1440,1024,390').split(',').map(Number)) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    storageState: {
      cookies: who
        .cookies()
        .map((c: any) => ({
          ...c,
          domain: '127.0.0.1',
          expires: -1,
          secure: false,
          sameSite: 'Lax' as const,
        })),
      origins: [{ origin: url, localStorage: [{ name: 'session', value: stored }] }],
    },
  });
  const page = await context.newPage();
  for (const [name, path] of steps) {
    await page.goto(url + path);
    await page.waitForTimeout(2500);
    if (process.argv[4] === 'revert') {
      await page.getByRole('button', { name: '기본값으로 되돌리기' }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/shots/${name}-ask-${width}.png` });
      await page.getByRole('button', { name: '되돌리기', exact: true }).click();
      await page.waitForTimeout(1500);
    }
    await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
  }
  await context.close();
}
await browser.close();
