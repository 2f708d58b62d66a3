import type { Choice } from '#web/shared/filters/ChoicePicker.tsx';

const koreanNames = new Intl.DisplayNames('ko', { type: 'language' });

/** Korean name of a BCP 47 language; the code itself for what is none. */
export const languageName = (code: string): string => {
  try {
    return koreanNames.of(code) ?? code;
  } catch {
    return code;
  }
};

/** Languages of the press that the list offers as a condition; other ones can still be asked for by address. */
const codes = [
  ...['af', 'am', 'ar', 'az', 'be', 'bg', 'bn', 'bs', 'ca', 'ckb', 'cs', 'da', 'de', 'el', 'en', 'es', 'et'],
  ...['eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'gu', 'ha', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'ig', 'is', 'it'],
  ...['ja', 'ka', 'kk', 'km', 'kn', 'ko', 'ky', 'lo', 'lt', 'lv', 'mk', 'ml', 'mn', 'mr', 'ms', 'my', 'nb'],
  ...['ne', 'nl', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'si', 'sk', 'sl', 'so', 'sq', 'sr', 'sv', 'sw', 'ta'],
  ...['te', 'tg', 'th', 'tk', 'tr', 'uk', 'ur', 'uz', 'vi', 'xh', 'yo', 'zh', 'zh-Hans', 'zh-Hant', 'zu'],
];

export const languages: readonly Choice[] = codes
  .map((value) => ({ value, label: languageName(value), hint: value }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'));
