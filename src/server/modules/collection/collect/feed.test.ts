import { describe, expect, it } from 'vitest';
import { feedItems } from './feed.ts';

const items = (text: string) => feedItems(Buffer.from(text)).items ?? [];

describe('a feed', () => {
  it('in RSS gives title, body, address, time, author, language and outlet', () => {
    const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>Morning Post</title><link>https://www.post.example/</link><language>en-gb</language>
      <item><title>One &amp; two</title><link>https://post.example/1</link><description>Short</description>
        <content:encoded><![CDATA[<p>Long</p>]]></content:encoded><pubDate>Mon, 02 Mar 2026 09:00:00 GMT</pubDate><dc:creator>A. Writer</dc:creator></item>
      <item><title>By guid</title><guid>https://post.example/2</guid></item>
      <item><title>No address</title><guid isPermaLink="false">x-3</guid></item></channel></rss>`;
    expect(items(rss)[0]).toEqual({
      mediaName: 'Morning Post',
      mediaDomain: 'post.example',
      urlBase: 'https://www.post.example/',
      lang: 'en-gb',
      lclanTtl: 'One & two',
      articleCn: '<p>Long</p>',
      url: 'https://post.example/1',
      frmTrsfNscvrgDt: 'Mon, 02 Mar 2026 09:00:00 GMT',
      jrnlLclanNm: 'A. Writer',
    });
    expect(items(rss).map((item) => item.url)).toEqual([
      'https://post.example/1',
      'https://post.example/2',
      null,
    ]);
  });

  it('in Atom takes the alternate link and the base address', () => {
    const [item] =
      items(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr" xml:base="https://le.example/">
      <title>Le Journal</title><entry><title>Un</title><id>urn:1</id><link rel="self" href="/self"/><link href="/1"/>
      <updated>2026-03-02T09:00:00Z</updated><summary>Court</summary><author><name>A</name></author><author><name>B</name></author></entry></feed>`);
    expect(item).toMatchObject({
      lang: 'fr',
      url: 'https://le.example/1',
      urlBase: 'https://le.example/',
      jrnlLclanNm: 'A, B',
    });
    expect(item?.frmTrsfNscvrgDt).toBe('2026-03-02T09:00:00Z');
  });

  it('in RDF and JSON is read as well', () => {
    const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel><title>新聞</title><link>https://shimbun.example/</link><dc:language>ja</dc:language></channel>
      <item><title>一</title><link>https://shimbun.example/1</link><dc:date>2026-03-02T09:00:00+09:00</dc:date></item></rdf:RDF>`;
    expect(items(rdf)).toMatchObject([{ lclanTtl: '一', lang: 'ja', mediaName: '新聞' }]);
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      home_page_url: 'https://j.example',
      language: 'de',
      items: [
        {
          id: 'https://j.example/1',
          title: 'Eins',
          content_html: '<p>x</p>',
          date_published: '2026-03-02T09:00:00Z',
        },
      ],
    });
    expect(items(json)).toMatchObject([
      { lclanTtl: 'Eins', url: 'https://j.example/1', lang: 'de', mediaName: 'J' },
    ]);
  });

  it('without a language is judged by all its items together', () => {
    const titles = [
      'L2 Digital Index',
      'The museum opens its doors to visitors',
      'What happens in a minute of culture',
    ];
    const rss = `<rss version="2.0"><channel><title>x</title>${titles.map((it) => `<item><title>${it}</title></item>`).join('')}</channel></rss>`;
    expect(items(rss).map((item) => item.lang)).toEqual(['en', 'en', 'en']);
  });

  it('that is damaged says so beside what could be read of it', () => {
    const torn = '<rss version="2.0"><channel><title>x</title><item><title>one</title></item><item><ti';
    expect(feedItems(Buffer.from(torn))).toMatchObject({
      items: [{ lclanTtl: 'one' }],
      notes: ['문서가 중간에 끊겨 온전한 항목만 읽었습니다.'],
    });
  });

  it('that is none or is broken is named, never thrown', () => {
    expect(feedItems(Buffer.from('<html><body>x</body></html>')).malformed).toBe('RSS·Atom·JSON Feed가 아님');
    expect(
      feedItems(Buffer.from('<rss version="2.0"><channel><title>x</titel></channel></rss>')).malformed,
    ).toBe('피드 문서가 깨져 읽을 수 없음');
    expect(feedItems(Buffer.alloc(0)).malformed).toBeDefined();
    expect(feedItems(Buffer.from([0xff, 0x00, 0x80])).malformed).toBeDefined();
  });
});
