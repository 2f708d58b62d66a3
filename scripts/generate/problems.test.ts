import { describe, expect, it } from 'vitest';
import { hardAlone, root } from './fixtures/fixtureFolder.ts';
import { buildModel } from './model.ts';
import { SchemaProblems } from './problems.ts';
import type { SchemaFolder } from './read.ts';

type Json = Record<string, never>;

/** The fixtures with one entity changed. */
const changed = (name: string, change: (schema: Json) => void): SchemaFolder => {
  const folder = hardAlone();
  return {
    ...folder,
    entities: folder.entities.map((source) => {
      if (source.file !== `${name}.json`) return source;
      const schema = JSON.parse(source.text) as Json;
      change(schema);
      return { file: source.file, text: JSON.stringify(schema) };
    }),
  };
};

const problemsOf = (folder: SchemaFolder): string[] => {
  try {
    buildModel(folder, root);
    return [];
  } catch (error) {
    if (!(error instanceof SchemaProblems)) throw error;
    return error.problems.map(({ file, at, message }) => `${file} ${at} ${message}`);
  }
};

const set = (path: string, value: unknown) => (schema: Json) => {
  const names = path.split('/');
  const last = names.pop() ?? '';
  const place = names.reduce((tree, name) => tree[name] as unknown as Json, schema);
  (place as Record<string, unknown>)[last] = value;
};

