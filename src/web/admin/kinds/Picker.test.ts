import { expect, it } from 'vitest';
import { resources } from '#generated/resources/index.ts';
import { choiceOf } from './Picker.tsx';

it('tells namesakes apart in words, not in codes', () => {
  const target = resources.featureExtractionDict;
  if (!target) throw new Error('There is no dictionary.');
  const row = { extrId: 1, extrKwd: '한류', featKndCd: 'issue', useYn: 'Y' };
  expect(choiceOf(target, row)).toEqual({ key: 1, name: '한류', also: '이슈' });
});

it('calls an outlet by the name that it has', () => {
  const target = resources.media;
  if (!target) throw new Error('There are no outlets.');
  const row = {
    mediaId: 7,
    mediaKornNm: null,
    mediaLclanNm: "Diari d'Andorra",
    mediaEngNm: 'DIARI D ANDORRA',
  };
  const placed = { ...row, ntnId: 'AD', ntnKornNm: '안도라', mdfcnDt: '2026-01-01T00:00:00.000Z' };
  expect(choiceOf(target, placed)).toEqual({
    key: 7,
    name: "Diari d'Andorra",
    also: '안도라 · DIARI D ANDORRA',
  });
});
