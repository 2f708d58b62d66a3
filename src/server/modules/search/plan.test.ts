import { describe, expect, it } from 'vitest';
import { atOnce } from '#server/kernel/clock/steps.ts';
import { planOf } from '../../../../tests/helpers/planOf.ts';
import type { SearchPlan, TextField } from './plan.ts';
import { satisfies, searchesAttachments } from './satisfies.ts';

const plan = (
  searchText: string,
  { excludeText = '', combine = 'AND', fields = [] }: Partial<SearchPlan & { excludeText: string }> = {},
): SearchPlan => planOf({ searchText, excludeText }, { combine, fields });

const item = {
  kornTtl: '서울의 책',
  lclanTtl: 'A book from Seoul',
  articleCn: 'Printed by Korea',
  articleTransCn: '한국이 펴냈다',
  jrnlLclanNm: 'Kim Reporter',
};
const files = ['보고서.pdf', null, 'first page'];

describe('what a plan asks of an item', () => {
  it.each<[string, Partial<SearchPlan & { excludeText: string }>, boolean]>([
    ['book', {}, true],
    ['printed', {}, true],
    ['한국', {}, true],
    ['reporter', {}, true],
    ['보고서', {}, true],
    ['page', {}, true],
    ['missing', {}, false],
    ['', {}, true],
    // all terms, or any
    ['book, missing', {}, false],
    ['book, missing', { combine: 'OR' }, true],
    ['gone, missing', { combine: 'OR' }, false],
    ['', { combine: 'OR' }, true],
    // the words of one term may occur in different texts, those of a phrase may not
    ['book printed', {}, true],
    ['book missing', {}, false],
    ['"book printed"', {}, false],
    // a single syllable is searched in titles only
    ['책', {}, true],
    ['펴', {}, false],
    ['책', { fields: ['reporter'] }, true],
    // a term that no text can contain
    ['!!!', {}, false],
    ['!!!, book', { combine: 'OR' }, true],
    // restricted to fields
    ['seoul', { fields: ['title'] }, true],
    ['printed', { fields: ['title'] }, false],
    ['kim', { fields: ['title', 'reporter'] }, true],
    ['kim', { fields: ['attachment'] }, false],
    ['page', { fields: ['attachment'] }, true],
    ['book kim', { fields: ['title', 'reporter'] }, false],
    // excluded from all fields
    ['book', { excludeText: 'printed' }, false],
    ['book', { excludeText: 'printed', fields: ['title'] }, false],
    ['book', { excludeText: 'missing, printed' }, false],
    ['book', { excludeText: 'missing' }, true],
    ['missing', { excludeText: 'gone' }, false],
    ['', { excludeText: 'page' }, false],
    // operators, which bind tighter than commas
    ['book OR missing', {}, true],
    ['missing OR gone', {}, false],
    ['book missing OR printed', {}, true],
    ['book -printed', {}, false],
    ['book -missing', {}, true],
    ['missing OR book -printed', {}, false],
    ['printed OR book -printed', {}, true],
    ['(missing OR book) printed', {}, true],
    ['(missing OR book) -printed', {}, false],
    ['book -(printed OR gone)', {}, false],
    ['book -(printed gone)', {}, true],
    ['missing OR book, printed', {}, true],
    ['missing OR book, gone', {}, false],
    ['missing OR book, gone', { combine: 'OR' }, true],
    ['book, gone, -printed', { combine: 'OR' }, false],
    ['gone OR printed', { fields: ['title'] }, false],
    ['book -printed', { fields: ['title'] }, false],
    ['"a book" reporter', {}, true],
    ['book', { excludeText: '-printed' }, false],
    ['book', { excludeText: 'gone OR printed' }, false],
  ])('%j with %j is there: %s', (typed, more, isThere) => {
    expect(atOnce(satisfies(plan(typed, more), item, files))).toBe(isThere);
  });

  it('is asked of the texts that there are', () => {
    expect(atOnce(satisfies(plan('null'), { kornTtl: null, articleCn: '' }))).toBe(false);
  });
});

describe('attachments', () => {
  it.each<[string, TextField[], boolean]>([
    ['', [], true],
    ['', ['attachment'], true],
    ['', ['title', 'attachment'], true],
    ['', ['title', 'reporter'], false],
    ['영화', ['title'], true],
  ])('can change what is said without %j in %j: %s', (excludeText, fields, doAsk) => {
    expect(searchesAttachments(plan('한류', { excludeText, fields }))).toBe(doAsk);
  });
});
