import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayFrom, dayOf, isoDay } from './calendar.ts';
import { countries } from './countries.ts';
import { demoData, demoDay } from './demoData.ts';
import { originals } from './originals.ts';
import type { DemoArticle, DemoMedia } from './records.ts';
import { koreanNumber } from './slots.ts';

const until = new Date('2026-11-21T06:00:00Z');

const everything = async (at = until): Promise<{ media: DemoMedia[]; items: DemoArticle[] }> => {
  const media: DemoMedia[] = [];
  const items: DemoArticle[] = [];
  for await (const batch of demoData({ until: at })) {
    if (batch.kind === 'media') media.push(...batch.records);
    else items.push(...batch.records);
  }
  return { media, items };
};
const { media, items } = await everything();
const articles = items.filter((item) => item.itemKnd === 'article');
const share = (of: (item: DemoArticle) => boolean): number => articles.filter(of).length / articles.length;
const bytes = (all: unknown): string => createHash('sha256').update(JSON.stringify(all)).digest('hex');

describe('the demo data', () => {
  it('is the same, byte for byte, each time, and takes less than two seconds of the processor', async () => {
    const before = process.cpuUsage();
    const again = await everything();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
    expect(bytes(again)).toBe(bytes({ media, items }));
  });

  it('gives a day the same items, whenever it is asked', async () => {
    const day = dayOf(until) - 20;
    const later = await everything(new Date('2026-11-30T06:00:00Z'));
    const urls = new Set(later.items.map((item) => item.url));
    expect(demoDay(day, 'demo').filter((item) => !urls.has(item.url))).toEqual([]);
  });

  it('holds about 5,000 articles, 400 papers, 600 posts and 70 outlets', () => {
    const count = (kind: string): number => items.filter((item) => item.itemKnd === kind).length;
    expect(Math.abs(count('article') - 5000)).toBeLessThan(400);
    expect(Math.abs(count('thinkTank') - 400)).toBeLessThan(80);
    expect(Math.abs(count('sns') - 600)).toBeLessThan(100);
    expect(media.length).toBeGreaterThanOrEqual(60);
  });

  it('has no address twice, and every item an outlet', () => {
    expect(new Set(items.map((item) => item.url)).size).toBe(items.length);
    const known = new Set(media.map((outlet) => outlet.dmnNm));
    expect(known.size).toBe(media.length);
    expect(items.filter((item) => !known.has(item.dmnNm))).toEqual([]);
    expect(media.filter((outlet) => !outlet.dmnNm.endsWith('.example'))).toEqual([]);
  });

  it('lies within the last 400 days, and is registered soon after its report', () => {
    const first = isoDay(dayOf(until) - 399);
    for (const { frmTrsfNscvrgDt, regDt } of items) {
      expect(isoDay(dayOf(frmTrsfNscvrgDt)) >= first).toBe(true);
      expect(regDt <= until).toBe(true);
      const minutes = (regDt.getTime() - frmTrsfNscvrgDt.getTime()) / 60_000;
      expect(minutes >= 5 && minutes <= 180).toBe(true);
    }
  });

  it('has fewer articles at weekends, and bursts', () => {
    const perDay = new Map<number, number>();
    for (const item of articles) {
      const day = dayOf(item.frmTrsfNscvrgDt);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
    }
    const average = (days: [number, number][]): number =>
      days.reduce((sum, [, count]) => sum + count, 0) / days.length;
    const isWeekend = ([day]: [number, number]): boolean => [0, 6].includes((day + 4) % 7);
    const days = [...perDay];
    expect(average(days.filter(isWeekend))).toBeLessThan(
      0.8 * average(days.filter((day) => !isWeekend(day))),
    );
    expect(days.filter(([, count]) => count > 20).length).toBeGreaterThan(15);
  });

  it('is to six tenths about Korea, in all languages and countries and categories', () => {
    expect(Math.abs(share((item) => item.lclsfNm === 'KOREA') - 0.65)).toBeLessThan(0.08);
    expect(new Set(articles.map((item) => item.lanCd))).toEqual(new Set(Object.keys(originals)));
    expect(new Set(articles.map((item) => item.ntnId))).toEqual(new Set(countries.map((it) => it.ntnId)));
    expect(new Set(articles.map((item) => item.featExtrMclsf)).size).toBe(9);
    expect(new Set(articles.map((item) => `${item.aiYn}${item.payYn}`)).size).toBe(4);
  });

  it('tells of one event in one place, with the same people, in all reports of one matter', () => {
    const matters = Map.groupBy(
      articles.filter(({ matter }) => matter),
      ({ matter }) => matter,
    );
    const facts = ({ featExtrMclsf, sndngRgnNm, featExtrKwdList, articleTransCn }: DemoArticle) => ({
      featExtrMclsf,
      sndngRgnNm,
      featExtrKwdList,
      lead: articleTransCn.split('\n')[0],
    });
    const told = [...matters].map(
      ([matter, reports]) =>
        [matter, new Set(reports.map((item) => JSON.stringify(facts(item)))).size] as const,
    );
    expect(told.filter(([, stories]) => stories > 1)).toEqual([]);
    const several = [...matters.values()].filter(
      (reports) => new Set(reports.map(({ ntnId }) => ntnId)).size > 1,
    );
    expect(several.length).toBeGreaterThan(300);
  });

  it('has 3 to 6 paragraphs, as many in the translation as in the original in most articles', () => {
    const paragraphs = (text: string): number => text.split('\n').length;
    expect(
      articles.filter((item) => paragraphs(item.articleCn) < 3 || paragraphs(item.articleCn) > 6),
    ).toEqual([]);
    const equal = share((item) => paragraphs(item.articleCn) === paragraphs(item.articleTransCn));
    expect(equal).toBeGreaterThan(0.9);
    expect(equal).toBeLessThan(1);
  });

  it('leaves no slot, wrong particle or double space in any text', () => {
    const texts = items.flatMap((item) => [item.kornTtl, item.lclanTtl, item.articleCn, item.articleTransCn]);
    expect(texts.filter((text) => /[{}]|undefined|NaN| {2}|^\s|\s$/.test(text) || text === '')).toEqual([]);
    const korean = items.flatMap((item) => [item.kornTtl, item.articleTransCn, item.featExtrSmry]);
    expect(korean.filter((text) => /[가-힣]\/[가-힣]|(?:을를|이가|은는)\b/.test(text))).toEqual([]);
  });

  it('has no reporter who quotes himself', () => {
    expect(articles.filter((item) => item.articleCn.includes(item.jrnlLclanNm ?? '?'))).toEqual([]);
  });

  it('speaks Korean in the Korean fields only', () => {
    expect(items.filter((item) => !/[가-힣]/.test(item.kornTtl))).toEqual([]);
    expect(items.filter((item) => /[가-힣]/.test(item.lclanTtl + item.articleCn))).toEqual([]);
  });

  it('has names of outlets that the forms would take', () => {
    expect(media.filter(({ mediaKornNm }) => !/^[가-힣\d ]+$/.test(mediaKornNm))).toEqual([]);
    expect(media.filter(({ mediaEngNm }) => !/^[A-Z\d ]+$/.test(mediaEngNm))).toEqual([]);
    expect(media.filter(({ mediaLclanNm }) => /[가-힣]|[^\p{L}\p{M}\p{N} ]/u.test(mediaLclanNm))).toEqual([]);
    expect(media.filter(({ rgnTz }) => !/^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(rgnTz))).toEqual([]);
  });
});

