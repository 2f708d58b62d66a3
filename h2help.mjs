import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const url = 'http://127.0.0.1:18250',
  dir = '/tmp/h2shots';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const only = process.argv[2];
for (const [who, mail, pw, path] of [
  ['staff', 'staff@demo.go.kr', 'Staff!2345', '/article/Article'],
  ['admin', 'admin@demo.go.kr', 'Admin!2345', '/admin/monitoring/CollectSource'],
])
  for (const width of [1440, 1024, 390]) {
    if (only && only !== `${who}${width}`) continue;
    const c = await b.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    const p = await c.newPage();
    p.setDefaultTimeout(8000);
    const bad = [];
    p.on('pageerror', (e) => bad.push(e.message));
    p.on('console', (m) => m.type() === 'error' && bad.push(m.text()));
    const check = async (n) => {
      await p.waitForTimeout(400);
      await p.screenshot({ path: `${dir}/H-${who}-${width}-${n}.png` });
      await p.evaluate(axe);
      const v = await p.evaluate(async () =>
        (
          await axe.run(document, {
            preload: false,
            rules: { 'css-orientation-lock': { enabled: false }, 'target-size': { enabled: true } },
          })
        ).violations.map((x) => x.id + ': ' + x.nodes.map((n) => n.html.slice(0, 120)).join(' | ')),
      );
      if (v.length) console.log(who, width, n, v);
    };
    await p.goto(url + '/login');
    await p.locator('input').nth(0).fill(mail);
    await p.locator('input[type=password]').fill(pw);
    await p.keyboard.press('Enter');
    await p.waitForURL(/dashboard|admin/);
    await p.goto(url + (who === 'admin' ? '/admin/monitoring/Setup' : '/dashboard'));
    await p.locator('h1').waitFor();
    await p.waitForTimeout(1200);
    await check('start');
    await p.goto(url + path);
    await p.locator('[data-record]').first().waitFor();
    await p.waitForTimeout(500);
    await p.locator('[data-help]').click();
    await p.getByRole('tab', { name: '화면' }).waitFor();
    await check('help');
    if (await p.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      console.log(who, width, 'overflows');
    await p.getByRole('tab', { name: '용어' }).click();
    await check('words');
    await p.getByRole('searchbox').last().fill('ㅎㅇ');
    await check('words2');
    await p.getByRole('tab', { name: '단축키' }).click();
    await check('keys');
    await p.getByRole('tab', { name: '화면' }).click();
    await p.locator('button:visible', { hasText: '1분 둘러보기' }).last().click();
    for (let i = 1; i <= 5; i++) {
      await p.getByRole('dialog', { name: /./ }).waitFor();
      await p.waitForTimeout(1200);
      await check('tour' + i);
      await p
        .getByRole('button', { name: i < 5 ? '다음' : '끝내기', exact: true })
        .last()
        .click();
    }
    if (bad.length) console.log(who, width, 'errors', [...new Set(bad)]);
    await c.close();
  }
await b.close();
