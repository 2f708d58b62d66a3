import { describe, expect, it } from 'vitest';
import { partsOf } from './tokens.ts';

/** Runs in brackets, words without, each with its start position. */
const told = (folded: string): string[] =>
  partsOf(folded).map(({ text, sliced, start }) => `${start}${sliced ? `[${text}]` : ` ${text}`}`);

describe('the parts of a folded text', () => {
  it.each([
    ['words and runs', 'k팝 한국 bts', ['0 k', '1[팝]', '3[한국]', '6 bts']],
    [
      'each of the sliced scripts',
      '가 韓 の カ ㄅ ก ກ ក က ཀ',
      [...['0[가]', '2[韓]', '4[の]', '6[カ]', '8[ㄅ]', '10[ก]', '12[ກ]', '14[ក]', '16[က]', '18[ཀ]']],
    ],
    ['runs with marks and digits of their own', 'สี่๔ 三〇', ['0[สี่๔]', '5[三〇]']],
    ['a run that Han and kana share', '東京タワー', ['0[東京タワー]']],
    ['a mark that all scripts share, with its run', 'か\u20d7き', ['0[か\u20d7き]']],
    ['a mark with its word', 'हिन्दी e\u0323\u0301', ['0 हिन्दी', '7 e\u0323\u0301']],
    ['digits with their word', '2026 k2', ['0 2026', '5 k2']],
    ['no signs', '-- a! 。、 🎉', ['3 a']],
    ['no mark without a letter', '\u0301', []],
  ])('are %s', (_what, text, parts) => expect(told(text)).toEqual(parts));

  it.each([
    ["korea's culture", ['0 korea', '8 culture']],
    ['korea’s', ['0 korea']],
    ["korea'sy", ['0 korea', '6 sy']],
    ["korea's2", ['0 korea', '6 s2']],
    ["korea's\u0301", ['0 korea', '6 s\u0301']],
    ["한국's", ['0[한국]', '3 s']],
  ])("leave the possessive 's of %s aside", (text, parts) => expect(told(text)).toEqual(parts));
});
