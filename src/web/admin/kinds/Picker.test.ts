import { expect, it } from 'vitest';
import { resources } from '#generated/resources/index.ts';
import { choiceOf } from './Picker.tsx';

it('tells namesakes apart in words, not in codes', () => {
  const target = resources.featureExtractionDict;
  if (!target) throw new Error('There is no dictionary.');
  const row = { extrId: 1, extrKwd: '한류', featKndCd: 'issue', useYn: 'Y' };
  expect(choiceOf(target, row)).toEqual({ key: 1, name: '한류', also: '이슈' });
});
