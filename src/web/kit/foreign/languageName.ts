import { languageCodes } from './languageCodes.ts';

// made when a name is first wanted: it takes as long as all code of a screen
let koreanNames: Intl.DisplayNames | undefined;

/** Korean name of a BCP 47 language; the code itself for what is none. */
export const languageName = (code: string): string => {
  try {
    koreanNames ??= new Intl.DisplayNames('ko', { type: 'language' });
    return koreanNames.of(code) ?? code;
  } catch {
    return code;
  }
};

/** `en, fr` as `영어, 프랑스어`; what is no code stays as somebody wrote it. */
export const languageNames = (codes: string): string =>
  languageCodes(codes)
    .map((part) => (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(part) ? languageName(part) : part))
    .join(', ');
