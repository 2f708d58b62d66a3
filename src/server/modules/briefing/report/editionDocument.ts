import {
  dayInWords,
  type Edition,
  type Entry,
  editionWords,
  originalOf,
  sectionsOf,
  sourceWords,
} from '#contract/edition.ts';
import { mailText } from '#server/modules/platform/index.ts';
import type { ReportBlock, ReportDocument } from './reportDocument.ts';

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const blocksOf = (entry: Entry): ReportBlock[] => {
  const { ttl, lclanTtl, lanCd, smryCn, cmntCn } = entry;
  const original = originalOf(entry);
  return [
    { is: 'item', text: ttl ?? '제목 없음' },
    { is: 'source', text: sourceWords(entry).join(' · ') },
    ...(lclanTtl && lclanTtl !== ttl
      ? [{ is: 'detail', text: lclanTtl, language: lanCd ?? undefined } as const]
      : []),
    // the leading titles of a highlight carry a mark of their own
    ...linesOf(smryCn).map((line) => ({ is: 'point', text: line.replace(/^· /, '') }) as const),
    ...linesOf(cmntCn).map((text) => ({ is: 'detail', text: `코멘트: ${text}` }) as const),
    ...(original ? [{ is: 'detail', text: original, href: original } as const] : []),
  ];
};

/** An edition as a document, with the words of its page in the same order. */
export const editionDocument = (edition: Edition, organisation: string): ReportDocument => {
  const { ttl, brfgNo, brfgYmd, cn, items } = edition;
  return {
    title: ttl,
    facts: [editionWords(brfgNo) || '임시저장', dayInWords(brfgYmd), organisation].filter(Boolean),
    summary: linesOf(cn && mailText(cn)),
    blocks: sectionsOf(items).flatMap(({ heading, entries }): ReportBlock[] => [
      ...(heading ? [{ is: 'chapter', text: heading } as const] : []),
      ...entries.flatMap(blocksOf),
    ]),
  };
};
