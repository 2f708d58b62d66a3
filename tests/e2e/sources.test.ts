import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../helpers/browser.ts';
import { document, feedServer, rss } from '../helpers/feedServer.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { storyStart } from '../helpers/storyClock.ts';
import { desk, total } from './desk.ts';
import { goTo, holdsAtBothWidths } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
const outlets = await feedServer();
const here = (path: string): string => outlets.url('x', path).replace('x.example', '127.0.0.1');
let server: Server;
let chromium: Browser;
let admin: Page;

const sources = '/admin/monitoring/CollectSource';
const article = (n: number) => ({
  title: `Museum of the coast opens room ${n} for Korean ceramics`,
  link: `https://coast.example.org/${n}`,
  summary: `The director said that room ${n} shows forty pieces until next spring.`,
  date: new Date(storyStart.getTime() - 3_600_000).toUTCString(),
});

beforeAll(async () => {
  outlets.serve('/coast', document(rss([article(1), article(2), article(3)], { title: 'Coast Courier' })));
  outlets.serve(
    '/home',
    document(
      '<!doctype html><link rel="alternate" type="application/rss+xml" title="All news" href="/coast">',
      {
        'content-type': 'text/html',
      },
    ),
  );
  outlets.serve('/ill', (_request, answer) => void answer.writeHead(503).end());
  outlets.serve('/gone', (_request, answer) => void answer.writeHead(410).end());
  server = await startServer({ COLLECT_ALLOW: '127.0.0.1' });
  chromium = await browser();
  admin = await desk(chromium, server.url);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true });
});

describe('an administrator', () => {
  it('looks at a list of feeds, and registers those that can be', async () => {
    const list = join(folder, 'outlets.opml');
    writeFileSync(
      list,
      `<opml version="2.0"><head><title>바닷가 신문</title></head><body>
        <outline type="rss" text="Ill Times" xmlUrl="${here('/ill')}" htmlUrl="https://ill.example.org/"/>
        <outline type="rss" text="Gone Gazette" xmlUrl="${here('/gone')}" htmlUrl="https://gone.example.org/"/>
        <outline type="rss" text="안쪽" xmlUrl="http://10.0.0.7/feed"/>
      </body></opml>`,
    );
    await goTo(admin, `${server.url}${sources}`);
    await admin.getByRole('button', { name: '목록 가져오기' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('OPML 파일').setInputFiles(list);
    await dialog.getByText('새로 등록할 피드 2개').waitFor();
    await dialog.getByText('내부망 주소라서 등록할 수 없습니다.').waitFor();
    await holdsAtBothWidths(admin, 'sources-import');
    await dialog.getByRole('button', { name: '2곳 등록' }).click();
    await total(admin, 2);
    await expect.poll(() => admin.getByRole('link', { name: /Ill Times/ }).count()).toBe(1);
  });

  it('gives the address of a page, chooses the feed that it names, and sees what would come in', async () => {
    await goTo(admin, `${server.url}${sources}/Regist`);
    await admin.getByLabel('피드 주소').fill(here('/home'));
    await admin.getByRole('button', { name: '미리보기' }).click();
    await admin.getByRole('button', { name: /이 피드로/ }).click();
    await admin.getByText('글 3건 가운데 3건이 새 기사로 들어옵니다.').waitFor();
    await admin.getByText('Museum of the coast opens room 1 for Korean ceramics').waitFor();
    await expect.poll(() => admin.getByLabel('피드 주소').inputValue()).toBe(here('/coast'));
    await expect.poll(() => admin.getByLabel('이름').inputValue()).toBe('Coast Courier');
    await holdsAtBothWidths(admin, 'source-trial');
    await admin.getByRole('button', { name: 'Coast Courier 매체로 지정' }).click();
    await admin.getByText('매체 ‘Coast Courier’ 항목을 골랐습니다.').waitFor();
    await admin.getByRole('button', { name: '저장', exact: true }).click();
    await total(admin, 3);
  });

  it('finds its articles in the list a moment later, without doing anything', async () => {
    const third = admin.getByText(/Museum of the coast opens room/).nth(2);
    await expect
      .poll(
        async () => {
          await goTo(admin, `${server.url}/article/Article`);
          return third.waitFor({ timeout: 3_000 }).then(
            () => 'there',
            () => 'not yet',
          );
        },
        { timeout: 40_000 },
      )
      .toBe('there');
  });

  it('has one visited now, and reads why it gave nothing', async () => {
    await goTo(admin, `${server.url}${sources}`);
    await admin.getByRole('link', { name: /^Ill Times/ }).click();
    await admin.getByRole('button', { name: '지금 수집' }).click();
    const visits = admin.getByRole('region', { name: '최근 수집 기록' });
    await visits.getByText('매체의 서버에 문제가 있습니다. (응답 503)').first().waitFor({ timeout: 20_000 });
    await admin.getByText('수집하지 못하고 있습니다.').waitFor();
    await expect.poll(() => admin.getByText('연속 실패').isVisible()).toBe(true);
    await holdsAtBothWidths(admin, 'source-detail');
  });

  it('puts several to rest and takes them up again from the list', async () => {
    await goTo(admin, `${server.url}${sources}`);
    await admin.getByRole('button', { name: '여러 건 선택' }).click();
    await admin.getByLabel('이 쪽의 행 모두 고르기').check();
    await admin.getByText('3건을 골랐습니다.').waitFor();
    await holdsAtBothWidths(admin, 'sources-picked');
    await admin.getByRole('button', { name: '수집 중지' }).click();
    await admin.getByText('3곳의 수집을 멈췄습니다. 모은 기사는 그대로 있습니다.').waitFor();
    const paused = admin.getByRole('list', { name: '상태별 수집원' }).getByRole('button', { name: '중지' });
    await expect.poll(() => paused.innerText()).toMatch(/3/);
    await admin.getByLabel('이 쪽의 행 모두 고르기').check();
    await admin.getByRole('button', { name: '수집 시작' }).click();
    await admin.getByText('3곳의 수집을 다시 시작했습니다.').waitFor();
    await expect.poll(() => paused.innerText()).toMatch(/0/);
  });

  it('is told of a feed that is gone for good, which is put to rest', async () => {
    await goTo(admin, `${server.url}${sources}`);
    await admin.getByRole('link', { name: /^Gone Gazette/ }).click();
    await admin.getByRole('button', { name: '지금 수집' }).click();
    await admin.getByText('매체가 이 피드를 영구히 없애 수집을 멈췄습니다.').waitFor({ timeout: 20_000 });
    await goTo(admin, `${server.url}${sources}`);
    await admin.getByRole('button', { name: /^없어짐/ }).click();
    await total(admin, 1);
    await expect.poll(() => admin.getByRole('link', { name: /^Gone Gazette/ }).count()).toBe(1);
  });

  it('sees in the state of collecting what came from where, and each visit in the records', async () => {
    await goTo(admin, `${server.url}/admin/monitoring/DataCollection`);
    const row = admin.getByRole('row', { name: /Coast Courier/ });
    await row.waitFor();
    await expect.poll(() => row.getByRole('cell').first().textContent()).toBe('3');
    await goTo(admin, `${server.url}/admin/monitoring/CollectVisit`);
    await admin
      .getByRole('link', { name: /^\d{4}-/ })
      .last()
      .click();
    await admin.getByRole('dialog').waitFor();
    await holdsAtBothWidths(admin, 'visit-detail');
  });
});
