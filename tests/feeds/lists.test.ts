import { describe, expect, it } from 'vitest';
// past the index: examined with the collections of tests/
import { readOpml } from '#server/modules/collection/collect/feeds/opml.ts';
import { archive } from './archives.ts';
import { type Json, record, records, text } from './expectation.ts';

const feedsOf = (outlines: unknown): Json[] =>
  records(outlines).flatMap((outline) => [
    ...(text(outline.xmlUrl) ? [outline] : []),
    ...feedsOf(outline.outlines),
  ]);

/** A well-formed outline tag; any other text that begins like one makes its document invalid. */
const wellFormedTag = /<outline(?:\s+[\w:]+="(?:[^"<&]|&(?:amp|lt|gt|quot|apos|#\d+);)*")*\s*\/?>/g;

describe('real lists of feeds', () => {
  it('are read whole, though 13 of the 25 are no XML', () => {
    let malformed = 0;
    let feeds = 0;
    for (const [name, bytes] of archive('plenary-country-opml')) {
      const xml = bytes.toString();
      if (xml.replace(wellFormedTag, '').includes('<outline')) malformed += 1;
      const list = readOpml(bytes);
      const written = [...xml.matchAll(/xmlUrl="([^"]+)"/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      );
      expect(
        list.feeds?.map(({ xmlUrl }) => xmlUrl),
        name,
      ).toEqual(written.map((address) => new URL(address).href));
      expect(list.refused, name).toEqual([]);
      const country = name.split('/').at(-1)?.replace('.opml', '');
      for (const { title, folder } of list.feeds ?? []) {
        expect(title, name).not.toBe('');
        expect(folder, name).toEqual([country]);
      }
      feeds += list.feeds?.length ?? 0;
    }
    console.info(
      `plenary-country-opml: ${feeds} feeds of 25 lists, none refused; ${malformed} lists are no XML.`,
    );
    expect([malformed, feeds]).toEqual([13, 259]);
  });

  it('are read as their reference has them', () => {
    const files = archive('feedsmith-references');
    const lists = [...files].filter(([name]) => name.endsWith('.opml'));
    expect(lists).toHaveLength(6);
    let compared = 0;
    for (const [name, bytes] of lists) {
      const reference = record(JSON.parse(String(files.get(name.replace('.opml', '.json')))));
      const expected = feedsOf(record(reference.body).outlines);
      compared += expected.length;
      expect(
        (readOpml(bytes).feeds ?? []).map(({ title, xmlUrl, htmlUrl }) => ({ title, xmlUrl, htmlUrl })),
        name,
      ).toEqual(
        expected.map((one) => ({
          title: one.title,
          xmlUrl: one.xmlUrl,
          htmlUrl: new URL(String(one.htmlUrl)).href,
        })),
      );
    }
    expect(compared).toBe(13);
  });
});
