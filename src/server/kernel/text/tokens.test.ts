import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, partsOf, queryTokens, titleTokens, tokens, tokensWithin } from './tokens.ts';

describe('fold', () => {
  it('makes width and case equal', () => {
    expect(fold('Ｋ－ＰＯＰ')).toBe('k-pop');
    expect(fold('ﾊﾝｸﾞﾙ')).toBe('ハングル');
    expect(fold('①㈜')).toBe('1(주)');
  });

  it('composes decomposed Hangul and accents', () => {
    expect(fold('한국'.normalize('NFD'))).toBe('한국');
    expect(fold('Cafe\u0301')).toBe('café');
  });

  it('drops what nobody can see', () => {
    expect(fold('한\u200b국\ufeff')).toBe('한국');
    expect(fold('co\u00adoperation')).toBe('cooperation');
    expect(fold('葛\u{e0100}城')).toBe('葛城');
    expect(fold('\u3164')).toBe('');
  });

  it('treats both small sigmas alike', () => {
    expect(fold('ΟΔΟΣ')).toBe(fold('οδοσ'));
  });

  it('keeps marks that distinguish words', () => {
    expect(fold('हिन्दी')).toBe('हिन्दी');
    expect(fold('café')).not.toBe(fold('cafe'));
  });

  it('changes nothing when it is applied again, for any character', () => {
    const unstable: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      if (point >= 0xd800 && point <= 0xdfff) continue;
      const once = fold(String.fromCodePoint(point));
      if (fold(once) !== once) unstable.push(point.toString(16));
    }
    expect(unstable).toEqual([]);
  });
});

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

const hits = (text: string, term: string): boolean => {
  const wanted = queryTokens(term);
  const stored = new Set(wanted.titlesOnly ? titleTokens(text) : tokens(text));
  return wanted.tokens.length > 0 && wanted.tokens.every((token) => stored.has(token));
};

const numbered = Array.from({ length: 200_000 }, (_, index) => `word${index}`).map((word) => ({
  word,
  numbers: tokens(word),
}));

describe('tokens', () => {
  // stored tokens stay unchanged until `tokenRules` is raised
  it.each([
    ['culture', [12_316_567, 36_870_000]],
    ['한국어', [-715_346_579, -1_385_314_892]],
    ['책', [52_293]],
    ['K팝', [5_527_333, 172_610_799, 54_045, 89_940_247, 234_108_409]],
    ['2026년', [102_100_037, 215_157_210, 45_380, 101_686_207, 38_580_428]],
    ['𠮷', [-666_705_993]],
    ['한국BTS', [-715_346_579, 214_293_678, 226_914_146, 36_295_706, 216_804_496]],
    ['𠮷bts', [-666_705_993, 214_293_678, 226_914_146, 98_541_963, 178_349_912]],
    ['bts𠮷野', [214_293_678, 226_914_146, -666_705_993, -541_617_714, 58_413_879, 188_888_884]],
  ])('of %s are %j', (text, numbers) => expect(tokens(text)).toEqual(numbers));

  it('packs two UTF-16 units of a run into 32 bits', () => {
    expect(tokens('한국')).toEqual([(0xd55c << 16) | 0xad6d]);
    expect(tokens('한국어')).toHaveLength(2);
  });

  it('has every token once, as signed 32-bit integers', () => {
    const all = tokens('한국 한국 Korea KOREA Ｋｏｒｅａ 大韓民国 ภาษาไทย');
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((token) => token === (token | 0))).toBe(true);
  });

  it('gives a whole word two numbers that are no slice or character', () => {
    expect(new Set(numbered.map(({ numbers }) => numbers.join())).size).toBe(numbered.length);
    const firsts = numbered.flatMap(({ numbers }) => numbers.map((token) => token >>> 16));
    expect(firsts.filter((first) => first < 1 || first >= 0x0e00)).toEqual([]);
  });

  it('tells words apart of which one of the two numbers is the same', () => {
    const known = new Map<number, string>();
    let shared = 0;
    for (const { word, numbers } of numbered) {
      const [one = 0] = numbers;
      const other = known.get(one);
      if (other !== undefined) {
        shared += 1;
        expect(hits(other, word)).toBe(false);
      }
      known.set(one, word);
    }
    expect(shared).toBeGreaterThan(10);
  });

  it('finds nothing in text without letters and digits', () => {
    expect(tokens('')).toEqual([]);
    expect(tokens(' … 🎉 — "!?" ')).toEqual([]);
  });

  it('stores a run of one character as itself', () => {
    expect(tokens('책')).toEqual(['책'.charCodeAt(0)]);
  });

  it('of a word and a run, or of two runs, are those of either where they do not touch', () => {
    expect(tokens('한국 BTS 가수')).toEqual([...tokens('한국'), ...tokens('BTS'), ...tokens('가수')]);
    expect(tokens('한국-가수')).toEqual([...tokens('한국'), ...tokens('가수')]);
    expect(tokens("bts's new")).toEqual([...tokens('bts'), ...tokens('new')]);
  });

  it('gives titles every single character of a run, and none of a word', () => {
    expect(titleTokens('bts𠮷野')).toEqual([...tokens('bts𠮷野'), '野'.charCodeAt(0)]);
    expect(titleTokens('bts')).toEqual(tokens('bts'));
    expect(titleTokens('한국어')).toEqual(
      expect.arrayContaining([...'한국어'].map((it) => it.charCodeAt(0))),
    );
    expect(tokens('한국어')).not.toContain('한'.charCodeAt(0));
  });
});

