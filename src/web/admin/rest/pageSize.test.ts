import { expect, it } from 'vitest';
import { allowedPageSize } from './apiCall.ts';

it.each([
  [1, 10],
  [10, 10],
  [25, 30],
  [200, 200],
  [1000, 200],
])('%i rows are asked for as %i', (wanted, size) => expect(allowedPageSize(wanted)).toBe(size));
