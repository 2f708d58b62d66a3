import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixture } from '../../../../../tests/helpers/fixtures.ts';
import { foreignReports, koreanReport } from '../../../../../tests/helpers/translatedReport.ts';
import { detectLanguage } from './detectLanguage.ts';
import { languageDrift } from './language.ts';

const reports = [koreanReport, ...foreignReports];
const startOf = ({ title, paragraphs }: (typeof reports)[number]): string =>
  `${title} ${paragraphs.join(' ').slice(0, 600)}`;
const primaryOf = (tag: string): string => tag.split('-', 1)[0] ?? '';

// `npm run test:long` detects 16,113 documents in 130 languages
describe('the language of a made report', () => {
  it.each(reports)('in $lang is detected by title and beginning, and by title alone', (report) => {
    expect(detectLanguage(startOf(report))).toBe(report.lang);
    expect(detectLanguage(report.title)).toBe(report.lang);
  });

  it('has not drifted from itself, but from all except its neighbours', () => {
    const unsure: string[] = [];
    for (const report of reports) {
      expect([report.lang, languageDrift(report.lang, startOf(report))]).toEqual([report.lang, null]);
      for (const declared of ['en', 'ko', 'fr', 'ar']) {
        const drift = languageDrift(declared, startOf(report));
        if (primaryOf(declared) !== report.lang && drift !== report.lang)
          unsure.push(`${declared} ${report.lang} ${drift}`);
      }
    }
    // Galician, Slovak and Malay are too similar to them for a safe result; Persian is taken for Arabic
    const expected = ['pt', 'cs', 'id'].flatMap((lang) =>
      ['en', 'ko', 'fr', 'ar'].map((declared) => `${declared} ${lang} null`),
    );
    expect(unsure.sort()).toEqual([...expected, 'ar fa null'].sort());
  });
});

describe('the language of real news of universities', () => {
  interface News {
    lang: string;
    title: string;
    body: string;
  }
  const news = (): News[] =>
    gunzipSync(readFileSync(fixture('articles/kurdistan-univ.ndjson.gz')))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as News);

  // of the texts labelled Kurdish in the collection, every fifth is in Arabic, and some are the same sentence in
  // English
  it.each([
    ['en', { of: 604, byStart: 603, byTitle: 541 }],
    ['ku', { of: 502, byStart: 363, byTitle: 342 }],
    ['ar', { of: 283, byStart: 269, byTitle: 279 }],
  ])('in %s is detected that often, by beginning and by title', (lang, expected) => {
    const of = news().filter((one) => one.lang === lang);
    const told = (text: (one: News) => string): number =>
      of.filter((one) => primaryOf(detectLanguage(text(one))) === lang).length;
    expect({
      of: of.length,
      byStart: told(({ title, body }) => `${title} ${body.slice(0, 600)}`),
      byTitle: told(({ title }) => title),
    }).toEqual(expected);
  });
});
