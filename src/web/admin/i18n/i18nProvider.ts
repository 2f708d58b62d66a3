import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { EntitySpec } from '#contract/entity.ts';
import { koreanMessages } from './koreanMessages.ts';

/** Names of entities and fields where react-admin looks for them. */
const resourceMessages = (resources: Record<string, EntitySpec>) =>
  Object.fromEntries(
    Object.values(resources).map(({ name, label, fields }) => [
      name,
      { name: label, fields: Object.fromEntries(fields.map((field) => [field.name, field.label])) },
    ]),
  );

/** Korean only. A key that nobody translated is told to `onMissing` and shown as it is. */
export const createI18nProvider = (
  resources: Record<string, EntitySpec>,
  onMissing = (key: string): void => console.error(`no Korean text for ${key}`),
): I18nProvider =>
  polyglotI18nProvider(
    () => ({ ...koreanMessages, resources: resourceMessages(resources) }),
    'ko',
    [{ locale: 'ko', name: '한국어' }],
    {
      onMissingKey: (key: string) => {
        onMissing(key);
        return key;
      },
    },
  );
