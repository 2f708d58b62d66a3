import { chromium } from 'playwright';

const [, , who, width, dir, ...paths] = process.argv;
const people = { admin: ['admin@demo.go.kr', 'Admin!2345'], staff: ['staff@demo.go.kr', 'Staff!2345'] };
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const c = await b.newContext({
  viewport: { width: +width, height: width < 500 ? 844 : 900 },
  reducedMotion: 'reduce',
});
const p = await c.newPage();
const url = 'http://127.0.0.1:18250';
await p.goto(url + '/login');
await p.locator('input').nth(0).fill(people[who][0]);
await p.locator('input[type=password]').fill(people[who][1]);
await p.keyboard.press('Enter');
await p.waitForURL(/dashboard|admin/);
for (const path of paths) {
  await p.goto(url + path);
  await p.locator('h1').first().waitFor();
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `${dir}/${who}-${width}${path.replaceAll(/\W+/g, '_')}.png` });
  console.log(
    path,
    JSON.stringify(
      await p
        .locator('main button, main a[data-action], main [role=tab], main label, main summary')
        .evaluateAll((l) =>
          [
            ...new Set(
              l
                .filter((e) => e.checkVisibility())
                .map((e) => (e.ariaLabel ?? e.textContent).trim())
                .filter((t) => t.length < 30),
            ),
          ].slice(0, 45),
        ),
    ),
  );
}
await b.close();
