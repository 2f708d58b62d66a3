import {
  briefedPath,
  dayInWords,
  type Edition,
  type Entry,
  editionTitle,
  originalOf,
  sectionsOf,
  sourceWords,
} from '#contract/edition.ts';

import { escaped, mailMarkup, mailText } from '#server/modules/platform/index.ts';

const style = {
  introduction: 'margin:0 0 8px;',
  heading:
    'margin:28px 0 0;padding:0 0 6px;border-bottom:2px solid #0b50d0;font-size:18px;line-height:1.4;color:#0b50d0;',
  item: 'padding:16px 0;border-bottom:1px solid #e6e8ea;',
  title: 'margin:0;font-size:17px;line-height:1.45;',
  titleLink: 'color:#1e2124;text-decoration:none;',
  local: 'margin:2px 0 0;font-size:14px;color:#58616a;',
  source: 'margin:4px 0 0;font-size:14px;color:#58616a;',
  summary: 'margin:8px 0 0;font-size:16px;',
  comment:
    'margin:10px 0 0;padding:10px 14px;border-left:3px solid #0b50d0;background:#ecf2fe;font-size:15px;',
  mark: 'color:#0b50d0;',
  original: 'margin:8px 0 0;font-size:14px;',
  link: 'color:#0b50d0;',
} as const;

const { tag, anchor } = mailMarkup(style);

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const itemHtml = (entry: Entry): string => {
  const { ttl, lclanTtl, smryCn, cmntCn } = entry;
  const title = ttl ?? '제목 없음';
  const path = briefedPath(entry);
  const original = originalOf(entry);
  return tag(
    'div',
    'item',
    [
      tag('h3', 'title', path ? anchor(path, 'titleLink', title) : escaped(title)),
      lclanTtl && lclanTtl !== ttl && tag('p', 'local', escaped(lclanTtl)),
      tag('p', 'source', escaped(sourceWords(entry).join(' · '))),
      smryCn && tag('p', 'summary', lines(smryCn)),
      cmntCn && tag('p', 'comment', `${tag('strong', 'mark', '코멘트')} ${lines(cmntCn)}`),
      original && tag('p', 'original', anchor(original, 'link', '원문 보기')),
    ]
      .filter(Boolean)
      .join(''),
  );
};

const itemText = (entry: Entry): string => {
  const { ttl, lclanTtl, smryCn, cmntCn } = entry;
  return [
    `■ ${ttl ?? '제목 없음'}`,
    lclanTtl && lclanTtl !== ttl && lclanTtl,
    sourceWords(entry).join(' · '),
    smryCn,
    cmntCn && `[코멘트] ${cmntCn}`,
    originalOf(entry),
  ]
    .filter(Boolean)
    .join('\n');
};

export interface BriefingMail {
  subject: string;
  /** The content between header and footer of the mail; addresses within the product start with `/`. */
  html: string;
  text: string;
}

const subjectPrefix = '일일 브리핑 ';

/**
 * An edition as a mail, with the same words in the same order as on the screen and in print. The subject starts with
 * the kind of record, so it is removed from a title that starts with it.
 */
export const briefingMail = (edition: Edition): BriefingMail => {
  const sections = sectionsOf(edition.items);
  const title = editionTitle(edition);
  const html = [
    edition.cn && tag('div', 'introduction', edition.cn),
    ...sections.flatMap(({ heading, entries }) => [
      heading && tag('h2', 'heading', escaped(heading)),
      ...entries.map(itemHtml),
    ]),
  ];
  const text = [
    edition.cn && mailText(edition.cn),
    ...sections.flatMap(({ heading, entries }) => [heading && `[ ${heading} ]`, ...entries.map(itemText)]),
  ];
  return {
    subject: title.startsWith(subjectPrefix) ? title.slice(subjectPrefix.length) : title,
    html: html.filter(Boolean).join(''),
    text: text.filter(Boolean).join('\n\n'),
  };
};

/** The facts above the content of the mail. */
export const briefingFacts = ({ brfgYmd, items }: Edition) => [
  { label: '날짜', value: dayInWords(brfgYmd) },
  { label: '실린 항목', value: `${items.filter(({ itemKnd }) => itemKnd !== 'heading').length}건` },
];
