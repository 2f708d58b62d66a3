import type { I18nProvider } from 'react-admin';
import type { EntitySpec } from '#contract/entity.ts';
import { koreanMessages } from './koreanMessages.ts';

interface Phrases {
  readonly [key: string]: Phrases | string | undefined;
}

/** Names of entities and fields where react-admin looks for them. */
const resourceMessages = (resources: Record<string, EntitySpec>): Phrases =>
  Object.fromEntries(
    Object.values(resources).map(({ name, label, fields }) => [
      name,
      { name: label, fields: Object.fromEntries(fields.map((field) => [field.name, field.label])) },
    ]),
  );

const phraseAt = (phrases: Phrases, key: string): string | undefined => {
  let found: Phrases | string | undefined = phrases;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Where react-admin's English tells one from many, the first form stands for both: Korean nouns have one. */
const filled = (phrase: string, values: Record<string, unknown>): string =>
  (phrase.split('||||', 1)[0] ?? '').trim().replaceAll(/%\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : slot;
  });

const locale = 'ko';

/** Korean only. A key that nobody translated is told to `onMissing` and shown as it is. */
export const createI18nProvider = (
  resources: Record<string, EntitySpec>,
  onMissing = (key: string): void => console.error(`no Korean text for ${key}`),
): I18nProvider => {
  const phrases: Phrases = { ...(koreanMessages as Phrases), resources: resourceMessages(resources) };
  return {
    translate: (key, options) => {
      const values = (typeof options === 'number' ? { smart_count: options } : (options ?? {})) as Record<
        string,
        unknown
      >;
      const phrase = phraseAt(phrases, key) ?? (typeof values._ === 'string' ? values._ : undefined);
      if (phrase !== undefined) return filled(phrase, values);
      onMissing(key);
      return key;
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
    getLocales: () => [{ locale, name: '한국어' }],
  };
};
