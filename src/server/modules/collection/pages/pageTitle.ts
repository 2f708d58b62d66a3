/** What separates the parts of a title. */
const separator = /\s+[|–—·»«:-]\s+|\s*[|｜]\s*|:\s+/u;
const separatorsAtEnd = /[\s|｜–—·»«:-]+$/u;
const separatorsAtStart = /^[\s|｜–—·»«:-]+/u;
/** A title with one part behind it, which may be the outlet. */
const withPartBehind = /^(.{8,}?)\s+[|–—·»-]\s+[^|–—·»]{2,60}$/u;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The first label of a host name: harbour of www.harbour.example. */
export const siteName = (address: string | null): string => {
  const host = address && URL.parse(address)?.hostname;
  return host ? (host.replace(/^(?:www|m|amp|news)\./, '').split('.')[0] ?? '') : '';
};

/** Whether a part of a title is one of these names, in full or as a part of it. */
const isAmong = (part: string, names: readonly string[]): boolean => {
  const own = letters(part);
  return (
    own !== '' &&
    names.some(
      (name) =>
        own === name ||
        (own.length <= name.length + 12 && own.includes(name)) ||
        (own.length >= 4 && name.includes(own)),
    )
  );
};

/** Title - Section - Outlet without the last part, and without the section if enough is left. */
const withoutLast = (title: string, parts: readonly string[]): string | undefined => {
  const shorter = title.slice(0, title.lastIndexOf(parts.at(-1) ?? '')).replace(separatorsAtEnd, '');
  const section = parts.length > 2 ? (parts.at(-2) ?? '') : '';
  const isSection = section !== '' && section.length <= 20 && section.split(' ').length <= 2;
  const bare = isSection ? shorter.slice(0, -section.length).replace(separatorsAtEnd, '') : shorter;
  if (bare.length >= 12) return bare;
  return shorter.length >= 4 ? shorter : undefined;
};

/** Outlet: Title without the first part. */
const withoutFirst = (title: string, [first = '']: readonly string[]): string | undefined => {
  const shorter = title.slice(first.length).replace(separatorsAtStart, '');
  return shorter.length >= 8 ? shorter : undefined;
};

/**
 * A title without the outlet's name (제목 | 매체, Title - Section - Outlet, Outlet: Title).
 * @param names of the outlet, as far as the page gives them
 * @param headline the page's own headline, if it has exactly one
 */
export const withoutOutlet = (title: string, names: readonly string[], headline: string | null): string => {
  // what stands behind the headline is the outlet's or the section's
  if (headline && headline.length >= 8 && headline.length < title.length && title.startsWith(headline)) {
    const behind = title.slice(headline.length);
    if (separator.test(behind.slice(0, 4))) return headline;
  }
  const outlets = names.map(letters).filter((name) => name.length >= 2);
  if (outlets.length === 0) return withPartBehind.exec(title)?.[1] ?? title;
  const parts = title.split(separator);
  if (parts.length < 2) return title;
  const shorter = isAmong(parts.at(-1) ?? '', outlets) ? withoutLast(title, parts) : undefined;
  return shorter ?? (isAmong(parts[0] ?? '', outlets) ? withoutFirst(title, parts) : undefined) ?? title;
};
