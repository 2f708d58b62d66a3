import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baited,
  baits,
  costOf,
  damagedFeeds,
  feedStarts,
  wholeFeeds,
} from '../../../../../../tests/helpers/feedBaits.ts';
import { normalise } from '../normalise.ts';
import { reportTime } from '../times/reportTime.ts';
import { visitBounds } from './bounds.ts';
import { feedNotes, feedProblems } from './feedProblem.ts';
import { readFeed } from './readFeed.ts';

const read = (text: string) => readFeed(Buffer.from(text));
const rss = (items: string, head = ''): string =>
  `${head}<rss version="2.0"><channel><title>Outlet</title><link>https://outlet.example/</link>${items}</channel></rss>`;
const titles = (text: string) => read(text).document?.items.map((item) => item.title);

describe('a document that is no feed', () => {
  it.each([
    ['empty', ' \n '],
    ['htmlPage', '<!DOCTYPE html><html><body><feed>news</feed></body></html>'],
    ['htmlPage', '<!doctype html><title>로그인</title>'],
    ['htmlPage', '\n<html><head><script>x = "<rss version=2>"</script></head></html>'],
    ['opml', '<?xml version="1.0"?><opml version="2.0"><body/></opml>'],
    ['sitemap', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'],
    ['notAFeed', '<soap:Envelope xmlns:soap="x"><soap:Body/></soap:Envelope>'],
    ['notAFeed', 'Not Found'],
    ['notAFeed', '{"error":"rate limited"}'],
    ['malformed', '{"items":[{"title":"a"'],
    ['noContent', '<rss version="2.0"></rss>'],
  ] as const)('is named: %s', (problem, text) => {
    expect(read(text)).toEqual({ problem, notes: [] });
    expect(feedProblems[problem]).toMatch(/다\.|세요\.$/);
  });
});

describe('malicious XML', () => {
  const laughs = Array.from(
    { length: 10 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join('');

  it('is not expanded', () => {
    const bomb = rss('<item><title>a &l10; b</title></item>', `<!DOCTYPE rss [<!ENTITY l0 "ha">${laughs}]>`);
    const { document, notes } = read(bomb);
    expect(document?.items[0]?.title).toBe('a &l10; b');
    expect(notes).toEqual(['entitiesIgnored']);
  });

  it('reads no file and asks no server', () => {
    const doctype =
      '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % far SYSTEM "http://127.0.0.1:9/x.dtd">%far;]>';
    expect(titles(rss('<item><title>&file;</title></item>', doctype))).toEqual(['&file;']);
  });

  it('may hide brackets in its DOCTYPE', () => {
    const doctype = `<!DOCTYPE rss [<!ENTITY a "]>"><!-- ]> ' --><!ENTITY b ']><rss>'>]>`;
    expect(titles(rss('<item><title>kept</title></item>', doctype))).toEqual(['kept']);
  });

  it('keeps HTML entities, as the DOCTYPE of RSS 0.91 promised', () => {
    const doctype =
      '<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/rss-0.91.dtd">';
    const { document, notes } = read(rss('<item><title>Caf&eacute;</title></item>', doctype));
    expect(document?.items[0]?.title).toBe('Café');
    expect(notes).toEqual([]);
  });

  it('is left where elements never end lying in each other', () => {
    expect(read(`<rss version="2.0"><channel>${'<a>'.repeat(100_000)}`).problem).toBe('tooDeep');
    expect(read(`{"items":${'['.repeat(100_000)}`).problem).toBe('tooDeep');
    expect(read(rss(`<item><title>x</title>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</item>`)).problem).toBe(
      'tooDeep',
    );
  });
});

describe('RSS in unusual words', () => {
  const texts = (text: string) => read(text).document?.items.map(({ title, content }) => [title, content]);

  it('may carry a prefix on its own elements', () => {
    const items = '<r:item><r:title>one</r:title><r:description><![CDATA[<r:b>]]></r:description></r:item>';
    const { document } = read(
      `<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2"><r:channel><r:title>Outlet</r:title>${items}</r:channel></r:rss>`,
    );
    expect(document?.title).toBe('Outlet');
    expect(document?.items.map(({ title, summary }) => [title, summary])).toEqual([['one', '<r:b>']]);
  });

  it('may give the text of an item as a body', () => {
    expect(texts(rss('<item><title>one</title><body>&lt;p&gt;글&lt;/p&gt;</body></item>'))).toEqual([
      ['one', '<p>글</p>'],
    ]);
    const xhtml = '<xhtml:body xmlns:xhtml="http://www.w3.org/1999/xhtml"><xhtml:p>글</xhtml:p></xhtml:body>';
    expect(texts(rss(`<item><title>two</title>${xhtml}</item>`))).toEqual([['two', '<xhtml:p>글</xhtml:p>']]);
  });

  it('keeps the body of a page that stands in a text', () => {
    const { document } = read(
      rss('<item><description><html><body><p>글</p></body></html></description></item>'),
    );
    expect(document?.items[0]?.summary).toBe('<html><body><p>글</p></body></html>');
  });
});

describe('a broken feed', () => {
  it('gives its whole items when it breaks off', () => {
    const { document, notes } = read(
      '<rss version="2.0"><channel><title>Outlet</title><item><title>one</title></item><item><title>two</title></item><item><title>thr',
    );
    expect(document?.title).toBe('Outlet');
    expect(document?.items.map((item) => item.title)).toEqual(['one', 'two']);
    expect(notes).toEqual(['unfinished']);
  });

  it('is put right where tags do not match', () => {
    const { document, notes } = read(
      rss('<item><title>one</titel><link>https://outlet.example/1</link></item>'),
    );
    expect(notes).toEqual(['repaired']);
    expect(document?.items).toHaveLength(1);
  });

  it('may talk before it starts, as servers with warnings do', () => {
    const feed = `<?xml version="1.0"?>${rss('<item><title>a</title></item>')}`;
    expect(titles(`Warning: headers already sent\n\n${feed}`)).toEqual(['a']);
    expect(titles(`<br />\n<b>Warning</b>: Undefined index in feed.php\n${feed}`)).toEqual(['a']);
    expect(read(`<html><body>${feed}</body></html>`).problem).toBe('htmlPage');
  });

  it('loses control characters and NUL bytes, escaped ones too', () => {
    const { document, notes } = read(rss('<item><title>a\0b\u0008c&#0;d&#x1f;e&#9;f</title></item>'));
    expect(document?.items[0]?.title).toBe('abcde\tf');
    expect(notes).toEqual(['controlCharacters']);
  });

  it('keeps bare ampersands and what only looks like an entity', () => {
    expect(titles(rss('<item><title>Q&A: a=1&copy=2 &amp; R&D</title></item>'))).toEqual([
      'Q&A: a=1&copy=2 & R&D',
    ]);
  });

  it('leaves CDATA as it is', () => {
    expect(titles(rss('<item><title><![CDATA[A & B <i>c</i> <link href="x"/>]]></title></item>'))).toEqual([
      'A & B <i>c</i> <link href="x"/>',
    ]);
  });

  it('has one link an item wherever the document is cut into pieces', () => {
    const item = (n: number) =>
      `<item><title>${n}</title><link>https://a.example/wrong/${n}</link>\n<link>https://a.example/${n}</link></item>`;
    const maxItems = 4_000;
    const items = Array.from({ length: maxItems }, (_, n) => item(n)).join('');
    // the boundaries of the pieces differ with each of these
    for (let shift = 0; shift < 60; shift += 7) {
      const text = rss(items, '<!-- -->'.padStart(shift)).replace('Outlet', 'O'.repeat(shift + 1));
      const { document } = readFeed(Buffer.from(text), { bounds: { maxBytes: 1e7, maxItems } });
      const wrong = document?.items.filter(({ link }) => link?.includes('wrong')).map(({ title }) => title);
      expect([shift, document?.items.length, wrong]).toEqual([shift, maxItems, []]);
    }
  });

  it('is told by its root, not by what its articles quote', () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>a</title><entry><title>How <![CDATA[<rss version="2.0">]]> works</title></entry></feed>';
    expect(read(atom).document).toMatchObject({
      format: 'atom',
      items: [{ title: 'How <rss version="2.0"> works' }],
    });
  });
});

describe('the bounds of a visit', () => {
  const item = (number: number) =>
    `<item><title>기사 ${number}</title><description>${'가나다라 '.repeat(40)}</description></item>`;
  it('apply to a feed of twice the size, whose newest items are read', () => {
    const bytes = Buffer.from(rss(Array.from({ length: 18_000 }, (_, number) => item(number)).join('')));
    expect(bytes.length).toBeGreaterThan(2 * visitBounds.maxBytes);
    const outcome = readFeed(bytes);
    expect(outcome.document?.items).toHaveLength(visitBounds.maxItems);
    expect(outcome.document?.items[0]?.title).toBe('기사 0');
    expect(outcome.notes).toEqual(['bytesCut', 'itemsCut']);
  });

  it('hold for a single item without end, and for JSON', () => {
    const much = 'x'.repeat(visitBounds.maxBytes);
    const endless = Buffer.from(`<rss version="2.0"><channel><item><title>a</title>${much}`);
    expect(readFeed(endless)).toEqual({ problem: 'tooLarge', notes: ['bytesCut'] });
    const json = Buffer.from(`{"items":[{"title":"${much}"}]}`);
    expect(readFeed(json)).toEqual({ problem: 'tooLarge', notes: ['bytesCut'] });
  });

  it.each(baits)('hold for a megabyte of %j', (bait) => {
    for (const start of feedStarts) {
      // linear work takes hundredths of a second; quadratic work would take a second or more
      const { milliseconds, outcome } = costOf(baited(start, bait, 1_000_000));
      expect(milliseconds, start).toBeLessThan(1_000);
      expect(outcome.document === undefined, start).toBe(outcome.problem !== undefined);
    }
  });
});

describe('an item', () => {
  const now = new Date('2026-03-02T00:00:00Z');
  const stored = (item: string) => {
    const found = read(rss(`<item>${item}</item>`)).document?.items[0];
    return normalise(
      {
        lclanTtl: found?.title,
        articleCn: found?.summary,
        frmTrsfNscvrgDt: found?.published,
        mediaName: 'Outlet',
      },
      'test',
      now,
    );
  };

  it('with markup in its title is stored as text', () => {
    expect(stored('<title>&lt;b&gt;Big&lt;/b&gt; &amp;amp; <i>new</i></title>').item?.lclanTtl).toBe(
      'Big & new',
    );
    expect(stored('<title>a&lt;script&gt;alert(1)&lt;/script&gt;b</title>').item?.lclanTtl).toBe('ab');
  });

  it('reads the dates of other languages and falls back on the date of its change', () => {
    expect(reportTime('Seg, 24 Set 2018 19:42:40 -0300')?.toISOString()).toBe('2018-09-24T22:42:40.000Z');
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>a</title><updated>2026-01-02T03:04:05Z</updated></entry></feed>';
    expect(read(atom).document?.items[0]?.published).toBe('2026-01-02T03:04:05Z');
  });
});

describe('any bytes', () => {
  it('give items or a named problem, never an exception', () => {
    fc.assert(
      fc.property(damagedFeeds(wholeFeeds), (bytes) => {
        const { document, problem } = readFeed(bytes);
        expect(document === undefined).toBe(problem !== undefined && problem in feedProblems);
      }),
      { numRuns: 300 },
    );
  });
});

describe('sentences for administrators', () => {
  it('are whole and of one kind', () => {
    for (const sentence of [...Object.values(feedProblems), ...Object.values(feedNotes)]) {
      expect(sentence).toMatch(/(?:다|세요)\.$/);
    }
  });
});
