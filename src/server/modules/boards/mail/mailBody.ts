import { Parser } from 'htmlparser2';
import { escaped } from '#server/modules/platform/index.ts';

const cell = 'padding:4px 10px;border:1px solid #cdd1d5;text-align:left;vertical-align:top;';

/** Inline styles of the elements: mail programs ignore style sheets, and show a table without styles as loose words. */
const looks: Readonly<Record<string, string>> = {
  h2: 'margin:24px 0 8px;font-size:20px;line-height:1.4;',
  h3: 'margin:20px 0 8px;font-size:18px;line-height:1.4;',
  h4: 'margin:16px 0 8px;font-size:16px;line-height:1.4;',
  p: 'margin:6px 0;',
  ul: 'margin:8px 0;padding-left:24px;',
  ol: 'margin:8px 0;padding-left:28px;',
  li: 'margin:2px 0;',
  blockquote: 'margin:12px 0;padding:4px 16px;border-left:4px solid #cdd1d5;color:#464c53;',
  hr: 'margin:16px 0;border:0;border-top:1px solid #cdd1d5;',
  table: 'width:100%;margin:12px 0;border-collapse:collapse;font-size:15px;',
  th: `${cell}background:#f4f5f6;font-weight:bold;`,
  td: cell,
  a: 'color:#0b50d0;',
};

/** Adds the host to addresses within the product, which would not work in a mail. */
const withHost = (href: string, publicUrl: string): string =>
  /^\/(?!\/)/.test(href) ? publicUrl + href : href;

/** Readers of a mail have no session, so pictures in a text are replaced by words. */
const pictureInWords = (alt: string | undefined): string => (alt ? `[그림: ${alt}]` : '[그림]');

const isVoid = (name: string): boolean => name === 'br' || name === 'hr';

const startTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('')}>`;

/** The content of a record for a mail. @param html sanitised; elements with their own style keep it */
export const mailBody = (html: string, publicUrl: string): string => {
  let body = '';
  const parser = new Parser({
    ontext: (text) => {
      body += escaped(text);
    },
    onopentag: (name, { href, style = looks[name], ...attributes }) => {
      if (name === 'img') body += escaped(pictureInWords(attributes.alt));
      else
        body += startTag(name, {
          ...attributes,
          ...(href !== undefined && { href: withHost(href, publicUrl) }),
          ...(style !== undefined && { style }),
        });
    },
    onclosetag: (name) => {
      if (name !== 'img' && !isVoid(name)) body += `</${name}>`;
    },
  });
  parser.end(html);
  return body;
};
