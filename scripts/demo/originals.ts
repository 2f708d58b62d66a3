import type { Language } from './countries.ts';
import type { Texts } from './storyKinds.ts';
import { arabic } from './texts/ar.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { indonesian } from './texts/id.ts';
import { japanese } from './texts/ja.ts';
import { portuguese } from './texts/pt.ts';
import { russian } from './texts/ru.ts';
import { thai } from './texts/th.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

export const originals: Readonly<Record<Language, Texts>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  id: indonesian,
  ja: japanese,
  pt: portuguese,
  ru: russian,
  th: thai,
  vi: vietnamese,
  'zh-CN': chinese,
};
