import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';
import { koreanMessages } from './koreanMessages.ts';

const sources = import.meta.glob<string>(
  [
    '/node_modules/{ra-core,ra-ui-materialui}/src/**/*.{ts,tsx}',
    '!/node_modules/**/*.{spec,stories}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

type Phrases = { [key: string]: Phrases | string };

const flat = (phrases: Phrases, path = ''): [string, string][] =>
  Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const english = new Map(flat(englishMessages as Phrases));
const korean = new Map(flat(koreanMessages as Phrases));
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const wordsOf = (text: string): string => text.replaceAll(/%\{\w+\}|\|{4}|\s/g, '');

describe('react-admin in Korean', () => {
  it('has every sentence of the English pack', () =>
    expect([...english.keys()].filter((key) => !korean.has(key))).toEqual([]));

  it('has no sentence in English', () => {
    const latin = [...korean].filter(([, text]) =>
      /[A-Za-z]{2,}/.test(wordsOf(text).replaceAll(/%\{|\}/g, '')),
    );
    expect(latin.map(([key]) => key)).toEqual([]);
    expect([...korean].filter(([key, text]) => wordsOf(text) !== '' && text === english.get(key))).toEqual(
      [],
    );
  });

  it('fills no placeholder that react-admin does not give', () => {
    const known = (key: string) => placeholders(english.get(key) ?? '');
    const foreign = [...korean]
      .filter(([key]) => english.has(key))
      .filter(([key, text]) => {
        const usual = key.startsWith('ra.message.bulk') ? ['%{name}', '%{smart_count}'] : [];
        const sort = key === 'ra.sort.sort_by' ? ['%{field}'] : [];
        return placeholders(text).some((one) => ![...known(key), ...usual, ...sort].includes(one));
      });
    expect(foreign).toEqual([]);
  });

  it('has every key that react-admin asks for anywhere in its code', () => {
    const requested = Object.values(sources).flatMap((source) => [
      ...source.matchAll(/['"`](ra\.[a-zA-Z_]+(?:\.[a-zA-Z_]+)+)['"`]/g),
    ]);
    expect(requested.length).toBeGreaterThan(100);
    expect(requested.map(([, key = '']) => key).filter((key) => !korean.has(key))).toEqual([]);
  });
});

describe('a key that nobody translated', () => {
  it('is reported, and shown as it is', () => {
    const missing: string[] = [];
    const { translate } = createI18nProvider({}, (key) => missing.push(key));
    expect(translate('ra.action.save')).toBe('저장');
    expect(translate('ra.nowhere')).toBe('ra.nowhere');
    expect(missing).toEqual(['ra.nowhere']);
  });
});
