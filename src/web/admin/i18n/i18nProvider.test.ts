import { describe, expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';

describe('a sentence', () => {
  const { translate } = createI18nProvider({}, () => {});

  it('is filled with what it is given; what is not given stays visible', () => {
    const sentence = (values?: object | number) =>
      translate('a.b', { _: '%{name} %{smart_count}건', ...(values as object) });
    expect(sentence({ name: '기사', smart_count: 0 })).toBe('기사 0건');
    expect(sentence({ name: '$& $1' })).toBe('$& $1 %{smart_count}건');
  });

  it('has one form for one and for many', () => {
    expect(translate('a.b', { _: '%{smart_count} item |||| %{smart_count} items', smart_count: 2 })).toBe(
      '2 item',
    );
  });

  it('is never a group of sentences, nor something that every object has', () => {
    expect(translate('ra.action')).toBe('ra.action');
    expect(translate('constructor.name')).toBe('constructor.name');
  });
});
