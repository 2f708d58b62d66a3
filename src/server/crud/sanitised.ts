import sanitizeHtml from 'sanitize-html';

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'blockquote',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
};

const hasContent = (html: string): boolean =>
  /<(?:hr|table)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|[\s\u00A0\u200B]/g, '') !== '';

/** Rich text with what a text needs and nothing that runs, loads or covers; empty where nothing would be seen. */
export const sanitised = (html: string): string => {
  const clean = sanitizeHtml(html, rules);
  return hasContent(clean) ? clean : '';
};
