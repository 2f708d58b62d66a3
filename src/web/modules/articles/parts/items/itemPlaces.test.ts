import { expect, it } from 'vitest';
import { itemPath } from './itemPlaces.ts';

it('leads to the screen of the kind', () => {
  expect(['article', 'thinkTank', 'sns', 'other'].map((kind) => itemPath(kind, 7))).toEqual([
    '/article/Article/Detail/7',
    '/article/ThinkTank/Detail/7',
    '/article/Sns/Detail/7',
    '/article/Article/Detail/7',
  ]);
});
