import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { printPlaceProblem } from './printPlace.ts';

it.each([
  [{}, 'prcvpg'],
  [{ prcvpg: '3' }, 'prcvsc'],
  [{ prcvsc: '3', prcvpg: ' ' }, 'prcvpg'],
])('a report on paper needs page and column: %o', (record, name) =>
  expect(printPlaceProblem(record)).toMatchObject({ name, message: messages.form.printReportNeeded }),
);
it('and nothing beyond them', () => expect(printPlaceProblem({ prcvpg: '3', prcvsc: '2' })).toBeUndefined());
