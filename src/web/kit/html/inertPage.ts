const sheets = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const looksAndActions = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * A page that nobody has cleaned, to be looked into: nothing in it runs or loads. Browsers report every style and every
 * script of a parsed page that the content security policy forbids, shown or not; here such attributes are called
 * `data-…` and style sheets stand beside, so that a report is always one of the page's own.
 */
export const inertPage = (html: string): { page: Document; sheet: string } => {
  const sheet = [...html.matchAll(sheets)].map(([, text = '']) => text).join('\n');
  const quiet = html
    .replaceAll(sheets, '')
    .replaceAll(/<[a-z][^>]*>?/gi, (tag) => tag.replaceAll(looksAndActions, '$1data-$2'));
  return { page: new DOMParser().parseFromString(quiet, 'text/html'), sheet };
};
