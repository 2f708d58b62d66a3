import { isSafeLink } from '#contract/richText.ts';

/** The address that a person meant: `www.a.kr` is on the web, `a@b.kr` is a mailbox. @returns undefined when a link may not lead there */
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