describe('a term', () => {
  it('matches as a part of a run', () => {
    expect(hits('문화체육관광부가 발표했다', '관광')).toBe(true);
    expect(hits('日韓首脳会談', '首脳')).toBe(true);
    expect(hits('スーパーマーケット', 'マーケ')).toBe(true);
    expect(hits('กระทรวงวัฒนธรรมเกาหลี', 'วัฒนธรรม')).toBe(true);
    expect(hits('ព្រះរាជាណាចក្រកម្ពុជា', 'កម្ពុជា')).toBe(true);
    expect(hits('ສາທາລະນະລັດ', 'ລະນະ')).toBe(true);
    expect(hits('မြန်မာနိုင်ငံ', 'နိုင်ငံ')).toBe(true);
    expect(hits('བོད་སྐད', 'སྐད')).toBe(true);
  });

  it('does not match across a space', () => {
    expect(hits('한국 가수', '국가')).toBe(false);
    expect(hits('東京 都', '京都')).toBe(false);
  });

  it('matches whole words only where words are spaced', () => {
    expect(hits('Korean culture', 'korean')).toBe(true);
    expect(hits('Korean culture', 'korea')).toBe(false);
    expect(hits('корейская культура', 'КУЛЬТУРА')).toBe(true);
    expect(hits('الثقافة الكورية', 'الكورية')).toBe(true);
    expect(hits('हिन्दी भाषा', 'भाषा')).toBe(true);
    expect(hits('हिन्दी भाषा', 'भाष')).toBe(false);
    expect(hits('văn hóa Hàn Quốc', 'hàn quốc')).toBe(true);
    expect(hits('የኮሪያ ባህል', 'ባህል')).toBe(true);
  });

  it('begins behind a run, whatever sign the run ends with', () => {
    expect(hits('ထားသည့္the coffer', 'the')).toBe(true);
    expect(hits('한국the', 'the')).toBe(true);
  });

  it("ignores the possessive 's on both sides", () => {
    expect(hits('Korea’s culture', 'Korea')).toBe(true);
    expect(hits("KOREA'S culture", 'korea’s')).toBe(true);
    expect(hits('Korea culture', "Korea's")).toBe(true);
    expect(tokens("Korea's")).toEqual(tokens('korea'));
    expect(tokens("it'sy")).toHaveLength(4);
  });

  it('is found in any composition, width and case', () => {
    expect(hits('한국 문화'.normalize('NFD'), '문화')).toBe(true);
    expect(hits('한국 문화', '문화'.normalize('NFD'))).toBe(true);
    expect(hits('ＢＴＳ、東京公演', 'bts')).toBe(true);
    expect(hits('ﾊﾝｸﾞﾙの日', 'ハングル')).toBe(true);
    expect(hits('de\u0301cembre', 'Décembre')).toBe(true);
  });

  it('holds surrogate pairs together', () => {
    expect(hits('𠮷野家の牛丼', '𠮷野')).toBe(true);
    expect(hits('𠮷野家の牛丼', '𠮷')).toBe(true);
    expect(hits('吉野家の牛丼', '𠮷野')).toBe(false);
  });

  it('of mixed scripts is found by the place where they touch', () => {
    expect(hits('K팝은 세계로', 'K팝')).toBe(true);
    expect(hits('2026년에 열린다', '2026년')).toBe(true);
    expect(hits('新作K-POPの夏', 'k-pop')).toBe(true);
    expect(hits('BTS가 온다', 'bts')).toBe(true);
    expect(hits('K 그리고 팝송', 'K팝')).toBe(false);
  });

  it('of one syllable looks at the titles only', () => {
    expect(queryTokens('책')).toEqual({ tokens: ['책'.charCodeAt(0)], titlesOnly: true, exact: true });
    expect(hits('새책방', '책')).toBe(true);
    expect(queryTokens('韓 美')).toMatchObject({ titlesOnly: true, exact: false });
    expect(queryTokens('책 서울').titlesOnly).toBe(false);
  });

  it('without a letter or digit asks for nothing', () => {
    expect(queryTokens('?!')).toEqual({ tokens: [], titlesOnly: false, exact: false });
  });

  it('says whether its tokens alone decide', () => {
    expect(queryTokens('문화').exact).toBe(true);
    expect(queryTokens('culture').exact).toBe(true);
    expect(queryTokens('대통령').exact).toBe(false);
    expect(queryTokens('k-pop').exact).toBe(false);
  });
});

