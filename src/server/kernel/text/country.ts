const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Country domains that are used worldwide, and domains that belong to no country. */
const worldwide = new Set(
  'ac ag ai am as bz cc cd co dj eu fm gg gl im io is la li ly me ms mu nu pw re rs sc sh so st su tk tl to tv vc vu ws'.split(
    ' ',
  ),
);

/** ISO 3166-1 alpha-2 in upper case, or null if invalid. */
export const countryCode = (raw: string): string | null => {
  const code = raw.trim().toUpperCase();
  if (code === 'UK') return 'GB';
  return /^[A-Z]{2}$/.test(code) &&
    !['EU', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'EZ'].includes(code) &&
    names.of(code)
    ? code
    : null;
};

/** The country of a domain such as example.co.kr; null for .com and for country domains that are sold worldwide. */
export const countryOfDomain = (domain: string): string | null => {
  const ending = domain.split('.').at(-1) ?? '';
  return ending.length === 2 && !worldwide.has(ending) ? countryCode(ending) : null;
};
