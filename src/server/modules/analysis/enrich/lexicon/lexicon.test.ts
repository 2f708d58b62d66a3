import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../../tests/helpers/processorTime.ts';
import { comparedText } from './comparedText.ts';
import { lexiconOf } from './lexicon.ts';

const found = (words: readonly string[], text: string): string[] => {
  const compared = comparedText(text);
  return lexiconOf(
    words.map((word, owner) => ({ text: word.replace(/\*$/, ''), owner, isStem: word.endsWith('*') })),
  )
    .find(compared)
    .map(({ start, end }) => compared.folded.slice(start, end));
};

describe('a word in a text', () => {
  it.each([
    // particles follow Korean words
    [['박물관'], '국립 박물관은 박물관에서의 박물관', ['박물관', '박물관', '박물관']],
    [['한국'], '한국은 한국에서의 한국, 한국과', ['한국', '한국', '한국', '한국']],
    // … but not if the two syllables begin another word
    [['대한'], '대한민국', []],
    [['전시'], '전시작전통제권 전시회', []],
    // a short word does not begin in the middle of another
    [['국가'], '한국가수협회', []],
    [['도서전'], '서울국제도서전', []],
    // a long word does
    [['국제도서전'], '서울국제도서전이 열렸다', ['국제도서전']],
    [['한국 문화원'], '주독일 한국문화원, 한국 문화원', ['한국문화원', '한국 문화원']],
    [['책'], '책 책방 그 책은', ['책']],
    // scripts adjoin without a space
    [['BTS'], '방탄소년단(BTS)은 BTS의 노래', ['bts', 'bts']],
    [['K팝'], 'K팝이 세계로', ['k팝']],
    // words separated by spaces match as a whole
    [['art'], 'The art of the party, Arts', ['art']],
    [['korea'], 'South Korea’s KOREA korean', ['korea', 'korea']],
    [['touris*'], 'Tourism, tourists; detourist', ['touris', 'touris']],
    [['south korea'], 'South\u00a0 Korea\nSouth\nKorea', ['south korea']],
    [["côte d'ivoire"], 'la Côte d’Ivoire', ["côte d'ivoire"]],
    [['k-pop'], 'K‐pop K–Pop', ['k-pop', 'k-pop']],
    [['Корея'], 'Южная Корея, Кореянка', ['корея']],
    [['الكورية'], 'الثقافة الكورية', ['الكورية']],
    // case distinguishes an acronym from a word
    [['US'], 'US troops left us; the US', ['us', 'us']],
    [['us'], 'US and us', ['us', 'us']],
    // scripts without word separators
    [['韓国'], '在日韓国人', ['韓国']],
    [['コリア'], 'コリアタウン スコリア', ['コリア']],
    [['เกาหลี'], 'ประเทศเกาหลีใต้', ['เกาหลี']],
    [['文化', '文化財'], '重要文化財', ['文化財']],
    [['日'], '日、日本', ['日']],
  ])('%j in %j is %j', (words, text, expected) => expect(found(words, text)).toEqual(expected));

  it('gives way to a longer one that it overlaps with', () => {
    expect(found(['korea', 'north korea'], 'North Korea and Korea')).toEqual(['north korea', 'korea']);
    expect(found(['中国', '国家博物馆'], '中国家博物馆')).toEqual(['国家博物馆']);
    expect(found(['한국 문화', '문화체육관광부'], '한국 문화체육관광부')).toEqual(['문화체육관광부']);
  });

  it('belongs to all who have it', () => {
    const lexicon = lexiconOf([
      { text: 'ＢＴＳ', owner: 3 },
      { text: 'bts', owner: 5 },
      { text: 'BTS', owner: 3 },
    ]);
    expect([...lexicon.count(comparedText('bts BTS'))]).toEqual([
      [3, 2],
      [5, 2],
    ]);
  });

  it('is none where there are no letters', () => {
    expect(found(['', '  ', '!!!', '🎉'], '!!! 🎉 text')).toEqual([]);
    expect(found([], 'text')).toEqual([]);
  });
});

describe('a lexicon', () => {
  it('finds what is found by looking for each word alone', () => {
    const letters = fc.constantFrom('a', 'b', ' ', '가', '나', '漢', '字', '-', 'ア');
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 12 }),
        fc.string({ unit: letters, maxLength: 40 }),
        (words, text) => {
          const compared = comparedText(text);
          const places = lexiconOf(words.map((each, owner) => ({ text: each, owner }))).find(compared);
          for (const [index, { owners, start, end }] of places.entries()) {
            const alone = lexiconOf(owners.map((owner) => ({ text: words[owner] ?? '', owner })));
            expect(alone.find(compared)).toContainEqual(expect.objectContaining({ start, end }));
            expect(start).toBeGreaterThanOrEqual(places[index - 1]?.end ?? 0);
          }
          for (const [owner, each] of words.entries())
            for (const alone of lexiconOf([{ text: each, owner }]).find(compared))
              expect(places.some(({ start, end }) => start < alone.end && end > alone.start)).toBe(true);
        },
      ),
    );
  });

  it('of many words stays quick on a hostile text', () => {
    const words = Array.from({ length: 100 }, (_, index) => '가나'.repeat(index + 1));
    const lexicon = lexiconOf(words.map((text, owner) => ({ text, owner })));
    const text = comparedText('가나'.repeat(30_000));
    expect(processorTime(() => lexicon.find(text))).toBeLessThan(5_000);
  });
});
