import { languageCodes } from './languageCodes.ts';

const koreanNames = new Intl.DisplayNames('ko', { type: 'language' });

/** Korean name of a BCP 47 language; the code itself for what is none. */
export const languageName = (code: string): string => {
  try {
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
