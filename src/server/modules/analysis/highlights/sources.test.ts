import { expect, it } from 'vitest';
import { sourcesOf } from './readCluster.ts';

it('counts by key, most first, names in order, the unknown under one name', () => {
  const members = [
    { id: 2, name: '나' },
    { id: 1, name: '가' },
    { id: 3, name: '다' },
    { id: 3, name: '다' },
    { id: null, name: null },
  ];
  expect(sourcesOf(members, ({ id, name }) => ({ key: id, label: name }), '매체 미상')).toEqual([
    { key: '3', label: '다', count: 2 },
    { key: '1', label: '가', count: 1 },
    { key: '2', label: '나', count: 1 },
    { key: '', label: '매체 미상', count: 1 },
  ]);
});
