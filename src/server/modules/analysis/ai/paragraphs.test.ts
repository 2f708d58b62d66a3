import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '#contract/paragraphs.ts';
import { joined, partsOf } from './paragraphs.ts';

describe('a body in parts', () => {
  it('keeps paragraphs whole, as many in a part as fit', () => {
    const parts = partsOf(['aaaa', 'bbb', 'cccc', 'd'], 8);
    expect(parts.map((part) => part.map(({ text }) => text))).toEqual([
      ['aaaa', 'bbb'],
      ['cccc', 'd'],
    ]);
  });

  it('splits long paragraphs after a sentence, and joins them again', () => {
    const long = 'One two three. Four five six. Seven.';
    const parts = partsOf(['Head', long], 30);
    expect(parts.map((part) => part.map(({ text }) => text))).toEqual([
      ['Head'],
      ['One two three. Four five six.'],
      ['Seven.'],
    ]);
    expect(joined(parts, [['머리'], ['하나 둘 셋. 넷 다섯 여섯.'], ['일곱.']])).toBe(
      '머리\n하나 둘 셋. 넷 다섯 여섯. 일곱.',
    );
  });

  it('loses no letter, makes no part longer than it may be and splits no pair', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 300 })),
        fc.integer({ min: 20, max: 90 }),
        (texts, most) => {
          const paragraphs = paragraphsOf(texts.join('\n'));
          const parts = partsOf(paragraphs, most);
          const bare = (text: string) => text.replaceAll(/\s/g, '');
          const rejoined = joined(
            parts,
            parts.map((part) => part.map(({ text }) => text)),
          );
          expect(bare(rejoined)).toBe(bare(paragraphs.join('')));
          expect(paragraphsOf(rejoined)).toHaveLength(paragraphs.length);
          for (const part of parts) {
            expect(part.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(most);
            for (const { text } of part) expect(text.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });
});
