import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { drawnOn, panelOn, pressInMenuOn } from './charts.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo } from './screens.ts';

let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;

/** A person takes the class out of some articles of today's and of the last days. */
const unclassifySome = async (): Promise<void> => {
  const editor = await colleague(server.url);
  const read = async <T>(path: string): Promise<T> =>
    ((await (await editor.get(`/api${path}`)).json()) as { data: T }).data;
  const listed = await read<{ articleId: number }[]>('/article-list?size=30');
  for (const { articleId } of listed.filter((_one, place) => place % 6 === 0)) {
    const { mdfcnDt } = await read<{ mdfcnDt: string }>(`/article-detail?articleId=${articleId}`);
    const change = { articleId, mdfcnDt, confirmed: [], featExtrMclsf: null };
    const answer = await editor.post('/api/update-article/analysis', change, { _method: 'PUT' });
    if (!answer.ok) throw new Error(await answer.text());
  }
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  await unclassifySome();
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

/** A line of an answer, in the words that every chart uses for it. */
interface Said {
  label: string;
  words: string;
  share: string;
}
interface Line {
  label: string;
  count: number;
  share: number;
}
const sayings = (lines: readonly Line[]): Said[] =>
  lines.map(({ label, count, share }) => {
    const tenths = Math.round(share * 10_000) / 10;
    const text = share > 0 && share < 0.0005 ? '0.1% 미만' : `${(Math.round(tenths) / 10).toFixed(1)}%`;
    return { label, words: `${count.toLocaleString('en')}건 · ${text}`, share: text };
  });
/** What a tile says of all lines that have none of their own. */
const sayingOfRest = (lines: readonly Line[], figures: readonly string[]): string[] => {
  const rest = lines.filter(({ label }) => !figures.some((text) => text.startsWith(`${label}, `)));
  const sum = (of: 'count' | 'share') => rest.reduce((all, line) => all + line[of], 0);
  const said = sayings([{ label: `그 밖 ${rest.length}곳`, count: sum('count'), share: sum('share') }]);
  return said.map(({ label, words }) => `${label}, ${words}`);
};
const plain = (text: string | null): string => (text ?? '').replaceAll(/[\ufeff\u2068\u2069]/g, '');

/** What the server has answered since the last screen was opened, by path. */
const answers = new Map<string, Line[]>();
let total = 0;
const listen = (who: Page) =>
  who.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/api\/(dashboard\/)?statistics\//.test(pathname) || pathname.endsWith('excel')) return;
    void response.json().then(({ data, stats }: { data: unknown; stats?: { articles: number } }) => {
      if (stats && /\/(table|chart)$/.test(pathname)) total = stats.articles;
      const parts = Array.isArray(data) ? { '': data as Line[] } : (data as Record<string, Line[]>);
      for (const [name, lines] of Object.entries(parts)) {
        const key = [pathname.replace(/^.*\/statistics\//, ''), name].filter(Boolean).join(' ');
        if (Array.isArray(lines)) answers.set(key, [...(answers.get(key) ?? []), ...lines]);
      }
    });
  });

const overview = (name: string) => `article-list ${name}`;
const screens: [address: string, panels: Record<string, string>][] = [
  [
    '/statistics/Nation',
    {
      '국가별 기사 수': 'nation/table',
      '분류별 비중': 'nation/classification',
      '자주 나온 키워드': 'nation/keyword',
    },
  ],
  ['/statistics/Nation?view=own&measure=share', { '국가별 기사 점유율': 'nation/chart' }],
  ['/statistics/Nation?compare=US&compare=JP', { '분류별 비중 비교': 'nation/classification' }],
  ['/statistics/Media?view=own', { '매체별 기사 수': 'media/table', '분류별 비중': 'media/classification' }],
  ['/statistics/Keyword?measure=share', { '키워드별 기사 점유율': 'keyword/chart' }],
  [
    '/statistics/Classification',
    {
      '분류별 기사 수': 'classification/chart',
      '국가별 기사 수': 'classification/nation',
      '매체별 기사 수': 'classification/media',
    },
  ],
  ['/statistics/Classification?view=own', { '분류별 기사 수': 'classification/chart' }],
  ['/statistics/Sns', { '소셜 미디어별 게시글 수': 'sns/table' }],
  [
    '/dashboard',
    {
      '국가별 기사 수': overview('nation'),
      '국가별 비중': overview('nation'),
      '분류별 비중': overview('classification'),
      '자주 나온 키워드': overview('keyword'),
      '키워드 순위': overview('keyword'),
    },
  ],
];

/** Texts that a chart shows or reads aloud, with the colour of each mark. */
const marksOf = async (title: string): Promise<[text: string, fill: string][]> => {
  const found = await (await drawnOn(page, title)).evaluateAll((marks) =>
    marks.map((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('fill') ?? ''] as const),
  );
  // a bar of compared ones begins with whose it is
  return found.map(([text, fill]) => [plain(text).replace(/^(미국|일본), (?=.*, )|\.$/g, ''), fill]);
};
/** Notes the drawing of a picture that is saved, as text. */
const notePictures = () =>
  page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (part: Blob) => {
      if (part.type.startsWith('image/svg')) (window as unknown as { saved: Blob }).saved = part;
      return create(part);
    };
  });
