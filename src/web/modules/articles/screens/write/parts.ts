import { isBlank } from '#contract/problems.ts';
import { choiceOf, countOf } from '#web/kit/files/fileChoice.ts';

/** Optional fields of the form on one topic. */
export interface Part {
  title: string;
  names: readonly string[];
  /** Its content in words, if the field labels do not say enough. */
  holds?: string;
}

export const textPart: Part = {
  title: '원문과 번역',
  names: ['lclanTtl', 'lanCd', 'articleCn', 'articleTransCn', 'wholSentTransYn'],
};
export const reportPart: Part = {
  title: '보도 정보',
  names: ['jrnlLclanNm', 'chNm', 'sndngRgnNm', 'nscvrgFrmCd', 'onsiteMediaArticleYn'],
};
export const analysisPart: Part = {
  title: '분류와 분석',
  names: ['featExtrMclsf', 'relMaoCd', 'featExtrSmry', 'featExtrKwdList', 'htcnyOpnn'],
};
export const filesPart: Part = { title: '첨부파일', names: ['files'], holds: '지면 사진, 문서 등' };

export const parts: readonly Part[] = [textPart, reportPart, analysisPart, filesPart];

const always = ['kornTtl', 'mediaId', 'ntnId', 'frmTrsfNscvrgDt', 'lclsfNm'];

/** The required fields: a printed report needs the place in the paper and a scan instead of an address. */
export const requiredNames = (isPrint: boolean): string[] =>
  isPrint ? ['prcvpg', 'prcvsc', ...always, 'files'] : ['url', ...always];

/** True if a field has a value: an empty file list and a No do not count. */
export const isFilled = (name: string, value: unknown): boolean => {
  if (name === 'files') return countOf(choiceOf(value)) > 0;
  if (Array.isArray(value)) return value.length > 0;
  return !isBlank(typeof value === 'string' ? value.trim() : value) && value !== 'N';
};
