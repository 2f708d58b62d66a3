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

export const systemFieldNames = Object.keys(systemFields);
