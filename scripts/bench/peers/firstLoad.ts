import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import type { Running } from './running.ts';

/** Kilobytes of 1,000 bytes: as sent to a client that accepts gzip, and with everything gzipped. */
export interface Weight {
  served: number;
  gzipped: number;
}

const weightOf = async (url: string, headers: Record<string, string>): Promise<Weight> => {
  const sent = request(url, { headers: { ...headers, 'accept-encoding': 'gzip' } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const plain = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return { served: bytes.length / 1000, gzipped: gzipSync(plain).length / 1000 };
};

const withCookies = async (
  chromium: Browser,
  url: string,
  { cookie = '' }: Record<string, string>,
): Promise<Page> => {
  const context = await chromium.newContext();
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    }),
  );
  return context.newPage();
};

/**
 * Size of the scripts and styles that a browser with an empty cache loads until one second after the list's rows are
 * shown.
 */
export const firstLoad = async (
  chromium: Browser,
  { contender, url }: Running,
  headers: Record<string, string>,
): Promise<Weight | undefined> => {
  const { screen } = contender;
  if (!screen) return undefined;
  const page = await (screen.open?.(chromium, url) ?? withCookies(chromium, url, headers));
  try {
    const files = new Set<string>();
    page.on('request', (asked) => {
      // only the contender's own files: its styles may reference fonts of other sites
      const isOwn = asked.url().startsWith(`${url}/`);
      if (isOwn && ['script', 'stylesheet'].includes(asked.resourceType())) files.add(asked.url());
    });
    await page.goto(url + screen.path);
    await page.locator(screen.row).nth(4).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1_000);
    const weights = await Promise.all([...files].map((file) => weightOf(file, headers)));
    const sum = (of: keyof Weight): number => weights.reduce((all, weight) => all + weight[of], 0);
    return { served: sum('served'), gzipped: sum('gzipped') };
  } finally {
    await page.context().close();
  }
};
