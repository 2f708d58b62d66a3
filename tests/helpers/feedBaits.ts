import fc from 'fast-check';
import { readFeed } from '#server/modules/collection/index.ts';

/** Beginnings of feeds. */
export const feedStarts = [
  '<rss version="2.0"><channel>',
  '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://a.example/"><title type="xhtml">',
  '',
];

/** Fragments that make a careless parser scan back or ahead again and again when repeated. */
export const baits = [
  '<',
  '<!--',
  '<![CDATA[',
  '&',
  '&#',
  ' ',
  '\0',
  '<link>',
  '<link>a</link> ',
  ' a="1"',
  " a='x",
  '<item><title>a',
  '<div href=" ',
  '<!DOCTYPE [',
  '<!ENTITY a "b">',
  '</item>',
  ' mode="base64"',
];

/** A document of about this many bytes that repeats one fragment. */
export const baited = (start: string, bait: string, bytes: number): Buffer =>
  Buffer.from(start + bait.repeat(bytes / bait.length));

/** Cost of parsing in milliseconds of processor time: wall time would include other programs. */
export const costOf = (bytes: Buffer): { milliseconds: number; outcome: ReturnType<typeof readFeed> } => {
  const before = process.cpuUsage();
  const outcome = readFeed(bytes);
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1000, outcome };
};

/** Feeds with a few bytes removed or inserted. */
export const damagedFeeds = (feeds: readonly string[]): fc.Arbitrary<Buffer> => {
  const change = fc.record({
    at: fc.nat(),
    cut: fc.nat({ max: 20 }),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 5 }),
      fc
        .constantFrom('<', '>', '&', ']]>', '<![CDATA[', '<!--', '</item>', '"', '<!DOCTYPE', '\0')
        .map((text) => Buffer.from(text)),
    ),
  });
  return fc.tuple(fc.constantFrom(...feeds), fc.array(change, { maxLength: 8 })).map(([feed, changes]) =>
    changes.reduce<Buffer>((bytes, { at, cut, bytes: inserted }) => {
      const place = at % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, place), inserted, bytes.subarray(place + cut)]);
    }, Buffer.from(feed)),
  );
};

/** Small feeds with everything that the parsers distinguish. */
export const wholeFeeds = [
  '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"><channel><title>Outlet</title><link>https://outlet.example/</link><item><title>제목 &amp; 본문</title><guid>1</guid></item></channel></rss>',
  '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/"><title type="xhtml"><div>제목</div></title><entry><link href="/1"/><content type="html"><![CDATA[<p>a</p>]]></content></entry></feed>',
  '{"items":[{"title":"a"}]}',
];
