import { expect, it } from 'vitest';
import {
  apiQuery,
  type Conditions,
  changed,
  dayWords,
  readConditions,
  startConditions,
  writeConditions,
} from './conditions.ts';

const today = '2026-11-22';
const start = startConditions(today);
const read = (text: string) => readConditions(new URLSearchParams(text), today);

it('begins with yesterday', () => {
  expect(read('')).toEqual({ day: '2026-11-21', text: '', region: '', classCode: '', page: 1, size: 10 });
  expect(writeConditions(start, today)).toBe('');
  expect(startConditions('2026-03-01').day).toBe('2026-02-28');
});

it('reads what it wrote', () => {
  const wanted: Conditions = {
    day: '2026-11-01',
    text: '한류 & K',
    region: 'GLOBAL',
    classCode: 'MCLSF_05',
    page: 3,
    size: 50,
  };
  expect(read(writeConditions(wanted, today))).toEqual(wanted);
  expect(read(writeConditions({ ...start, day: 'all' }, today)).day).toBe('all');
});

it.each(['clusterDt=2026-11-23', 'clusterDt=2026-02-30', 'page=0&size=7', 'lclsfNm=ASIA'])(
  'takes %s for the beginning: days to come are not asked for',
  (text) => {
    expect(read(text)).toEqual(start);
  },
);

it('asks for a day, or for all of them the latest first', () => {
  expect(apiQuery(start)).toEqual({ clusterDt: '2026-11-21' });
  expect(apiQuery({ ...start, day: 'all', text: '한류', region: 'KOREA', classCode: 'MCLSF_01' })).toEqual({
    sort: 'clusterDt,DESC',
    clusterTtl: '한류',
    lclsfNm: 'KOREA',
    featExtrMclsf: 'MCLSF_01',
  });
});

it('goes to the first page with other conditions', () => {
  expect(changed({ ...start, page: 4 }, { text: 'x' }).page).toBe(1);
  expect(changed({ ...start, page: 4 }, { page: 5 }).page).toBe(5);
});

it('says a day with its weekday', () => {
  expect(dayWords('2026-11-20')).toBe('2026-11-20(금)');
});
