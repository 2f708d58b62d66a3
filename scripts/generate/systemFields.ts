import type { FieldSchema } from './schemaTypes.ts';

/** Fields that the runtime adds to every table. A schema may redeclare one to show or filter it. */
export const systemFields: Record<string, FieldSchema> = {
  rgtrId: { title: '등록자', type: 'string', maxLength: 100, 'x-write': 'system', 'x-actor': true },
  regDt: {
    title: '등록일시',
    type: 'string',
    format: 'date-time',
    'x-write': 'system',
    'x-sort': true,
  },
  mdfrId: { title: '수정자', type: 'string', maxLength: 100, 'x-write': 'system', 'x-actor': true },
  mdfcnDt: {
    title: '수정일시',
    type: 'string',
    format: 'date-time',
    'x-write': 'system',
    'x-sort': true,
  },
  delYn: {
    title: '삭제 여부',
    type: 'string',
    enum: ['Y', 'N'],
    'x-labels': 'yesNo',
    'x-write': 'system',
    'x-column': 'internal',
    'x-default': 'N',
  },
};

/** Fields that the runtime adds to entities whose records may come with the product (`x-base`). */
export const baseFields: Record<string, FieldSchema> = {
  baseCd: {
    title: '자료 출처',
    type: 'string',
    enum: ['base', 'changed', 'own'],
    'x-labels': { base: '기본 제공', changed: '고침', own: '직접' },
    'x-default': 'own',
    'x-write': 'system',
    'x-filter': 'equals',
    'x-changed': false,
  },
  baseKey: { type: 'string', maxLength: 2000, 'x-column': 'internal' },
  baseVal: { type: 'object', 'x-column': 'internal' },
};

export const systemFieldNames = Object.keys(systemFields);
