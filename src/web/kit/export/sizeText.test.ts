import { expect, it } from 'vitest';
import { sizeText } from './sizeText.ts';

it('tells sizes as people do', () => {
  expect([sizeText(1), sizeText(320_000), sizeText(4_404_019)]).toEqual(['1 KB', '313 KB', '4.2 MB']);
});
