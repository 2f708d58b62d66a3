import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';

const [, , out, w, ...files] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const p = await b.newPage({ viewport: { width: 1800, height: 600 } });
await p.setContent(
  `<body style="margin:0;display:flex;flex-wrap:wrap;gap:6px;background:#888">${files.map((f) => `<img style="width:${w}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}`,
);
await p.waitForTimeout(400);
await p.screenshot({ path: out, fullPage: true });
await b.close();
