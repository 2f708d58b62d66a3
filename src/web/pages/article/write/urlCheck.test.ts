import { describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { articleInsert } from '#generated/validators/article.ts';
import { deskForms, takenSentence, writingProblems } from './urlCheck.ts';

const url = 'https://a.com/1';
const sentences = (...given: Parameters<typeof writingProblems>) =>
  writingProblems(...given).map(({ name, message }) => [name, message]);

describe('an address', () => {
  it('that was not checked, or changed since, keeps the article from being stored', () => {
    const asked = [['url', messages.form.mediaUrlCheckNeeded]];
    expect(sentences({ url }, null, undefined)).toEqual(asked);
    expect(sentences({ url }, null, { url: `${url}2`, takenBy: null })).toEqual(asked);
  });
  it('that is taken does so too', () =>
    expect(sentences({ url }, null, { url, takenBy: 7 })).toEqual([['url', takenSentence]]));
  it('that is free, unchanged or not there does not', () => {
    expect(sentences({ url }, null, { url, takenBy: null })).toEqual([]);
    expect(sentences({ url }, url, undefined)).toEqual([]);
    expect(sentences({ url: null }, null, undefined)).toEqual([]);
  });
});

describe('a report on paper', () => {
  it.each([
    [{}, 'prcvpg'],
    [{ prcvpg: '3' }, 'prcvsc'],
    [{ prcvsc: '3', prcvpg: ' ' }, 'prcvpg'],
  ])('needs page and column: %o', (record, name) =>
    expect(sentences({ prcYn: 'Y', url, ...record }, null, undefined)).toEqual([
      [name, messages.form.printReportNeeded],
    ]),
  );
  it('with both needs no check of an address', () =>
    expect(sentences({ prcYn: 'Y', prcvpg: '3', prcvsc: '2' }, null, undefined)).toEqual([]));
});

it('stands beside what the entity’s own check finds, each field once', () => {
  const { insert } = deskForms({ insert: articleInsert as never }, null, () => undefined);
  const found = insert?.check({ url }).problems ?? [];
  expect(found.map(({ name }) => name)).toContain('kornTtl');
  expect(found.filter(({ name }) => name === 'url').map(({ message }) => message)).toEqual([
    messages.form.mediaUrlCheckNeeded,
  ]);
});
