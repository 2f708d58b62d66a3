import { Parser } from 'htmlparser2';
import { byteText } from '#contract/byteText.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { escaped, mailMarkup, mailText } from '#server/modules/platform/index.ts';
import type { Mailable } from './mailable.ts';

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

export type Words = Pick<Environment, 'publicUrl' | 'brandName' | 'ministryName'>;

/** A composed mail. */
interface Composed {
  subject: string;
  html: string;
  text: string;
}

const sizeOf = (bytes: number | null): string => (bytes === null ? '' : ` (${byteText(bytes)})`);

const style = {
  page: 'margin:0;padding:0;background:#f4f5f6;',
  frame:
    "max-width:680px;margin:0 auto;padding:24px 16px;font-family:'Malgun Gothic','Apple SD Gothic Neo',sans-serif;color:#1e2124;line-height:1.6;word-break:keep-all;overflow-wrap:anywhere;",
  brand: 'margin:0 0 12px;font-size:14px;color:#464c53;',
  card: 'padding:28px 24px;border:1px solid #cdd1d5;border-radius:8px;background:#ffffff;',
  urgent:
    'display:inline-block;margin:0 0 8px;padding:2px 10px;border-radius:4px;background:#bd2c0f;color:#ffffff;font-size:13px;font-weight:bold;',
  title: 'margin:0 0 12px;font-size:22px;line-height:1.4;',
  facts: 'margin:0 0 20px;padding:0 0 16px;border-bottom:1px solid #cdd1d5;font-size:14px;color:#464c53;',
  note: 'margin:0 0 20px;padding:12px 16px;border-left:3px solid #0b50d0;background:#ecf2fe;font-size:16px;',
  by: 'color:#0b50d0;',
  body: 'font-size:16px;',
  files: 'margin:24px 0 0;padding:16px 20px;border-radius:6px;background:#f4f5f6;font-size:15px;',
  filesHead: 'margin:0 0 6px;font-weight:bold;',
  link: 'color:#0b50d0;',
  button:
    'display:inline-block;margin:24px 0 0;padding:12px 24px;border-radius:6px;background:#0b50d0;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;',
  foot: 'margin:16px 4px 0;font-size:13px;color:#58616a;',
} as const;

const { tag, anchor } = mailMarkup(style);

const filesNote = '첨부파일은 화면에서, 볼 권한이 있는 사람이 내려받을 수 있습니다.';

/** @param page name of the settings page in the mail */
const footOf = ({ brandName }: Words, page: string): string =>
  `${brandName}에서 보낸 메일입니다. 이 메일에는 답장할 수 없습니다. 보고 메일을 받지 않으려면 ${page}에서 설정을 바꿔 주세요.`;

const settingsPage = '마이페이지';
const settingsOf = ({ publicUrl }: Words): string => `${publicUrl}/myPage/Notification`;

/** The sender's note to the record. */
interface Note {
  by: string;
  text: string;
}

const noteHtml = ({ by, text }: Note): string =>
  tag('p', 'note', `${tag('strong', 'by', escaped(by))} ${escaped(text).replaceAll('\n', '<br>')}`);

const htmlOf = (record: Mailable, words: Words, note: Note | undefined): string => {
  const { publicUrl, brandName, ministryName } = words;
  const facts = record.facts.map(({ label, value }) => `${escaped(label)}: ${escaped(value)}`).join('<br>');
  const files = record.files
    .map(({ name, bytes, link }) => `<li>${anchor(publicUrl + link, 'link', name)}${sizeOf(bytes)}</li>`)
    .join('');
  const card = [
    record.isUrgent ? tag('p', 'urgent', '긴급') : '',
    tag('h1', 'title', escaped(record.subject)),
    tag('p', 'facts', facts),
    note ? noteHtml(note) : '',
    tag('div', 'body', record.html),
    files &&
      tag(
        'div',
        'files',
        `${tag('p', 'filesHead', '첨부파일')}<ul style="margin:0;padding-left:20px;">${files}</ul><p style="margin:6px 0 0;font-size:13px;color:#58616a;">${filesNote}</p>`,
      ),
    anchor(publicUrl + record.link, 'button', '화면에서 보기'),
  ].join('');
  const brand = [ministryName, brandName, record.place].filter(Boolean).map(escaped).join(' · ');
  const foot = footOf(
    { ...words, brandName: escaped(brandName) },
    anchor(settingsOf(words), 'link', settingsPage),
  );
  const frame = tag('p', 'brand', brand) + tag('div', 'card', card) + tag('p', 'foot', foot);
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(record.subject)}</title></head><body style="${style.page}">${tag('div', 'frame', frame)}</body></html>`;
};

const textOf = (record: Mailable, words: Words, note: Note | undefined): string =>
  [
    `${record.isUrgent ? '[긴급] ' : ''}${record.subject}`,
    record.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    note && `${note.by}: ${note.text}`,
    record.text ?? mailText(record.html),
    record.files.length > 0 &&
      [
        '첨부파일',
        ...record.files.map(
          ({ name, bytes, link }) => `- ${name}${sizeOf(bytes)}\n  ${words.publicUrl}${link}`,
        ),
        filesNote,
      ].join('\n'),
    `화면에서 보기\n${words.publicUrl}${record.link}`,
    footOf(words, `${settingsPage}(${settingsOf(words)})`),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Line ends and direction-changing characters: a subject is one line in its written order. */
const disturbing = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** The mail of a record, the same for all recipients. @param note shown above the content */
export const composed = (given: Mailable, words: Words, note?: Note): Composed => {
  const record = { ...given, html: mailBody(given.html, words.publicUrl) };
  return {
    subject: `${record.isUrgent ? '[긴급] ' : ''}[${record.place}] ${record.subject.replaceAll(disturbing, ' ')}`,
    html: htmlOf(record, words, note),
    text: textOf(record, words, note),
  };
};
