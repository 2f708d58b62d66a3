import { isBlank } from '#contract/problems.ts';
import { choiceOf, countOf } from '#web/kit/files/fileChoice.ts';

/** Fields of the form that need not be filled in, by what they are about. */
export interface Part {
  title: string;
  names: readonly string[];
  /** What it holds, where that is more than the labels of its fields. */
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

/** What has to be filled in: a report on paper has a place in the paper and a scan where others have an address. */
export const requiredNames = (isPrint: boolean): string[] =>
  isPrint ? ['prcvpg', 'prcvsc', ...always, 'files'] : ['url', ...always];

/** Whether there is anything in a field: no files are nothing, and so is the No of a question. */
export const isFilled = (name: string, value: unknown): boolean => {
  if (name === 'files') return countOf(choiceOf(value)) > 0;
  if (Array.isArray(value)) return value.length > 0;
  return !isBlank(typeof value === 'string' ? value.trim() : value) && value !== 'N';
};
