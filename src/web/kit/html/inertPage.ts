const sheets = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const looksAndActions = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Parses unsanitized HTML for inspection: nothing in it runs or loads. Browsers report every style and script of a
 * parsed page that the content security policy forbids, shown or not; here such attributes are renamed to `data-…` and
 * style sheets are returned separately, so that reports only concern our own page.
 */
export const inertPage = (html: string): { page: Document; sheet: string } => {
  const sheet = [...html.matchAll(sheets)].map(([, text = '']) => text).join('\n');
  const quiet = html
    .replaceAll(sheets, '')
    .replaceAll(/<[a-z][^>]*>?/gi, (tag) => tag.replaceAll(looksAndActions, '$1data-$2'));
  return { page: new DOMParser().parseFromString(quiet, 'text/html'), sheet };
};
