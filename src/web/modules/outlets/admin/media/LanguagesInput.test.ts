import { describe, expect, it } from 'vitest';
import { chosenLanguages, findsLanguage, languagesText } from './LanguagesInput.tsx';

const english = { code: 'en', name: '영어', english: 'English' };
const catalan = { code: 'ca', name: '카탈로니아어', english: 'Catalan' };
const portuguese = { code: 'pt-BR', name: '포르투갈어 (브라질)', english: 'Portuguese (Brazil)' };

describe('the languages of an outlet', () => {
  it('are shown by name, whatever somebody wrote stays', () => {
    expect(chosenLanguages('en, ca;불어와 독어, fr', [english, catalan])).toEqual([
      english,
      catalan,
      { code: '불어와 독어', name: '불어와 독어', english: '' },
      { code: 'fr', name: '프랑스어', english: '' },
    ]);
    expect(chosenLanguages(null, [english])).toEqual([]);
  });

  it('are stored as codes', () => {
    expect(languagesText([english, catalan])).toBe('en, ca');
    expect(languagesText([])).toBeNull();
  });

  it.each([
    [english, '영', true],
    [english, 'ENG', true],
    [english, 'en', true],
    [catalan, 'ca', true],
    [portuguese, '포르투갈어(브', true],
    [portuguese, 'pt', false],
    [english, '불어', false],
  ])('%o is found by %s: %s', (language, words, isFound) =>
    expect(findsLanguage(language, words)).toBe(isFound),
  );
});
