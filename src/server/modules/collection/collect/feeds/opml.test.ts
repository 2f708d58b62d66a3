import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { listProblems, outlineRefusals, readOpml } from './opml.ts';

const read = (text: string) => readOpml(Buffer.from(text));
const list = (outlines: string): string =>
  `<?xml version="1.0"?>\n<opml version="2.0"><head><title>My &amp; feeds</title></head>\n<body>${outlines}</body></opml>`;
const feeds = (outlines: string) => read(list(outlines)).feeds;

describe('an OPML list', () => {
  it('gives title, addresses and the folders around each feed', () => {
    const found = readOpml(
      Buffer.from(
        list(`<outline text="Asia"><outline text="한국" title="한국 매체">
          <outline type="rss" text="One" xmlUrl="https://one.example/rss?a=1&amp;b=2" htmlUrl="https://one.example/"/>
          </outline><outline text="Two" xmlUrl="feed://two.example/atom"/></outline>
          <outline title="Three" xmlurl='feed:https://three.example/x'></outline>`),
      ),
    );
    expect(found).toMatchObject({ title: 'My & feeds', refused: [] });
    expect(found.feeds).toEqual([
      {
        title: 'One',
        xmlUrl: 'https://one.example/rss?a=1&b=2',
        htmlUrl: 'https://one.example/',
        folder: ['Asia', '한국 매체'],
      },
      { title: 'Two', xmlUrl: 'http://two.example/atom', htmlUrl: null, folder: ['Asia'] },
      { title: 'Three', xmlUrl: 'https://three.example/x', htmlUrl: null, folder: [] },
    ]);
  });

  it('may hold what no XML parser takes', () => {
    const outlines = `<outline text="A & B">
      <outline text="Daily "Mirror" > all" xmlUrl="https://a.example/?x=1&copy=2&y">
      <outline xmlUrl="https://b.example/" title="It's
        two lines" text='b'/>
      <!-- <outline xmlUrl="https://commented.example/"/> -->`;
    expect(feeds(outlines)).toMatchObject([
      { title: 'Daily "Mirror" > all', xmlUrl: 'https://a.example/?x=1&copy=2&y', folder: ['A & B'] },
      { title: "It's two lines", xmlUrl: 'https://b.example/', folder: ['A & B'] },
    ]);
  });

  it('is read in its own encoding', () => {
    const text =
      '<?xml version="1.0" encoding="euc-kr"?><opml><body><outline text="한겨레" xmlUrl="https://h.example/"/></body></opml>';
    expect(readOpml(iconv.encode(text, 'euc-kr')).feeds?.[0]?.title).toBe('한겨레');
  });

  it('says of each refused feed where and why', () => {
    const { feeds: found, refused } = read(
      list(`<outline text="ok" xmlUrl="https://a.example/feed/"/>
<outline text="again" xmlUrl="http://www.a.example/feed"/>
<outline text="script" xmlUrl="javascript:alert(1)"/>
<outline text="intern" xmlUrl="http://localhost/feed"/>
<outline text="none" type="rss"/>
<outline text="link" type="link" url="https://b.example/"/>`),
    );
    expect(found).toHaveLength(1);
    expect(refused).toEqual([
      { line: 4, title: 'again', address: 'http://www.a.example/feed', reason: 'duplicate' },
      { line: 5, title: 'script', address: 'javascript:alert(1)', reason: 'badAddress' },
      { line: 6, title: 'intern', address: 'http://localhost/feed', reason: 'badAddress' },
      { line: 7, title: 'none', address: '', reason: 'noAddress' },
    ]);
  });

  it('that is none, or holds nothing, is named', () => {
    expect(read('').problem).toBe('empty');
    expect(read('<html><outline xmlUrl="https://a.example/"/></html>').problem).toBe('notAList');
    expect(read(list('<outline text="a"/>')).problem).toBe('noFeeds');
    for (const sentence of [...Object.values(listProblems), ...Object.values(outlineRefusals)]) {
      expect(sentence).toMatch(/다\.$/);
    }
  });

  it('is bounded in feeds and depth', () => {
    const many = Array.from(
      { length: 10_500 },
      (_, number) => `<outline xmlUrl="https://a.example/${number}"/>`,
    );
    const { feeds: found, refused } = read(list(many.join('\n')));
    expect(found).toHaveLength(10_000);
    expect(refused).toMatchObject([{ reason: 'tooMany' }]);
    const wrong = read(
      list(`<outline xmlUrl="https://a.example/"/>${'<outline type="rss"/>'.repeat(5_000)}`),
    );
    expect(wrong.refused).toHaveLength(1_000);
    expect(wrong.moreRefused).toBe(4_000);
    const deep = read(list(`${'<outline text="a">'.repeat(100_000)}<outline xmlUrl="https://a.example/"/>`));
    expect(deep.feeds?.[0]?.folder).toHaveLength(20);
  });
});
