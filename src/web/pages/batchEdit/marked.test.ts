import { describe, expect, it } from 'vitest';
import { marked } from './marked.ts';

describe('marking', () => {
  it.each([
    ['가나가', '가', ['가*', '나', '가*']],
    ['가나', '다', ['가나']],
    ['가나', '', ['가나']],
    ['.*.', '.', ['.*', '*', '.*']],
  ])('%s by %s gives %j', (text, part, pieces) => {
    expect(marked(text, part).map((piece) => piece.text + (piece.isMarked ? '*' : ''))).toEqual(pieces);
  });
});
