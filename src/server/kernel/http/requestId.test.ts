import { expect, it } from 'vitest';
import { newRequestId } from './logging.ts';

it('the id of a request is 16 hexadecimal digits that no other has', () => {
  const ids = Array.from({ length: 2_000 }, newRequestId);
  expect(ids.filter((id) => !/^[\da-f]{16}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
