// Generated from schemas/document.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form } from '#contract/validation.ts';

/** Korean label of every field. */
export const documentLabels: Record<string, string> = {
  docId: '문서 번호',
  docKndCd: '문서 종류',
  docKndCdNm: '문서 종류',
  rvsnYmd: '개정일',
  docCn: '내용',
  currentYn: '시행',
  files: '첨부파일',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  docKndCd: fieldMessage('문서 종류'),
  rvsnYmd: fieldMessage('개정일'),
  docCn: fieldMessage('내용'),
};

const fields = once(() => ({
  docKndCd: z.string(say.docKndCd).refine(...atMost(50, say.docKndCd)),
  rvsnYmd: z.iso.date(say.rvsnYmd),
  docCn: z.string(say.docCn).refine(...atMost(5000000, say.docCn)),
}));

/** 약관·개인정보 문서 등록 */
export const documentInsert = form(documentLabels, () => ({
  docKndCd: fields().docKndCd,
  rvsnYmd: fields().rvsnYmd,
  docCn: fields().docCn,
}));
