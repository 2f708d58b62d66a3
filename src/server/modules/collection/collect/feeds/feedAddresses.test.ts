import { describe, expect, it } from 'vitest';
import { feedAddresses } from './feedAddresses.ts';

const page = 'https://www.outlet.example/news/index.html';
const addresses = (html: string) => feedAddresses(html, page).map(({ address }) => address);

describe('the feeds of a page', () => {
  it('are those that it names, in its order, with title and format', () => {
    const html = `<!DOCTYPE html><html><head>
      <link rel="stylesheet" href="/a.css"><link rel=alternate hreflang=ko href="/ko">
      <LINK REL="Alternate" TYPE="application/rss+xml; charset=utf-8" TITLE=" 전체 기사 " HREF="/rss?a=1&amp;b=2">
      <link rel="alternate" type="application/atom+xml" href="atom.xml" />
      <link rel="alternate nofollow" type="application/feed+json" href="//json.example/feed.json"></head>`;
    expect(feedAddresses(html, page)).toEqual([
      { address: 'https://www.outlet.example/rss?a=1&b=2', title: '전체 기사', format: 'rss' },
      { address: 'https://www.outlet.example/news/atom.xml', title: null, format: 'atom' },
      { address: 'https://json.example/feed.json', title: null, format: 'json' },
    ]);
  });

  it('are read against the base of the page, wherever it stands', () => {
    const link = '<link rel="alternate" type="application/rss+xml" href="feed">';
    expect(addresses(`<base href="/en/">${link}`)).toEqual(['https://www.outlet.example/en/feed']);
    expect(addresses(`${link}<base href="https://cdn.example/x/"><base href="/no/">`)).toEqual([
      'https://cdn.example/x/feed',
    ]);
    expect(addresses(`<base href="http://[">${link}`)).toEqual(['https://www.outlet.example/news/feed']);
  });

  it('are named once, and only as addresses of the web', () => {
    const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`;
    expect(
      addresses(
        link('/a') +
          link('/a#top') +
          link('javascript:alert(1)') +
          link('') +
          link('feed:https://b.example/'),
      ),
    ).toEqual(['https://www.outlet.example/a', 'https://b.example/']);
  });

  it('are not looked for in scripts, comments and texts', () => {
    const link = '<link rel="alternate" type="application/rss+xml" href="/a">';
    expect(
      addresses(
        `<script>"${link}"</script><!-- ${link} --><textarea>${link}</textarea><title>${link}</title>`,
      ),
    ).toEqual([]);
  });

  it('are none in what is no page, however long', () => {
    expect(addresses('')).toEqual([]);
    expect(addresses('<'.repeat(3_000_000))).toEqual([]);
    expect(addresses('<div>'.repeat(600_000))).toEqual([]);
  });
});
