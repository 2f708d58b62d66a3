import { z } from 'zod';
import { type EntitySpec, type FieldKind, type FieldSpec, fieldKinds } from '#contract/entity.ts';
import { fieldMessage, form } from '#contract/validation.ts';
import type { Forms } from '#web/admin/spec/forms.ts';

const more: Partial<Record<FieldKind, Partial<FieldSpec>>> = {
  flag: {
    options: [
      { value: 'Y', label: '예' },
      { value: 'N', label: '아니요' },
    ],
  },
  choice: {
    filter: 'equals',
    options: ['A', 'B', 'C', 'D', 'E'].map((value) => ({ value, label: `${value}형` })),
  },
  code: { code: 'LEVEL' },
  reference: { ref: { entity: 'guide', labels: { guideNm: 'guideNm' } } },
  list: { items: 'string' },
  children: { children: { entity: 'stop', by: 'exhibitionId', mode: 'replace' } },
  files: { files: { part: 'exhibition', min: 0, max: 10 } },
};

const field = (name: string, label: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label,
  kind: 'text',
  nullable: true,
  ...rest,
});

const entity = (name: string, fields: FieldSpec[], rest: Partial<EntitySpec> = {}): EntitySpec => ({
  name,
  path: name,
  key: `${name}Id`,
  keyFrom: 'identity',
  label: name,
  represents: `${name}Nm`,
  menus: [`/admin/${name}`],
  rows: 'all',
  operations: { list: 'crud', detail: 'crud', popup: 'crud', insert: 'crud', update: 'crud', delete: 'crud' },
  table: { name },
  sort: { field: `${name}Id`, order: 'ASC' },
  screen: 'page',
  rules: [],
  unique: [],
  fields,
  ...rest,
});

/** Name of the field of a kind. */
export const fieldNameOf = (kind: FieldKind): string => `${kind}Field`;

/** An invented entity with one field of every kind, for tests of the runtime. */
export const exhibition = entity(
  'exhibition',
  [
    field('exhibitionId', '전시 번호', { kind: 'integer', nullable: false, list: true, sort: true }),
    field('exhibitionNm', '전시명', { list: true, sort: true, filter: 'contains', formRequired: true }),
    ...fieldKinds.map((kind) => field(fieldNameOf(kind), `${kind} 항목`, { kind, ...more[kind] })),
    field('mdfcnDt', '수정일시', { kind: 'dateTime', write: 'system' }),
  ],
  { label: '전시' },
);

const guide = entity('guide', [
  field('guideId', '안내원 번호', { kind: 'integer', nullable: false }),
  field('guideNm', '안내원', { list: true, filter: 'contains' }),
]);

const stop = entity(
  'stop',
  [
    field('stopId', '번호', { kind: 'integer', nullable: false }),
    field('exhibitionId', '전시', { kind: 'integer' }),
    field('stopNm', '머무는 곳'),
    field('minutes', '시간(분)', { kind: 'integer' }),
  ],
  { screen: 'none' },
);

const labels = Object.fromEntries(exhibition.fields.map(({ name, label }) => [name, label]));
const anything = Object.fromEntries(fieldKinds.map((kind) => [fieldNameOf(kind), z.unknown().optional()]));
const exhibitionNm = z.string(fieldMessage('전시명'));

/** The entities above. */
export const stageResources: Record<string, EntitySpec> = { exhibition, guide, stop };

/** Validation of the exhibition: the name is required, all other values are accepted. */
export const exhibitionForms: Forms = {
  insert: form(labels, { exhibitionNm, ...anything }),
  update: form(labels, { exhibitionNm, exhibitionId: z.number(), mdfcnDt: z.unknown(), ...anything }),
};
