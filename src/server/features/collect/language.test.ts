import { describe, expect, it } from 'vitest';
import { languageOf, languageTag } from './language.ts';

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

  it('is und where nothing tells', () => {
    expect(languageOf(null, '12345')).toBe('und');
  });
});
