import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { exportedColumns, exportQuery, personalAmong } from './exportRequest.ts';

const user = resources.user as EntitySpec;
const choice = { format: 'csv', picked: [], reason: ' 점검 ', revealed: false } as const;
const list = { filter: { delYn: 'N' }, sort: { field: 'eml', order: 'ASC' } } as const;

describe('the export of a list', () => {
  it('asks for what the list asks for, with the shown columns that a file can hold', () => {
    const columns = exportedColumns(user, ['userNm', 'nobody', 'instNm']);
    expect(exportQuery(user, list, columns, choice)).toEqual({
      delYn: 'N',
      sort: 'eml,ASC',
      format: 'csv',
      columns: ['userNm', 'instNm'],
      reason: '점검',
    });
  });

  it('names picked rows by their keys, and asks for the whole values only where there are any', () => {
    const picked = { ...choice, picked: ['a', 'b'], revealed: true };
    const plain = exportedColumns(user, ['instNm']);
    expect(exportQuery(user, list, plain, picked)).not.toHaveProperty('reveal');
    expect(exportQuery(user, list, exportedColumns(user, ['eml']), picked)).toMatchObject({
      keys: ['a', 'b'],
      reveal: 'Y',
    });
  });

  it('asks for each of several chosen values, as the list does', () => {
    const chosen = { ...list, filter: { userAprvYn: 'Y,R' } };
    expect(exportQuery(user, chosen, [], choice)).toMatchObject({ userAprvYn: ['Y', 'R'] });
  });

  it('leaves out an order that the server does not know', () => {
    const unsorted = { filter: {}, sort: { field: 'id', order: 'ASC' } } as const;
    expect(exportQuery(user, unsorted, [], choice)).toEqual({ format: 'csv', columns: [] });
  });

  it('knows which of the columns are personal', () => {
    expect(personalAmong(exportedColumns(user, ['userNm', 'instNm'])).map(({ name }) => name)).toEqual([
      'userNm',
    ]);
  });
});
