import { expect, it } from 'vitest';
import { byteText } from './byteText.ts';

it('bytes are said in whole megabytes, and in gigabytes with a digit more', () =>
  expect([0, 1, 812.3 * 2 ** 20, 2 ** 30, 12.34 * 2 ** 30].map(byteText)).toEqual([
    '0 MB',
    '1 MB',
    '813 MB',
    '1 GB',
    '12.3 GB',
  ]));
