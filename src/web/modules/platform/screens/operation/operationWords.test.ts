import { expect, it } from 'vitest';
import { slowWords, summaryOf, worstFirst } from './Operation.tsx';

it('the state of operation is said in one sentence', () => {
  const of = (...states: string[]) => summaryOf(states.map((state) => ({ state })));
  expect(of('good', 'good')).toBe('모두 정상입니다.');
  expect(of('good', 'notice')).toBe('1곳은 점검이 필요합니다.');
  expect(of('bad', 'bad')).toBe('2곳에 문제가 있습니다.');
  expect(of('bad', 'notice', 'notice')).toBe('1곳에 문제가 있습니다. 2곳은 점검이 필요합니다.');
});

it('what is to be mended stands first', () => {
  const of = (...states: string[]) =>
    worstFirst(states.map((state) => ({ state }))).map(({ state }) => state);
  expect(of('good', 'notice', 'bad', 'good')).toEqual(['bad', 'notice', 'good', 'good']);
});

it('where no statements are counted it is said how to have them counted', () => {
  expect(slowWords('off', 0)).toContain('pg_stat_statements');
  expect(slowWords('on', 0)).toBe('아직 집계한 질의가 없습니다.');
});
