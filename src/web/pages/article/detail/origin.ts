import { messages } from '#contract/messages.ts';
import { articleDetailIntro } from '#web/shared/page/pageTexts.ts';
import type { ArticleRecord } from './articleRecord.ts';

export interface Origin {
  label: string;
  /** A generative model wrote it. */
  isByModel: boolean;
}

/** Origins that are no model; every other name is that of one. */
const withoutModel = ['person', 'dictionary', 'extractive'] as const;
type WithoutModel = (typeof withoutModel)[number];

const isWithoutModel = (origin: string): origin is WithoutModel =>
  (withoutModel as readonly string[]).includes(origin);

const translationLabels: Record<WithoutModel, string> = {
  person: '사람이 번역',
  dictionary: '사전 번역',
  extractive: '자동 번역',
};
const summaryLabels: Record<WithoutModel, string> = {
  person: '담당자 작성',
  dictionary: '사전 기반 자동 요약',
  extractive: '추출 요약 · 원문 문장을 자동으로 고름',
};

/** Who translated, by `transOrgnNm`. */
export const translationOrigin = (origin: string | null): Origin => {
  if (!origin) return { label: '번역 출처 기록 없음', isByModel: false };
  return isWithoutModel(origin)
    ? { label: translationLabels[origin], isByModel: false }
    : { label: `기계 번역 · ${origin}`, isByModel: true };
};

/** Who wrote the summary, by `smryOrgnNm`. */
export const summaryOrigin = (origin: string | null): Origin => {
  if (!origin) return { label: '작성 방식 기록 없음', isByModel: false };
  return isWithoutModel(origin)
    ? { label: summaryLabels[origin], isByModel: false }
    : { label: `AI 요약 · ${origin}`, isByModel: true };
};

type Analysed = Pick<
  ArticleRecord,
  'featExtrSmry' | 'featExtrKwdList' | 'featExtrMclsf' | 'featExtr' | 'smryOrgnNm' | 'rgtrId'
>;

const hasAnalysis = ({ featExtrSmry, featExtrKwdList, featExtrMclsf, featExtr }: Analysed): boolean =>
  Boolean(featExtrSmry || featExtrKwdList?.length || featExtrMclsf || featExtr);

/** The sentence below the heading; it claims nothing of an article that nobody has analysed. */
export const introOfArticle = (article: Analysed): string => {
  const registeredByAi = article.rgtrId === 'AI';
  if (hasAnalysis(article))
    return articleDetailIntro({ byModel: summaryOrigin(article.smryOrgnNm).isByModel, registeredByAi });
  return [messages.intro.detail, ...(registeredByAi ? [messages.intro.articleDetailAi] : [])].join(' ');
};
