import { expect, it } from 'vitest';
import { marksOfPart } from './FoundIn.tsx';

it('marks of a body stand in its paragraphs, cut where one reaches over their end', () => {
  const whole = '한복 전시\n전시 한복';
  const marks = [
    { start: 0, end: 2 },
    { start: 3, end: 8 },
    { start: 9, end: 11 },
  ];
  expect(marksOfPart(whole, '한복 전시', marks)).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
  ]);
  expect(marksOfPart(whole, '전시 한복', marks)).toEqual([
    { start: 0, end: 2 },
    { start: 3, end: 5 },
  ]);
  expect(marksOfPart(whole, '다른 글', marks)).toEqual([]);
});
