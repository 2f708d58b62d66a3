import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import { choosableColumns } from '#contract/entityFields.ts';
import { withHistory } from '#contract/historyOwner.ts';
import { resources } from '#generated/resources/index.ts';

const columns = (spec: EntitySpec | undefined) =>
  spec ? choosableColumns(spec).map(({ name }) => name) : [];

describe('columns to choose from', () => {
  it('leave out ids of files and people, what is deleted, and what the list does not compute', () => {
    const names = columns(resources.post);
    expect(names).toEqual(expect.arrayContaining(['ttl', 'rgtrNm', 'commentCount', 'sttsCdNm', 'mdfcnDt']));
    for (const internal of ['rgtrId', 'mdfrId', 'delYn', 'fileIdList', 'fileExtn', 'comments', 'sttsCd'])
      expect(names).not.toContain(internal);
  });

  it('keep the state of records that stay in the list when they are deleted', () => {
    expect(columns(resources.user)).toContain('delYn');
  });
});

describe('entities with a history', () => {
  it('are those that people change, each under the one name that it is kept by', () => {
    const names = withHistory(resources).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['user', 'menu', 'post', 'document', 'article', 'commonCode']),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const other of ['signUp', 'myPage', 'changeHistory', 'loginLog', 'authorityUser'])
      expect(names).not.toContain(other);
  });
});
