// Begins first: every screen in one story.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
import { complaintsOfAll } from './everyScreen.ts';
import { adminAreas } from './screenList.ts';

let server: Server;
let chromium: Browser;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

it.each(Object.entries(adminAreas))('every screen %s holds at both widths', async (_area, paths) => {
  const page = await desk(chromium, server.url);
  expect(await complaintsOfAll(page, server.url, paths)).toEqual([]);
  await page.context().close();
});
