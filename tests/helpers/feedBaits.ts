import fc from 'fast-check';
import { type FeedOutcome, readFeed } from '#server/modules/collection/collect/feeds/readFeed.ts';

/** What feeds begin with. */
export const feedStarts = [
  '<rss version="2.0"><channel>',
  '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://a.example/"><title type="xhtml">',
  '',
];

/** What makes a careless reader look back, or ahead, again and again when it is repeated. */
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

/** A document of about so many bytes of one bait. */
export const baited = (start: string, bait: string, bytes: number): Buffer =>
  Buffer.from(start + bait.repeat(bytes / bait.length));

/** What reading costs, in milliseconds of the processor: those of the clock tell of other programs too. */
export const costOf = (bytes: Buffer): { milliseconds: number; outcome: FeedOutcome } => {
  const before = process.cpuUsage();
  const outcome = readFeed(bytes);
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1000, outcome };
};

/** Feeds with a few bytes cut out of them and others put in. */
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

/** Small feeds with everything that the readers tell apart. */
export const wholeFeeds = [
  '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"><channel><title>Outlet</title><link>https://outlet.example/</link><item><title>제목 &amp; 본문</title><guid>1</guid></item></channel></rss>',
  '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/"><title type="xhtml"><div>제목</div></title><entry><link href="/1"/><content type="html"><![CDATA[<p>a</p>]]></content></entry></feed>',
  '{"items":[{"title":"a"}]}',
];
