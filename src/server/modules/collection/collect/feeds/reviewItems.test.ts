import { describe, expect, it } from 'vitest';
import type { FeedItem } from './feedDocument.ts';
import { itemFindings, reviewItems } from './reviewItems.ts';

const now = new Date('2026-03-02T00:00:00Z');
const review = (...items: FeedItem[]) => reviewItems(items, now);
const titles = (...items: FeedItem[]) => review(...items).items.map(({ item }) => item.title);

describe('the items of a feed', () => {
  it('without a title take their first words, and are left out if they have none', () => {
    const long = `The opera house lights up in the colours of the flag ${'for a week '.repeat(20)}`;
    const items = [
      { title: ' <b> </b>&nbsp;' },
      { summary: 'Tea & <b>cake</b>' },
      { summary: `Doors open at six. ${long}` },
      { content: long },
      { title: '제목' },
    ];
    expect(titles(...items)).toEqual([
      'Tea &amp; cake',
      'Doors open at six.',
      'The opera house lights up in the colours of the flag for a week for a week for…',
      '제목',
    ]);
    expect(review(...items).findings).toMatchObject({ noTitle: 1, titled: 3 });
  });

  it('are left out when dated in the future, an hour aside', () => {
    const items = [
      { title: 'soon', published: '2026-03-02T00:59:00Z' },
      { title: 'later', published: '2026-03-02T01:01:00Z' },
      { title: 'next century', published: 'Fri, 01 Jan 2106 00:00:00 GMT' },
    ];
    expect(titles(...items)).toEqual(['soon']);
    expect(review(...items).findings).toEqual({ future: 2 });
  });

  it('are kept when old, dated unreadably or not at all, and counted', () => {
    const items = [
      { title: 'old', published: 'Tue, 01 Mar 2016 00:00:00 GMT' },
      { title: 'not quite', published: 'Thu, 03 Mar 2016 00:00:00 GMT' },
      { title: 'when?', published: 'yesterday' },
      { title: 'undated' },
    ];
    const { items: kept, findings } = review(...items);
    expect(kept).toHaveLength(4);
    expect(kept[2]?.reported).toBeNull();
    expect(findings).toEqual({ old: 1, badDate: 1, noDate: 1 });
  });

  it('with one identifier and other text are versions: the latest counts', () => {
    const first = {
      guid: '1',
      link: 'https://a.example/1',
      title: 'before',
      updated: '2026-03-01T00:00:00Z',
    };
    const second = { ...first, title: 'after', updated: '2026-03-01T09:00:00Z' };
    expect(titles(first, second)).toEqual(['after']);
    expect(titles(second, first)).toEqual(['after']);
    expect(review(first, second).findings).toEqual({ revised: 1 });
    const vague = { ...second, updated: 'this morning', published: '2026-03-01T09:00:00Z' };
    expect(titles(first, vague)).toEqual(['after']);
    const undated = { guid: '1', title: 'newest stands first' };
    expect(titles(undated, { guid: '1', title: 'below' })).toEqual(['newest stands first']);
  });

  it('with one identifier and other addresses are other articles', () => {
    const items = [1, 2, 3].map((number) => ({
      guid: '0',
      link: `https://a.example/${number}`,
      title: `t${number}`,
    }));
    const { items: kept, findings } = review(...items);
    expect(kept.map(({ item }) => item.link)).toEqual(items.map(({ link }) => link));
    expect(kept.every(({ item }) => item.guid === undefined)).toBe(true);
    expect(findings).toMatchObject({ sharedGuid: 3 });
  });

  it('that repeat are taken once, with or without an identifier', () => {
    expect(titles({ title: 'a' }, { title: 'a' }, { title: 'b' })).toEqual(['a', 'b']);
    expect(review({ guid: '1', title: 'a' }, { guid: '1', title: 'a' }).findings).toMatchObject({
      repeated: 1,
    });
  });

  it('have findings in whole sentences', () => {
    for (const sentence of Object.values(itemFindings)) expect(sentence).toMatch(/다\.$/);
  });
});
