import { describe, expect, it } from 'vitest';
import type { FieldSpec } from '#contract/entity.ts';
import { conflictRows, resolved } from './conflictRows.ts';

const fields = ['nm', 'eng', 'rmrk', 'tags'].map(
  (name): FieldSpec => ({ name, label: name, kind: 'text', nullable: true }),
);
const read = { nm: '가나', eng: 'Ghana', rmrk: null, tags: ['a'] };
const rows = (mine: object, theirs: object) =>
  conflictRows(fields, read, { ...read, ...mine }, { ...read, ...theirs });

describe('a conflict', () => {
  it('names no field in which both say the same, however empty is written', () =>
    expect(rows({ nm: '가나국', rmrk: '' }, { nm: '가나국', tags: ['a'] })).toEqual([]));

  it('suggests what the person changed, and theirs where the person changed nothing', () => {
    const found = rows({ nm: '내 이름' }, { eng: 'Their name' });
    expect(found.map(({ field, suggested, conflicting }) => [field.name, suggested, conflicting])).toEqual([
      ['nm', 'mine', false],
      ['eng', 'theirs', false],
    ]);
  });

  it('marks what both changed', () =>
    expect(rows({ nm: '내 이름' }, { nm: '저쪽 이름' })).toMatchObject([
      { mine: '내 이름', theirs: '저쪽 이름', suggested: 'mine', conflicting: true },
    ]));

  it('compares lists by what is in them', () =>
    expect(rows({ tags: ['a', 'b'] }, {})).toMatchObject([{ suggested: 'mine', conflicting: false }]));

  it('leaves out fields that the form did not show', () =>
    expect(conflictRows(fields, read, { nm: '가나' }, { ...read, eng: 'Other' })).toEqual([]));
});

describe('the resolution', () => {
  it('takes the choices, and the suggestions where nothing was chosen', () => {
    const found = rows({ nm: '내 이름', rmrk: '내 비고' }, { nm: '저쪽 이름', eng: 'Their name' });
    expect(resolved(found, { nm: 'theirs' })).toEqual({
      nm: '저쪽 이름',
      eng: 'Their name',
      rmrk: '내 비고',
    });
  });

  it('does not see labels that only the stored side has', () => {
    const bare = ({ tags, ...row }: Record<string, unknown>) => ({
      ...row,
      tags: (tags as { id: string }[]).map(({ id }) => ({ id })),
    });
    const mine = { ...read, tags: [{ id: 'a' }] };
    const theirs = { ...read, tags: [{ id: 'a', name: '가' }] };
    expect(conflictRows(fields, theirs, mine, theirs)).toHaveLength(1);
    expect(conflictRows(fields, theirs, mine, theirs, bare)).toEqual([]);
  });
});
