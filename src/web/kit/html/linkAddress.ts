import { isSafeLink } from '#contract/richText.ts';

/**
 * The address that the user meant: `www.a.kr` is a web page, `a@b.kr` a mailbox. @returns undefined if links may not
 * lead there
 */
export const linkAddress = (given: string): string | undefined => {
  const text = given.trim();
  if (/\s/.test(text)) return undefined;
  const address =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]*\.[^/]*:\d/.test(text)
      ? text
      : /^[^/@]+@[^/@]+\.[^/@]+$/.test(text)
        ? `mailto:${text}`
        : /^[^/?#]+\.[^/?#.]+/.test(text)
          ? `https://${text}`
          : text;
  return isSafeLink(address) ? address : undefined;
};
