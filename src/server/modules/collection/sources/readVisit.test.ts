import { describe, expect, it } from 'vitest';
import type { SourceOutlet } from './rawItems.ts';
import { readVisit } from './readVisit.ts';

const now = new Date('2026-11-29T12:00:00Z');
const outlet: SourceOutlet = {
  mediaFeedId: 1,
  mediaId: 2,
  mediaNm: 'Harbour Post',
  ntnId: 'IN',
  rgnTz: null,
  lanCd: 'en',
  payYn: 'N',
};

const channel = (inside: string, link = '<link>https://harbour.example/</link>'): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><channel><title>P</title>${link}<description>d</description>${inside}</channel></rss>`;

const visited = (document: string, url = 'https://harbour.example/feeds/world.xml', of = outlet) => {
  const visit = readVisit({ bytes: Buffer.from(document), contentType: 'application/xml', url }, of, now);
  if ('problem' in visit) throw new Error(visit.problem);
  return visit;
};

const urls = (...documents: Parameters<typeof visited>) => visited(...documents).items.map(({ url }) => url);

describe('a visit to a source', () => {
  it('resolves relative links against the channel, else the address that sent the feed', () => {
    const item = '<item><title>One</title><link>news/r2.html</link></item>';
    expect(urls(channel(item))).toEqual(['https://harbour.example/news/r2.html']);
    const moved = 'https://moved.example/feeds/world.xml';
    expect(urls(channel(item, ''), moved)).toEqual(['https://moved.example/feeds/news/r2.html']);
    expect(urls(channel(item, '<link>/</link>'), moved)).toEqual(['https://moved.example/news/r2.html']);
    const entry = '<entry><title>One</title><id>1</id><link href="../n/1"/></entry>';
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>P</title><id>p</id>${entry}</feed>`;
    expect(urls(atom, moved)).toEqual(['https://moved.example/n/1']);
  });

  it('takes the page for readers, not another form of it, nor the address that forwards to it', () => {
    const links =
      '<link rel="alternate" type="application/json" href="https://h.example/1.json"/><link rel="alternate" type="text/html" href="https://h.example/1"/>';
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>P</title><id>p</id><entry><title>One</title><id>1</id>${links}</entry></feed>`;
    expect(urls(atom)).toEqual(['https://h.example/1']);
    const burnt =
      '<item><title>One</title><link>https://feedproxy.example/~r/x/1</link><feedburner:origLink>https://h.example/a?b=1&amp;c=2</feedburner:origLink></item>';
    expect(urls(channel(burnt))).toEqual(['https://h.example/a?b=1&c=2']);
  });

  it('keeps signs of a plain title as text', () => {
    const title = 'Why &lt;canvas&gt; friends matter';
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>P</title><id>p</id><entry><title type="text">${title}</title><id>1</id><link href="https://h.example/1"/></entry></feed>`;
    expect(visited(atom).items[0]?.lclanTtl).toBe('Why <canvas> friends matter');
  });

  it('keeps items of one page apart by fragments, and joins those that differ by it alone', () => {
    const item = (number: number, at: string) =>
      `<item><title>Release ${number}</title><link>https://h.example/news.html${at}</link><guid>g${number}</guid></item>`;
    const visit = visited(channel([1, 2, 3].map((number) => item(number, `#v${number}`)).join('')));
    expect(visit.items.map(({ canonicalUrl }) => canonicalUrl)).toEqual([
      'h.example/news.html#v1',
      'h.example/news.html#v2',
      'h.example/news.html#v3',
    ]);
    expect(visited(channel(item(1, '#top'))).items[0]?.canonicalUrl).toBe('h.example/news.html');
    const same = visited(channel(`${item(1, '')}${item(2, '')}`));
    expect(same.items).toHaveLength(1);
    expect(same.findings.join()).toContain('다른 글과 주소가 같아 하나만 남겼습니다. (1건)');
  });

  it('reads a day by the language of the text where outlet and feed name neither country nor language', () => {
    const text =
      'Het museum in Gent opent maandag een zaal voor Koreaanse kunst, zei de wethouder van cultuur.';
    const item = `<item><title>${text}</title><link>https://h.example/1</link><pubDate>05/11/2026 10:00</pubDate></item>`;
    const visit = visited(channel(item), undefined, { ...outlet, ntnId: null, lanCd: null });
    expect(visit.items[0]?.frmTrsfNscvrgDt).toEqual(new Date('2026-11-05T10:00:00Z'));
    expect(visit.findings).toEqual([]);
  });

  it('dates what it cannot read by its own time, keeps the text, and counts it', () => {
    const items = [
      '<pubDate>Sun, 29 Nov 2026 08:00:00 IST</pubDate>',
      '<pubDate>last week</pubDate>',
      '',
    ].map(
      (date, index) => `<item><title>T${index}</title><link>https://h.example/${index}</link>${date}</item>`,
    );
    const visit = visited(channel(items.join('')));
    expect(visit.items).toMatchObject([
      { frmTrsfNscvrgDt: new Date('2026-11-29T02:30:00Z'), reportedText: null },
      { frmTrsfNscvrgDt: now, isCollectedTime: true, reportedText: 'last week' },
      { frmTrsfNscvrgDt: now, isCollectedTime: true, reportedText: null },
    ]);
    expect(visit.items[0]?.isCollectedTime).toBeUndefined();
    expect(visit.findings.join('\n')).toContain(
      '보도일시를 읽을 수 없어 수집 시각으로 대신했습니다. (1건) 예: ‘T1 – last week’',
    );
    expect(visit.findings.join('\n')).toContain('보도일시가 없어 수집 시각으로 대신했습니다. (1건)');
  });
});
