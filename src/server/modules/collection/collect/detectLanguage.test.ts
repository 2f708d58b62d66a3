import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
    // Persian is taken for Arabic
    expect(unsure).toEqual(['ar fa null']);
  });
});

/** Headlines written for this test, five in each language. */
const headlines = (): { lang: string; title: string }[] =>
  readFileSync(resolve(import.meta.dirname, '../../../../../tests/quality/headlines.txt'), 'utf8')
    .trim()
    .split(/\n(?=[a-z]{2}\n)/)
    .flatMap((part) => {
      const [lang = '', ...titles] = part.split('\n');
      return titles.map((title) => ({ lang, title }));
    });

describe('the language of a bare headline', () => {
  it('is right for 96 of 100 in fifty languages', () => {
    const all = headlines();
    expect(new Set(all.map(({ lang }) => lang)).size).toBeGreaterThan(50);
    const wrong = all.flatMap(({ lang, title }) => {
      const found = detectLanguage(title);
      return primaryOf(found) === lang ? [] : [`${lang} ${found} ${title}`];
    });
    expect(wrong.length / all.length, wrong.join('\n')).toBeLessThan(0.04);
  });

  it('is none whose alphabet lacks its letters', () => {
    const alone: Record<string, string> = {
      'Їжа та музика': 'uk',
      'Новый музей открылся': 'ru',
      'Straße gesperrt': 'de',
      'Güney Kore filmi ödül aldı': 'tr',
      'Výstava korejského umění v Praze': 'cs',
      'Музей запрашае дзяцей на ўрокі': 'be',
      'Nagyszerű új kiállítás nyílt': 'hu',
      'Koncertā skanēs ķekatas un ģitāra': 'lv',
      'Ný þáttaröð um bókmenntir': 'is',
      'Bakıda sərgi açılır': 'az',
      'Қазақ театры өнер көрсетті': 'kk',
      'Đường sắt mới mở': 'vi',
      'Ekspozitë e re në muze': 'sq',
      'Țările vecine și muzeul': 'ro',
    };
    for (const [title, lang] of Object.entries(alone)) expect(detectLanguage(title), title).toBe(lang);
  });

  it('is not that of the foreign names in it', () => {
    const titles: Record<string, string> = {
      'Beyoncé sings with children in São Paulo': 'en',
      'Why Köln and Łódź want to learn from Seoul': 'en',
      'Le maire de São Paulo reçoit les élèves de Gdańsk': 'fr',
      '박물관, Kanye West 전시 연다': 'ko',
      'BTS 방탄소년단 returns to Seoul with a new album': 'en',
      'ศิลปิน Daniel Sturridge เยือนพิพิธภัณฑ์ Seoul Museum': 'th',
      '博物馆与 Nancy Pelosi 和 Brett Kavanaugh 的合作': 'zh',
      'Музей показывает картины Vincent van Gogh': 'ru',
    };
    for (const [title, lang] of Object.entries(titles)) expect(detectLanguage(title), title).toBe(lang);
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
    ['en', { of: 604, byStart: 604, byTitle: 586 }],
    ['ku', { of: 502, byStart: 379, byTitle: 387 }],
    ['ar', { of: 283, byStart: 271, byTitle: 281 }],
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