describe('any text', () => {
  const run = fc.string({
    unit: fc.constantFrom(...'한국문화가수東京ひらカナไทยខ្មែ𠮷'),
    minLength: 2,
    maxLength: 12,
  });
  const word = fc.constantFrom('Korea', 'культура', 'ثقافة', 'हिन्दी', 'ÉTÉ', '2026', "people's");

  it('holds the tokens of each part of its runs and of each of its words', () => {
    fc.assert(
      fc.property(run, word, fc.nat(), fc.nat(), (text, spaced, from, to) => {
        const units = [...fold(text)];
        const [low, high] = [from % units.length, to % units.length].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const part = units.slice(low, high + 1).join('');
        const whole = `${spaced} ${text} ${spaced}`;
        expect(hits(whole, spaced)).toBe(true);
        expect(hits(whole, part)).toBe(true);
      }),
    );
  });
});

describe('the tokens required of a title for an exact term', () => {
  const pieces = [
    '문화',
    '국',
    '한',
    ' ',
    'K',
    '팝',
    '2026',
    '年',
    'ภาษา',
    'Straße',
    '𠮷',
    '\u0301',
    '-',
    'ｶﾞ',
    '각',
    'ᄀ',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(''));

  it('are among the tokens of every such title', () => {
    fc.assert(
      fc.property(text, text, text, (before, term, behind) => {
        const title = before + term + behind;
        if (!fold(title).includes(fold(term))) return;
        const stored = new Set(titleTokens(title));
        expect(tokensWithin(term).filter((token) => !stored.has(token))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('match inside a run, and are none where a word may continue', () => {
    expect(tokensWithin('체육')).toHaveLength(1);
    expect(titleTokens('문화체육관광부')).toEqual(expect.arrayContaining(tokensWithin('체육')));
    expect(tokensWithin('UNES')).toEqual([]);
    expect(tokensWithin('책 UNES')).toEqual(['책'.charCodeAt(0)]);
    expect(tokensWithin('한국 책')).toEqual([...tokens('한국'), '책'.charCodeAt(0)]);
    expect(tokensWithin('예산 UNES')).toEqual(tokensWithin('예산'));
  });
});