describe('a bad schema', () => {
  it.each([
    [
      'a shared query that nobody declares',
      'x-entity/queryOf',
      ['loanCondition'],
      "unknown query 'loanCondition'",
    ],
    [
      'an annotation we do not have',
      'properties/floorNm/x-lst',
      true,
      "'x-lst' is not part of the vocabulary; did you mean 'x-list'?",
    ],
    [
      'a JSON Schema keyword outside the subset',
      'properties/floorNm/oneOf',
      [],
      "'oneOf' is not part of the vocabulary",
    ],
    ['silence about rows', 'x-entity/rows', undefined, "must have required property 'rows'"],
    [
      'a policy that is not there',
      'x-entity/rows',
      'nobody',
      'there is no policy src/server/modules/*/policies/nobody.ts',
    ],
    [
      'a key that is no field',
      'x-entity/key',
      'galeryId',
      "unknown field 'galeryId'; did you mean 'galleryId'?",
    ],
    [
      'a required field that is none',
      'x-form-required',
      ['galleryNn'],
      "unknown field 'galleryNn'; did you mean 'galleryNm'?",
    ],
    ['a string without a bound', 'properties/floorNm/maxLength', undefined, 'is a string without maxLength'],
    ['a field without a label', 'properties/floorNm/title', undefined, 'has no Korean title'],
    [
      'contains on a number',
      'properties/galleryId/x-filter',
      'contains',
      'contains is for text, not for integer',
    ],
    [
      'range on a text',
      'properties/floorNm/x-filter',
      'range',
      'range is for numbers and times, not for text',
    ],
    [
      'a message that is not there',
      'properties/floorNm/x-message',
      'format.nothing',
      "there is no message 'format.nothing'",
    ],
    [
      'a message for duplicates that is not there',
      'properties/floorNm/x-duplicate',
      'email.nothing',
      "there is no message 'email.nothing'",
    ],
    [
      'words for a choice that are not there',
      'properties/useYn/x-labels',
      'yesno',
      "unknown set of words 'yesno'; did you mean 'yesNo'?",
    ],
    ['a broken pattern', 'properties/floorNm/pattern', '(', 'must match format "regex"'],
    [
      'a shared definition that is not there',
      'properties/useYn/$ref',
      'parts/common.json#/$defs/useYm',
      "unknown definition 'useYm'; did you mean 'useYn'?",
    ],
    ['a sort by nothing', 'x-entity/sort', 'name,ASC', "unknown field 'name'"],
    ['an index on nothing', 'x-index', [['floor desc']], "unknown field 'floor'"],
    ['an index on a folded text that there is not', 'x-index', [['floorFold']], "unknown field 'floorFold'"],
    ['a screen without a menu', 'x-entity/screen', 'page', 'a generated screen needs a menu'],
    ['a path that is taken', 'x-entity/path', 'exhibit', 'path exhibit is taken by exhibit.json'],
    ['a constant', 'properties/floorNm/const', 'x', "'const' is not part of the vocabulary"],
    ['words on a generated list', 'properties/floorNm/x-filter', 'words', 'words needs a custom list'],
    [
      'tokens that are nowhere',
      'properties/floorNm',
      { title: '층', type: 'string', maxLength: 20, 'x-filter': 'contains', 'x-tokens': 'tb' },
      "'tb' is no field with x-column tokens",
    ],
    [
      'other spellings that are nowhere',
      'properties/floorNm',
      { title: '층', type: 'string', maxLength: 20, 'x-filter': 'contains', 'x-filter-with': 'names' },
      "unknown list of texts 'names'",
    ],
    [
      'other spellings that nothing looks for',
      'properties/floorNm',
      { title: '층', type: 'string', maxLength: 20, 'x-filter-with': 'names' },
      'it widens a contains filter',
    ],
    [
      'seconds of a text',
      'properties/floorNm',
      { title: '층', type: 'string', maxLength: 20, 'x-seconds': true },
      'seconds belong to a time',
    ],
    [
      'tokens that nothing asks for',
      'properties/floorNm',
      { title: '층', type: 'string', maxLength: 20, 'x-tokens': 'tb' },
      'tokens serve a contains filter',
    ],
    [
      'a sort by an object',
      'properties/plan',
      { title: '평면', type: 'object', 'x-sort': true },
      'a list is not sorted by json',
    ],
    [
      'a mask that does not fit',
      'properties/galleryId/x-personal',
      'phone',
      'phone is not what a field of kind integer holds',
    ],
    [
      'a required field that an insert may leave out',
      'required',
      ['floorNm'],
      'floorNm needs x-default or a place in x-form-required',
    ],
    [
      'a key of text that the database should count',
      'x-entity/key',
      'floorNm',
      'identity makes a key of type integer',
    ],
    ['a default that is none of the choices', 'properties/useYn/x-default', 'X', 'is none of Y, N'],
    ['a default of the wrong type', 'properties/floorNm/x-default', 1, 'is no string'],
    [
      'a default out of bounds',
      'properties/depth',
      { title: '깊이', type: 'integer', maximum: 5, 'x-default': 6 },
      'is outside the bounds of the field',
    ],
    [
      'a default for a date',
      'properties/day',
      { title: '날', type: 'string', format: 'date', 'x-default': 'x' },
      'has no default',
    ],
    [
      'a filter named like a parameter of the list',
      'properties/size',
      { title: '크기', type: 'integer', 'x-filter': 'equals' },
      'the list has a parameter size already',
    ],
    [
      'the frame of the policies as its policy',
      'x-entity/rows',
      'policy',
      'there is no policy src/server/modules/*/policies/policy.ts',
    ],
  ])('with %s is refused, and the place is named', (_what, path, value, message) => {
    const problems = problemsOf(changed('gallery', set(path, value)));
    expect(problems.join('\n')).toContain(message);
    expect(problems.join('\n')).toMatch(/gallery\.json/);
  });

  it.each([
    [
      'a reference to an unknown entity',
      'properties/galleryId/x-ref',
      { entity: 'galery' },
      "unknown entity 'galery'; did you mean 'gallery'?",
    ],
    [
      'a label that the other entity lacks',
      'properties/galleryId/x-ref',
      { entity: 'gallery', labels: { galleryNm: 'galleryName' } },
      "unknown field of gallery 'galleryName'; did you mean 'galleryNm'?",
    ],
    [
      'a field that has the name of a label',
      'properties/galleryNm',
      { title: '이름', type: 'string', maxLength: 10 },
      'adds the label galleryNm, which is there already',
    ],
    ['a rule about an unknown field', 'allOf/0/then/required', ['lender'], "unknown field 'lender'"],
  ])('with %s is refused', (_what, path, value, message) => {
    expect(problemsOf(changed('exhibit', set(path, value))).join('\n')).toContain(message);
  });

  it.each([1, 5])('is not one whose default is the bound itself: %i', (value) => {
    const depth = { title: '깊이', type: 'integer', minimum: 1, maximum: 5, 'x-default': value };
    expect(problemsOf(changed('gallery', set('properties/depth', depth)))).toEqual([]);
  });

  it('reports what the meta-schema refuses and what it cannot see together', () => {
    const problems = problemsOf(
      changed('exhibit', (schema) => {
        set('properties/kindCd/x-lst', true)(schema);
        set('properties/galleryId/x-ref', { entity: 'galery' })(schema);
      }),
    ).join('\n');
    expect(problems).toContain("'x-lst' is not part of the vocabulary; did you mean 'x-list'?");
    expect(problems).toContain("unknown entity 'galery'; did you mean 'gallery'?");
  });

  it('reports every problem of every file at once', () => {
    const folder = changed('gallery', (schema) => {
      set('properties/floorNm/maxLength', undefined)(schema);
      set('x-entity/key', 'nothing')(schema);
    });
    const broken = { file: 'broken.json', text: '{' };
    const problems = problemsOf({ ...folder, entities: [...folder.entities, broken] });
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).toMatch(/broken\.json \(whole\) is not JSON/);
  });

  it('in a shared definition is refused too', () => {
    const folder = hardAlone();
    const parts = [{ file: 'parts/more.json', text: JSON.stringify({ $defs: { flag: { 'x-lst': true } } }) }];
    expect(problemsOf({ ...folder, parts: [...folder.parts, ...parts] }).join('\n')).toContain(
      "parts/more.json $defs.flag.(whole) 'x-lst' is not part of the vocabulary; did you mean 'x-list'?",
    );
  });

  it('refuses two defaults of one column on a shared table', () => {
    const ttl = { title: '제목', type: 'string', maxLength: 200, 'x-default': '무제' };
    const problems = problemsOf(changed('sculpture', set('properties/ttl', ttl)));
    expect(problems.join('\n')).toContain('is 무제, but table artwork has');
  });

  it('refuses two meanings of one column on a shared table', () => {
    const problems = problemsOf(
      changed('sculpture', set('properties/ttl', { title: '제목', type: 'integer' })),
    );
    expect(problems.join('\n')).toContain('is integer, but table artwork has it as text');
  });

  it('refuses conditions over what is no filter, and outside of shared queries', () => {
    const area = {
      area: 'loan',
      queries: {
        loanConditions: {
          kindCd: { is: 'text[]', filter: 'exhibit.kindCode' },
          since: { is: 'date', filterFrom: 'exhibit.exhibitNm' },
          wall: { is: 'text', filter: 'gallary.wall' },
        },
      },
      operations: {
        'GET /loan-price': {
          summary: '대여료',
          access: 'session',
          query: { name: { is: 'text', filter: 'exhibit.exhibitNm' } },
          answer: 'none',
        },
      },
    };
    const problems = problemsOf({
      ...hardAlone(),
      operations: [{ file: 'operations/loan.json', text: JSON.stringify(area) }],
    });
    expect(problems).toHaveLength(4);
    for (const message of [
      "loanConditions.kindCd.filter unknown field of exhibit 'kindCode'",
      'loanConditions.since.filterFrom needs a date-time with x-filter range',
      "loanConditions.wall.filter unknown entity 'gallary'; did you mean 'gallery'?",
      'GET /loan-price name.filter is for shared queries alone',
    ])
      expect(problems.join('\n')).toContain(message);
  });
});
