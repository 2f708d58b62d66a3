import { describe, expect, it } from 'vitest';
import { inDialogOrder, moved, shownColumns } from './columnOrder.ts';

const choices = ['a', 'b', 'c', 'd'].map((name) => ({ name, label: name.toUpperCase() }));

describe('the columns of a list', () => {
  it('are the kept ones in their order, as far as they still exist', () => {
    expect(shownColumns(['c', 'gone', 'a', 'c'], ['a', 'b'], choices)).toEqual(['c', 'a']);
  });

  it('are the usual ones when nothing is kept, or nothing of it is left', () => {
    expect(shownColumns(undefined, ['a', 'b'], choices)).toEqual(['a', 'b']);
    expect(shownColumns(['gone'], ['a', 'b'], choices)).toEqual(['a', 'b']);
  });

  it('stand in the dialog before those that are not shown', () => {
    expect(inDialogOrder(choices, ['c', 'a']).map(({ name }) => name)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('move by one, and stay at the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});
