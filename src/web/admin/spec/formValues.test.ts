import { describe, expect, it } from 'vitest';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { fieldsFor, sentRecord, settledFields, startValues } from './formValues.ts';

const field = (name: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label: name,
  kind: 'text',
  nullable: true,
  ...more,
});
const spec = {
  name: 'person',
  key: 'personId',
  keyFrom: 'given',
  fields: [
    field('personId', { nullable: false, write: 'insert' }),
    field('nm'),
    field('eml', { personal: 'email' }),
    field('rank', { write: 'admin' }),
    field('useYn', { kind: 'flag', nullable: false, default: 'Y' }),
    field('regDt', { write: 'system' }),
    field('mdfcnDt', { write: 'system' }),
  ],
} as unknown as EntitySpec;
const all = new Set(spec.fields.map(({ name }) => name));
const read = { personId: 'P1', nm: '김', eml: null, masked: ['eml'], mdfcnDt: 'then', id: 'P1' };

describe('what is sent', () => {
  it('has null for what was shown and left empty, and nothing else', () =>
    expect(sentRecord(spec, 'insert', { personId: 'P1', extra: 1 }, new Set(['personId', 'nm']))).toEqual({
      personId: 'P1',
      nm: null,
    }));

  it('carries key and version of what was read', () =>
    expect(sentRecord(spec, 'update', { nm: '이' }, new Set(['nm']), read)).toEqual({
      nm: '이',
      personId: 'P1',
      mdfcnDt: 'then',
    }));

  it('leaves a masked field alone unless it was filled anew', () => {
    expect(sentRecord(spec, 'update', { eml: null }, all, read)).not.toHaveProperty('eml');
    expect(sentRecord(spec, 'update', { eml: 'a@b.kr' }, all, read)).toHaveProperty('eml', 'a@b.kr');
  });

  it('never has what the server writes itself', () =>
    expect(Object.keys(sentRecord(spec, 'insert', { regDt: 'now' }, all))).not.toContain('regDt'));
});

describe('the fields', () => {
  it('for administrators alone are theirs alone', () => {
    const names = (isAdmin: boolean) => fieldsFor(spec, 'update', isAdmin).map(({ name }) => name);
    expect([names(true).includes('rank'), names(false).includes('rank')]).toEqual([true, false]);
  });

  it('that are settled at registration are shown afterwards', () =>
    expect(settledFields(spec).map(({ name }) => name)).toEqual(['personId']));

  it('begin with the defaults of the schema', () => expect(startValues(spec)).toEqual({ useYn: 'Y' }));
});

describe('rows of a record that is sent back', () => {
  it('leave out the labels that the server only shows', () => {
    const { authorityGroup } = resources;
    if (!authorityGroup) throw new Error('There is no authorityGroup.');
    const rows = [{ userId: 'a', userNm: '김*리', eml: 'ad***@demo.go.kr', prslYn: 'Y', wrtYn: 'N' }];
    const sent = sentRecord(
      authorityGroup,
      'update',
      { authorizedUserList: rows },
      new Set(['authorizedUserList']),
      { authrtId: 1, mdfcnDt: 'v' },
      resources,
    );
    expect(sent.authorizedUserList).toEqual([{ userId: 'a', prslYn: 'Y', wrtYn: 'N' }]);
  });
});
