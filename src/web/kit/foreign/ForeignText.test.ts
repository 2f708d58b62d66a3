import { describe, expect, it } from 'vitest';
import { directionOf, langOf } from './ForeignText.tsx';

describe('writing direction', () => {
  it.each(['ar', 'he', 'ur', 'fa', 'ps', 'ckb', 'sd', 'ug', 'yi', 'dv', 'ku-Arab', 'pa-PK', 'shi-Arab'])(
    '%s runs from the right',
    (language) => expect(directionOf(language)).toBe('rtl'),
  );

  it.each(['ko', 'en', 'ja', 'zh-Hant', 'ru', 'th', 'am', 'km', 'hi', 'ku', 'pa', 'az', 'shi-Tfng'])(
    '%s runs from the left',
    (language) => expect(directionOf(language)).toBe('ltr'),
  );

  it.each([null, undefined, '', 'no such language', 'zxx-'])('of %s is left to the text', (language) =>
    expect(directionOf(language)).toBe('auto'),
  );
});

describe('lang attribute', () => {
  it('is the language, tidied', () => {
    expect(langOf('zh-hant')).toBe('zh-Hant');
    expect(langOf('ar')).toBe('ar');
  });
  it('is left out for what is no language', () => {
    expect(langOf('english!')).toBeUndefined();
    expect(langOf(null)).toBeUndefined();
  });
});
