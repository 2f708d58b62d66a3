import { messages } from '#contract/messages.ts';
import { formatDay } from '#web/kit/dates/kst.ts';
import { articleDetailIntro } from '#web/kit/page/pageTexts.ts';
import type { ArticleRecord, MachineReading } from './articleRecord.ts';
import type { FieldOrigins } from './fieldOrigin.ts';

export interface Origin {
  label: string;
  /** Written by a generative model. */
  isByModel: boolean;
}

/** Labels of non-model origins, for a translation and for a summary; any other name is that of a model. */
const withoutModel: ReadonlyMap<string, { translation: string; summary: string }> = new Map([
  ['person', { translation: '사람이 번역', summary: '담당자 작성' }],
  ['dictionary', { translation: '사전 번역', summary: '사전 기반 자동 요약' }],
  ['extractive', { translation: '자동 번역', summary: '추출 요약 · 원문 문장을 자동으로 고름' }],
  ['시연 자료', { translation: '시연 자료', summary: '시연 자료' }],
]);

const originOf = (
  origin: string | null,
  field: 'translation' | 'summary',
  words: { byModel: string; unknown: string },
  made: MachineReading['made'][string],
): Origin => {
  if (!origin) return { label: words.unknown, isByModel: false };
  const known = withoutModel.get(origin);
  return known
    ? { label: known[field], isByModel: false }
    : { label: [words.byModel, origin, formatDay(made?.at)].filter(Boolean).join(' · '), isByModel: true };
};

/** Who translated, from `transOrgnNm`, and when if a machine did. */
export const translationOrigin = (origin: string | null, made?: MachineReading['made']): Origin =>
  originOf(
    origin,
    'translation',
    { byModel: '기계 번역', unknown: '번역 출처 기록 없음' },
    made?.articleTransCn,
  );

/** Who wrote the summary, from `smryOrgnNm`, and when if a machine did. */
export const summaryOrigin = (origin: string | null, made?: MachineReading['made']): Origin =>
  originOf(origin, 'summary', { byModel: 'AI 요약', unknown: '작성 방식 기록 없음' }, made?.featExtrSmry);

type Analysed = Pick<
  ArticleRecord,
  | 'featExtrSmry'
  | 'featExtrKwdList'
  | 'featExtrMclsf'
  | 'featExtr'
  | 'smryOrgnNm'
  | 'transOrgnNm'
  | 'rgtrId'
  | 'menualYn'
> & { fieldOrgn?: FieldOrigins | null | undefined } & {
  mdfcnHistoryList?: readonly { fields: readonly string[] }[] | undefined;
};

const hasAnalysis = ({ featExtrSmry, featExtrKwdList, featExtrMclsf, featExtr }: Analysed): boolean =>
  Boolean(featExtrSmry || featExtrKwdList?.length || featExtrMclsf || featExtr);

/** Dictionary and extraction record their name; older summaries have none. */
const isAutomatic = (origin: string | null): boolean =>
  origin === null || origin === 'dictionary' || origin === 'extractive';

const analysed = ['대분류', '중분류', '요약', '키워드'];

/**
 * True if classes, keywords and summary are by users – or, without recorded origins, may be: registered or changed by
 * hand.
 */
const isByHand = ({ menualYn, mdfcnHistoryList, fieldOrgn }: Analysed): boolean =>
  fieldOrgn
    ? Object.values(fieldOrgn).every((origin) => origin?.by === 'person')
    : isByHandBefore({ menualYn, mdfcnHistoryList });

/** As `isByHand`, for articles from before origins of fields were recorded. */
const isByHandBefore = ({
  menualYn,
  mdfcnHistoryList,
}: Pick<Analysed, 'menualYn' | 'mdfcnHistoryList'>): boolean =>
  menualYn === 'Y' ||
  (mdfcnHistoryList ?? []).some(({ fields }) => fields.some((label) => analysed.includes(label)));

const correctedIntro =
  '분류·해시태그·요약은 사전과 추출 방식으로 자동 작성되며, 담당자가 고친 항목은 따로 표시합니다.';

/** Some fields are machine-made, and a user has corrected others. */
const isPartlyByHand = ({ fieldOrgn }: Analysed): boolean =>
  Object.values(fieldOrgn ?? {}).some((origin) => origin?.by === 'person');

/** The sentence below the heading; it claims only what is true of this article. */
export const introOfArticle = (article: Analysed): string => {
  const byModel = summaryOrigin(article.smryOrgnNm).isByModel;
  const registeredByAi = article.rgtrId === 'AI' && translationOrigin(article.transOrgnNm).isByModel;
  // with known field origins, a summary by a user says nothing about classes and keywords
  const mayBeAutomatic =
    isAutomatic(article.smryOrgnNm) || (article.smryOrgnNm === 'person' && Boolean(article.fieldOrgn));
  const isMachineMade = byModel || (mayBeAutomatic && !isByHand(article));
  if (hasAnalysis(article) && isMachineMade)
    return articleDetailIntro({
      byModel,
      registeredByAi,
      made: !byModel && isPartlyByHand(article) ? correctedIntro : undefined,
    });
  return [messages.intro.detail, ...(registeredByAi ? [messages.intro.articleDetailAi] : [])].join(' ');
};
