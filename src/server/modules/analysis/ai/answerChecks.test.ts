import { describe, expect, it } from 'vitest';
import { foreignReports, koreanReport } from '../../../../../tests/helpers/translatedReport.ts';
import { bodyProblem, titleProblem } from './answerChecks.ts';

const [first = '', second = '', third = ''] = koreanReport.paragraphs;

// `npm run test:long` checks professional translations from 129 languages
describe('a report', () => {
  it.each(foreignReports)('in $lang has the Korean one as its translation', ({ title, paragraphs }) => {
    expect(bodyProblem(paragraphs, koreanReport.paragraphs)).toBeUndefined();
    expect(titleProblem(title, koreanReport.title)).toBeUndefined();
  });

  it.each(foreignReports)('in $lang is no translation of itself, nor of it in another language', (report) => {
    for (const other of foreignReports) {
      const expected = other === report ? 'ECHO' : 'NOT_KOREAN';
      expect([other.lang, bodyProblem(report.paragraphs, other.paragraphs)]).toEqual([other.lang, expected]);
      if (other !== report) expect(titleProblem(report.title, other.title)).toBe('NOT_KOREAN');
    }
  });

  it.each(foreignReports)('in $lang is not translated by what lacks a part of it', ({ paragraphs }) => {
    const problem = (...translation: string[]) => bodyProblem(paragraphs, translation);
    expect(problem(`${first} ${second}`, third)).toBe('PARAGRAPHS');
    expect(problem(first, '', third)).toBe('EMPTY');
    expect(problem(first, '죄송합니다만 이 기사는 번역할 수 없습니다.', third)).toBe('REFUSED');
    expect(problem('다시 연다.', second, third)).toBe('LENGTH');
    const withoutNumbers = [first, second, third].map((text) => text.replaceAll(/\d[\d,]*/g, '몇'));
    expect(problem(...withoutNumbers)).toBe('NUMBERS');
  });
});