const savedTexts = async (title: string): Promise<string> => {
  await Promise.all([page.waitForEvent('download'), pressInMenuOn(page, title)]);
  return plain(await page.evaluate(() => (window as unknown as { saved: Blob }).saved.text()));
};
const has = async (title: string, kind: string): Promise<boolean> =>
  (await panelOn(page, title).locator(`.highcharts-${kind}-series`).count()) > 0;
const cellsOf = async (title: string): Promise<string[]> => {
  const toTable = panelOn(page, title).getByRole('button', { name: `표로 보기 ${title}` });
  // the ranking has its table beside it
  const table =
    (await toTable.count()) > 0 ? panelOn(page, title) : panelOn(page, title.replace(/별 .*/, '별 순위'));
  if ((await toTable.count()) > 0) await toTable.click();
  const rows = table.locator('tbody tr');
  await rows.first().waitFor();
  return rows.evaluateAll((found) =>
    found.map((row) => {
      const [count, share] = [...row.children].slice(-2).map((cell) => cell.textContent);
      return `${row.querySelector('th')?.textContent}, ${count}건 · ${share}`;
    }),
  );
};

describe('one number', () => {
  it('is said by the server, by the marks of every chart, its tooltip, legend, table and picture', async () => {
    await notePictures();
    listen(page);
    const colorsOf = new Map<string, Set<string>>();
    for (const [address, panels] of screens) {
      answers.clear();
      await goTo(page, server.url + address);
      for (const title of Object.keys(panels)) await drawnOn(page, title);
      await loaded(page);
      for (const [title, path] of Object.entries(panels)) {
        const at = (told: unknown) => [address, title, told];
        const said = sayings(answers.get(path) ?? []);
        const wordings = said.map(({ label, words }) => `${label}, ${words}`);
        const marks = await marksOf(title);
        // a country without articles, and Dokdo, which belongs to one, are no lines of the answer
        const figures = marks.filter(([text]) => !/, 0건$|^독도/.test(text));
        const texts = figures.map(([text]) => text);
        const known = [...wordings, ...sayingOfRest(answers.get(path) ?? [], texts)];
        expect(at(texts.filter((text) => !known.includes(text)))).toEqual(at([]));
        expect(figures.length).toBeGreaterThan(2);
        if (title.startsWith('분류별 비중'))
          for (const [text, fill] of figures) {
            const name = text.replace(/,.*/, '');
            colorsOf.set(name, (colorsOf.get(name) ?? new Set()).add(fill));
          }
        if (title.endsWith('비교')) continue;
        const isPie = await has(title, 'variablepie');
        const legend = panelOn(page, title).locator('.highcharts-legend-item text');
        const shares = said.map(({ label, share }) => `${label} ${share}`);
        if (isPie) {
          expect(at((await legend.allTextContents()).map(plain))).toEqual(at(shares));
          expect(at(shares.at(-1))).toEqual(at(expect.stringMatching(/^미분류 /)));
        }
        const wanted = figures[0]?.[0] ?? '';
        const mark = (await drawnOn(page, title)).nth(marks.findIndex(([text]) => text === wanted));
        // the middle of a country may lie in another one
        if (await has(title, 'map')) await mark.dispatchEvent('mouseover');
        else await mark.hover({ force: true });
        const tooltip = panelOn(page, title).locator('.highcharts-tooltip');
        await expect
          .poll(async () => at(plain(await tooltip.textContent())))
          .toEqual(at(expect.stringContaining(wanted.replace(/^.*?, /, ''))));
        const picture = await savedTexts(title);
        if (isPie) expect(at(shares.filter((text) => !picture.includes(text)))).toEqual(at([]));
        expect(at((await cellsOf(title)).filter((text) => !wordings.includes(text)))).toEqual(at([]));
      }
      if (!address.startsWith('/statistics')) continue;
      const unit = address.endsWith('Sns') ? '게시글' : '기사';
      await page.getByText(`${unit} 총 ${total.toLocaleString('en')}건`).waitFor();
    }
    // a class has one colour wherever it is drawn
    expect([...colorsOf].filter(([, colors]) => colors.size > 1)).toEqual([]);
    expect(colorsOf.size).toBeGreaterThan(6);
    expect(complaints).toEqual([]);
  });

  it('of posts is one of posts on the axis too, which screen readers say', async () => {
    await goTo(page, `${server.url}/statistics/Sns`);
    await drawnOn(page, '소셜 미디어별 게시글 수');
    const aloud = await page.locator('#main [id^=highcharts-screen-reader-region-before]').allTextContents();
    expect(aloud.length).toBeGreaterThan(0);
    expect(aloud.join('\n')).not.toContain('기사');
    expect(aloud.join('\n')).toContain('게시글 수');
  });
});
