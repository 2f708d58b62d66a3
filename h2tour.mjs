import { chromium } from 'playwright';
const N=Date.now; const url = 'http://127.0.0.1:18250';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const p = await (await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage(); p.setDefaultTimeout(8000);
p.on('response', async (r) => r.status()>=400 && console.log(r.status(), r.url(), r.request().postData(), (await r.text()).slice(0,300)));
p.on('pageerror', (e) => console.log('ERR', e.message)); p.on('console', (m) => m.type()==='error' && console.log('C', m.text()));
await p.goto(url + '/login'); await p.locator('input').nth(0).fill('admin@demo.go.kr'); await p.locator('input[type=password]').fill('Admin!2345'); await p.keyboard.press('Enter'); await p.waitForURL(/dashboard|admin/);
await p.goto(url + '/article/Article'); await p.locator('[data-record]').first().waitFor();
await p.getByRole('button',{name:'1분 둘러보기'}).press('Enter');
for (let i=0;i<4;i++){ await p.waitForTimeout(700); console.log(p.url(), await p.evaluate(() => [document.activeElement?.outerHTML.slice(0,140), document.querySelectorAll('[role=dialog]').length, document.querySelectorAll('[data-toured]').length])); }
await p.screenshot({path:'/tmp/h2shots/t.png'});
await b.close();
