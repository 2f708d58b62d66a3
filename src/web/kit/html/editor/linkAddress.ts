import { isSafeLink } from '#contract/richText.ts';

const scheme = /^[a-z][a-z\d+.-]*:/i;
/** A host with a port, which looks like a scheme: press.example.kr:8080. */
const hostWithPort = /^[^/]*\.[^/]*:\d/;
const mailbox = /^[^/@]+@[^/@]+\.[^/@]+$/;
const host = /^[^/?#]+\.[^/?#.]+/;

const withScheme = (text: string): string => {
  if (scheme.test(text) && !hostWithPort.test(text)) return text;
  if (mailbox.test(text)) return `mailto:${text}`;
  return host.test(text) ? `https://${text}` : text;
};

/**
 * The address that the user meant: `www.a.kr` is a web page, `a@b.kr` a mailbox. @returns undefined if links may not
 * lead there
 */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (/\s/.test(text)) return undefined;
  const address = withScheme(text);
  return isSafeLink(address) ? address : undefined;
};
