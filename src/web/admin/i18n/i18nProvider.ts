import type { I18nProvider } from 'react-admin';
import type { EntitySpec } from '#contract/entity.ts';
import { koreanMessages } from './koreanMessages.ts';

interface Phrases {
  readonly [key: string]: Phrases | string | undefined;
}

/** Labels of entities and fields under react-admin's keys. */
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

/** Of react-admin's singular and plural the first is used for both: Korean nouns have one form. */
const filled = (phrase: string, values: Record<string, unknown>): string =>
  (phrase.split('||||', 1)[0] ?? '').trim().replaceAll(/%\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : slot;
  });

const locale = 'ko';

/** Korean only. A key without a translation is passed to `onMissing` and shown as is. */
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
