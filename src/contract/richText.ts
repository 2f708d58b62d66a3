/**
 * The allowed content of a rich text. The only rule: the server stores no more at every write, the browser shows no
 * more.
 */

type Attributes = Readonly<Record<string, string>>;
/** The allowed attributes of a tag, with patterns for their values. */
type Kept = Readonly<Record<string, RegExp>>;

const plain: Kept = {};
/** A span of 1 is the default and therefore omitted. */
const span = /^(?:[2-9]|[1-9]\d{1,2})$/;
const cell: Kept = { colspan: span, rowspan: span };
const link = /^(?:https?:\/\/|mailto:)[^\s\p{Cc}][^\p{Cc}]*$/iu;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const addressOfPicture = '/api/picture?fileId=';
/** Only pictures of the product are allowed: an external one would reveal to its host who reads the text, and when. */
const picture = new RegExp(`^${addressOfPicture.replace('?', '\\?')}${uuid}$`);
const pixels = /^[1-9]\d{0,4}$/;

const tags: Readonly<Record<string, Kept>> = {
  h2: plain,
  h3: plain,
  h4: plain,
  p: plain,
  br: plain,
  ul: plain,
  ol: { start: /^[1-9]\d{0,3}$/ },
  li: plain,
  strong: plain,
  em: plain,
  u: plain,
  s: plain,
  a: { href: link },
  blockquote: plain,
  hr: plain,
  table: plain,
  thead: plain,
  tbody: plain,
  tr: plain,
  th: cell,
  td: cell,
  img: { src: picture, alt: /^[^\p{Cc}]{1,300}$/u, width: pixels, height: pixels },
};

/** The required attribute of a tag. */
const needed: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** Tags that are replaced by an equivalent one. */
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
};

/** Attributes of links: the target does not learn the referrer, and the current page stays open. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

export const richText = {
  /** Maximum number of characters of a text, including tags. */
  maxLength: 300_000,
  tooLong:
    '내용이 너무 깁니다. 서식을 포함해 300,000자까지 저장할 수 있습니다. 글을 나누어 등록하거나, 긴 자료는 첨부파일로 올려 주세요.',
  /** Maximum number of elements of a text, each with two tags. */
  maxElements: 10_000,
  tooManyTags:
    '서식이 너무 많습니다. 문단, 표의 칸, 글자 모양을 모두 합해 10,000개까지 저장할 수 있습니다. 글을 나누어 등록하거나, 큰 표는 첨부파일로 올려 주세요.',
  /** Maximum number of links, the elements that cost most to clean. */
  maxLinks: 2_000,
  tooManyLinks:
    '링크가 너무 많습니다. 한 글에 2,000개까지 저장할 수 있습니다. 글을 나누어 등록하거나, 긴 목록은 첨부파일로 올려 주세요.',
  /** Maximum nesting of elements. */
  maxDepth: 100,
  tooDeep:
    '서식이 너무 여러 겹으로 겹쳐 있습니다. 목록이나 인용문은 100겹까지 저장할 수 있습니다. 겹친 목록이나 인용문을 줄여 주세요.',
  tags: Object.keys(tags),
  /** Attributes of a cleaned text, including those that cleaning adds. */
  attributes: {
    ...Object.fromEntries(Object.entries(tags).map(([tag, kept]) => [tag, Object.keys(kept)])),
    a: ['href', ...Object.keys(elsewhere)],
  } as Readonly<Record<string, readonly string[]>>,
  schemes: ['http', 'https', 'mailto'],
  /**
   * Tags that are removed with their content, which is not text for readers. Of other unknown tags the content stays.
   */
  unread: [
    'script',
    'style',
    'title',
    'textarea',
    'select',
    'option',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'xmp',
  ],
  elsewhere,
} as const;

/**
 * Whether a rich text may link to this address: the web or a mailbox, not a script, a file or a path of the product.
 */
export const isSafeLink = (href: string): boolean => link.test(href.trim());

/** Address of a picture in a text. */
export const pictureAddress = (fileId: string): string => `${addressOfPicture}${fileId}`;

const pictureTag = new RegExp(`<img\\b[^>]*\\ssrc="${addressOfPicture.replace('?', '\\?')}(${uuid})"`, 'g');

/** The pictures in a cleaned text, without duplicates. */
export const pictureIds = (html: string): string[] => [
  ...new Set([...html.matchAll(pictureTag)].flatMap(([, fileId]) => fileId ?? [])),
];

/**
 * The cleaned form of a tag in a rich text.
 * @param name in lower case
 * @returns undefined if the tag is removed and only its content stays, as for an invalid link or an external picture
 */
export const keptTag = (
  name: string,
  attributes: Attributes,
): { name: string; attributes: Record<string, string> } | undefined => {
  const own = renamed[name] ?? name;
  const kept = Object.hasOwn(tags, own) ? tags[own] : undefined;
  if (!kept) return undefined;
  const stays = Object.entries(kept).flatMap(([attribute, pattern]) => {
    const value = attributes[attribute]?.trim();
    return value !== undefined && pattern.test(value) ? [[attribute, value] as const] : [];
  });
  const left = Object.fromEntries(stays);
  const need = needed[own];
  if (need !== undefined && left[need] === undefined) return undefined;
  return { name: own, attributes: own === 'a' ? { ...left, ...elsewhere } : left };
};
