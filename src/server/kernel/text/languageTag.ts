/** Country codes that sources use in place of language codes. */
const mistaken: Record<string, string> = { kr: 'ko', jp: 'ja', cn: 'zh', tw: 'zh-TW' };
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const known = new Map<string, string | null>();

const canonical = (declared: string): string | null => {
  const tag = declared.trim().replaceAll('_', '-').toLowerCase();
  const asked = mistaken[tag] ?? tag;
  if (!/^[a-z]{2,3}(?:-|$)/.test(asked) || asked.startsWith('und')) return null;
  try {
    const [found = null] = Intl.getCanonicalLocales(asked);
    const primary = found?.split('-', 1)[0] ?? '';
    return primary.length === 3 || names.of(primary) ? found : null;
  } catch {
    return null;
  }
};

/** The canonical BCP 47 tag (kor → ko, zh_tw → zh-TW, arb → ar); null if it is not a language. */
export const languageTag = (declared: string): string | null => {
  const found = known.get(declared);
  if (found !== undefined) return found;
  const tag = declared.length > 35 ? null : canonical(declared);
  if (known.size < 1000) known.set(declared, tag);
  return tag;
};
