import type { FieldSpec } from './entity.ts';
import type { Sort } from './list.ts';

const ends: Partial<Record<FieldSpec['kind'], Record<Sort['order'], string>>> = {
  date: { DESC: ' 최신순', ASC: ' 오래된순' },
  dateTime: { DESC: ' 최신순', ASC: ' 오래된순' },
  integer: { DESC: ' 큰 순', ASC: ' 작은 순' },
  decimal: { DESC: ' 큰 순', ASC: ' 작은 순' },
};
const usual: Record<Sort['order'], string> = { ASC: '순', DESC: ' 역순' };

/** An order of a list in words: 제목순, 등록일시 최신순. A label may say it itself: 고정 글 먼저. */
export const orderWords = (
  { label, kind }: Pick<FieldSpec, 'label' | 'kind'>,
  order: Sort['order'],
): string => (label.endsWith('먼저') && order === 'DESC' ? label : label + (ends[kind] ?? usual)[order]);
