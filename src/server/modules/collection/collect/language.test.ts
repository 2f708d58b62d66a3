import { describe, expect, it } from 'vitest';
import { languageTag } from '#server/kernel/text/isoCodes.ts';
import { languageDrift, languageOf, withoutRegion } from './language.ts';

describe('a language tag', () => {
  it('is BCP 47 in its shortest form', () => {
    const pairs = {
      kor: 'ko',
      amh: 'am',
      arb: 'ar',
      'eng-GB': 'en-GB',
      EN_us: 'en-US',
      'zh-tw': 'zh-TW',
      'srp-Latn': 'sr-Latn',
      prs: 'fa-AF',
      pcm: 'pcm',
      kr: 'ko',
    };
    for (const [declared, tag] of Object.entries(pairs)) expect(languageTag(declared), declared).toBe(tag);
  });

  it('is null for what is no language', () => {
    for (const bad of ['', 'english', 'und', 'xx', 'zh_cn_', '한국어', 'e', '../..', 'a'.repeat(99)]) {
      expect(languageTag(bad), bad).toBeNull();
    }
  });
});

describe('the language of a text', () => {
  it('is the declared one where there is one', () => {
    expect(languageOf('fra', '한국 문화')).toBe('fr');
  });

  it('is looked for in the text where it is missing', () => {
    expect(languageOf(null, '정부는 오늘 문화 정책을 발표했다')).toBe('ko');
    expect(languageOf('', '韓国の文化が世界で人気を集めている')).toBe('ja');
    expect(languageOf('??', 'Le ministère de la Culture a annoncé une nouvelle exposition')).toBe('fr');
  });

  it('is rather that of its outlet’s country where similar languages are as probable', () => {
    const [balkan, malay] = ['Novi album stiže u petak', 'Pameran seni di galeri'];
    expect([languageOf(null, balkan, 'RS'), languageOf(null, balkan, 'HR')]).toEqual(['sr', 'hr']);
    expect([languageOf(null, malay, 'MY'), languageOf(null, malay, 'ID')]).toEqual(['ms', 'id']);
    expect(languageOf(null, 'Почему молодые люди учат корейский язык', 'UA')).toBe('ru');
  });

  it('is und where nothing tells', () => {
    expect(languageOf(null, '12345')).toBe('und');
  });
});

describe('the language that an article is stored in', () => {
  it('has no region, except for Chinese, where it tells the script', () => {
    const pairs = {
      'en-US': 'en',
      'pt-BR': 'pt',
      'fa-AF': 'fa',
      'sr-Latn-RS': 'sr-Latn',
      'de-1996': 'de',
      'zh-TW': 'zh-TW',
      'zh-Hans': 'zh-Hans',
      'zh-Hant': 'zh-Hant',
      und: 'und',
      ko: 'ko',
    };
    for (const [tag, stored] of Object.entries(pairs)) expect(withoutRegion(tag), tag).toBe(stored);
  });
});

describe('the drift of a language', () => {
  const korean =
    '정부는 오늘 문화 정책을 발표하면서 지역의 박물관과 도서관을 늘리고 한국어를 배우는 외국인을 위한 교실도 열겠다고 밝혔다. 예산은 내년부터 해마다 늘어난다.';
  const french =
    'Le ministère de la Culture a annoncé mercredi une nouvelle exposition consacrée aux peintres du dix-neuvième siècle, qui ouvrira ses portes au printemps prochain à Paris.';

  it('is what the text is in, where its source says something else', () => {
    expect(languageDrift('en', korean)).toBe('ko');
    expect(languageDrift('eng', french)).toBe('fr');
  });

  it('is none if the source is right, silent, or names an undetectable language', () => {
    for (const declared of ['fr', 'FR-ca', 'fra', null, undefined, '', 'french', 'gsw'])
      expect(languageDrift(declared, french)).toBeNull();
  });

  it('is none where there is doubt: a short text, or a neighbour', () => {
    expect(languageDrift('en', '문화 정책')).toBeNull();
    const norwegian =
      'Regjeringen la onsdag fram en ny plan for museene, som skal åpne flere utstillinger neste vår.';
    expect(languageDrift('da', norwegian)).toBeNull();
  });
});

describe('Chinese', () => {
  it('is told by its characters', () => {
    expect(languageOf(null, '文化部今天宣布,这个国家的博物馆将对学生免费开放')).toBe('zh');
    expect(languageOf(null, '文化部今天宣布,這個國家的博物館將對學生免費開放')).toBe('zh-Hant');
  });
});
