import { expect, it } from 'vitest';
import { showPageSizes } from '#web/kit/lists/pageSizes.ts';
import { listPath, readConditions, writeConditions } from './conditions.ts';

it.each(['', '?ttl=%ED%95%9C%EB%A5%98&menuId=12&page=3&size=50', '?startDate=2026-01-01&endDate=2026-01-31'])(
  '%s is read and written the same',
  (search) => expect(writeConditions(readConditions(search))).toBe(search),
);

it('shows everybody the same further page', () => {
  showPageSizes({ [listPath]: 50 });
  expect(readConditions('?page=3').size).toBe(10);
  expect(writeConditions({ values: {}, page: 3, size: 50 })).toBe('?page=3&size=50');
  expect(writeConditions({ values: {}, page: 1, size: 50 })).toBe('');
  showPageSizes({});
});

it('takes what an address says wrongly as not said', () => {
  expect(readConditions('?page=-1&size=7&ttl=%20&menuId=x&other=1')).toEqual({
    values: {},
    page: 1,
    size: 10,
  });
});