describe('demo data that are to be the same as those of one day', () => {
  const sameAs = dayFrom('2026-03-11');
  const stored = async (at: string): Promise<DemoArticle[]> => {
    const found: DemoArticle[] = [];
    for await (const batch of demoData({ until: new Date(at), days: 5, sameAs }))
      if (batch.kind === 'article') found.push(...batch.records);
    return found;
  };
  const moments = [
    '2026-11-20T14:59:00Z',
    '2026-11-20T15:00:20Z',
    '2027-01-01T03:00:00Z',
    '2028-02-29T14:59:59Z',
  ];

  it.each(moments)('are those at %s, each as many days ago, and all have come', async (at) => {
    const now = new Date(at);
    const there = [4, 3, 2, 1, 0].flatMap((ago) =>
      demoDay(sameAs - ago, 'demo').map(({ url }) => [url, ago] as const),
    );
    const found = await stored(at);
    expect(
      new Map(found.map(({ url, frmTrsfNscvrgDt }) => [url, dayOf(now) - dayOf(frmTrsfNscvrgDt)])),
    ).toEqual(new Map(there));
    expect(new Map(found.map(({ url, regDt }) => [url, dayOf(now) - dayOf(regDt)]))).toEqual(new Map(there));
    expect(found.filter(({ regDt, frmTrsfNscvrgDt }) => regDt > now || frmTrsfNscvrgDt > regDt)).toEqual([]);
  });
});

describe('a number in Korean', () => {
  it('counts by ten thousands', () => {
    expect([900, 1200, 10_000, 32_000, 480_000].map(koreanNumber)).toEqual([
      '900',
      '1,200',
      '1만',
      '3만 2,000',
      '48만',
    ]);
  });
});
