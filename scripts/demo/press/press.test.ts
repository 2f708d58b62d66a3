import { describe, expect, it } from 'vitest';
// past the index: examined with the collections of tests/
import { readVisit } from '#server/modules/collection/sources/readVisit.ts';
import { dayOf } from '../calendar.ts';
import { countryOf } from '../countries.ts';
import { feedOf } from './feed.ts';
import { type PressOutlet, pressOutlets } from './outlets.ts';
import { Press } from './press.ts';
import { reportsOn } from './reports.ts';

const startedAt = new Date('2026-11-20T03:00:00Z');
const after = (minutes: number): Date => new Date(startedAt.getTime() + minutes * 60_000);
const byMinute = (minutes: number, known: string[] = []) =>
  new Press(startedAt, known).printedBy(after(minutes));

describe('what the press of the demonstration may print', () => {
  const days = Array.from({ length: 30 }, (_, at) => dayOf(startedAt) + at);

  it('is the same on whichever day it is asked for, and less than thirty a day', () => {
    const texts = new Map<string, string>();
    for (const { url, title, paragraphs } of days.flatMap(reportsOn)) {
      const text = [title, ...paragraphs].join('\n');
      expect(texts.get(url) ?? text).toBe(text);
      texts.set(url, text);
    }
    expect(texts.size / days.length).toBeLessThan(30);
    expect(Math.min(...days.map((day) => reportsOn(day).length))).toBeGreaterThan(100);
  });

  it('tells of one matter of a story at a time, and of the next one three days later', () => {
    const turns = new Map<string, number[]>();
    for (const day of days)
      for (const matter of new Set(reportsOn(day).map(({ url }) => /[^/]+-\d+(?=-\d$)/.exec(url)?.[0] ?? '')))
        turns.set(matter, [...(turns.get(matter) ?? []), day]);
    const stories = Map.groupBy([...turns], ([matter]) => matter.split('-')[0]);
    for (const matters of stories.values())
      for (const [at, [, own]] of matters.entries()) {
        const before = matters[at - 1]?.[1].at(-1);
        if (before !== undefined) expect((own[0] ?? 0) - before).toBe(4);
      }
    expect(stories.size).toBe(6);
  });

  it('is signed by people of the outlet’s country whom the report does not quote', () => {
    const reports = days.flatMap(reportsOn).filter(({ outlet }) => outlet.does === 'reports');
    const names = (ntnId: string) => countryOf(ntnId).people.flat();
    expect(reports.filter(({ outlet, author }) => !names(outlet.ntnId).includes(author))).toEqual([]);
    expect(reports.filter(({ paragraphs, author }) => paragraphs.join().includes(author))).toEqual([]);
  });

  it('is in eight languages, without a slot left open', () => {
    const reports = days.flatMap(reportsOn);
    expect(new Set(reports.map(({ outlet }) => outlet.lanCd)).size).toBe(8);
    expect(
      reports.filter(({ title, paragraphs }) =>
        /[{}]|undefined| {2}/.test([title, ...paragraphs].join('\n')),
      ),
    ).toEqual([]);
  });
});

describe('the press of the demonstration', () => {
  it('has printed some when it begins, then prints one a minute for an hour, then one in ten', () => {
    expect([0, 1, 60, 120].map((minutes) => byMinute(minutes).length)).toEqual([24, 25, 84, 90]);
    const times = byMinute(60).map(({ at }) => at.getTime());
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
    expect(times[0]).toBeGreaterThan(after(-60).getTime());
  });

  it('prints the same after each start at the same moment, and nothing that is out already', () => {
    const first = byMinute(30);
    expect(byMinute(30)).toEqual(first);
    const urls = first.map(({ url }) => url);
    const again = byMinute(30, urls);
    expect(again.filter(({ url }) => urls.includes(url))).toEqual([]);
    expect(new Set(again.map(({ url }) => url)).size).toBe(again.length);
  });

  it('falls silent when all of the day is out', () => {
    const everything = reportsOn(dayOf(startedAt)).map(({ url }) => url);
    expect(byMinute(5, everything)).toEqual([]);
  });

  it('repeats texts of others soon after them', () => {
    const printed = byMinute(0);
    const copy = printed.find(({ outlet }) => outlet.does === 'repeats');
    const original = printed.find(({ title, outlet }) => title === copy?.title && outlet !== copy?.outlet);
    expect(copy?.paragraphs.slice(0, -1)).toEqual(original?.paragraphs);
    expect(copy && original && copy.at > original.at).toBe(true);
  });

  it('is read by a visit without a finding, each article in the language of its outlet', () => {
    const printed = byMinute(600);
    const visits = pressOutlets
      .filter(({ does }) => does !== 'fails')
      .map((outlet: PressOutlet) => {
        const visit = readVisit(
          {
            bytes: Buffer.from(feedOf(outlet, printed)),
            contentType: 'application/rss+xml; charset=utf-8',
            url: 'https://press.example/',
          },
          {
            mediaFeedId: 1,
            mediaId: 1,
            mediaNm: outlet.mediaName,
            ntnId: outlet.ntnId,
            rgnTz: null,
            lanCd: null,
            payYn: 'N',
          },
          after(600),
        );
        if ('problem' in visit) throw new Error(visit.problem);
        return { lanCd: outlet.lanCd, visit };
      });
    for (const { lanCd, visit } of visits) {
      expect(visit).toMatchObject({ drift: null, leftOut: 0, findings: [] });
      expect(visit.items.length).toBeGreaterThan(3);
      expect(visit.items.length).toBeLessThanOrEqual(20);
      expect(new Set(visit.items.map(({ lang }) => lang.split('-')[0]))).toEqual(
        new Set([lanCd.split('-')[0]]),
      );
    }
  });
});
