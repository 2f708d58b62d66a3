const formerLink = /<link(?:\s[^<>]*)?(?:(?<=\/)>|>[^<]*<\/link\s*>)\s*(?=<link[\s/>])/gi;
const linkOfAtom = /<link(\s[^<>]*?)\/?>(?:\s*<\/link\s*>)?/gi;
const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1];

/**
 * RSS with one link an item, as the standard wants it: of several side by side the last counts, and a link written as
 * in Atom (`<link href="…"/>` without its namespace) becomes one of RSS or, when it leads elsewhere, nothing.
 */
export const withSoleLinks = (rss: string): string =>
  rss
    .replace(linkOfAtom, (whole: string, attributes: string) => {
      const href = attribute(attributes, 'href');
      if (href === undefined) return whole;
      const rel = attribute(attributes, 'rel');
      return rel === undefined || rel === 'alternate' ? `<link>${href}</link>` : '';
    })
    .replace(formerLink, '');
