import { readFileSync } from 'node:fs';
import { dataFile } from '#server/kernel/productFiles.ts';

export interface BaseDocument {
  /** Detail code of DOC_KND. */
  docKndCd: string;
  /** yyyy-MM-dd. */
  rvsnYmd: string;
  /** h2, p and ul; the placeholders {기관명}, {누리집}, {문의 이메일} and {문의 전화} are filled in when it is read. */
  docCn: string;
}

const files = [
  ['DOC_KND_PRIVACY', 'privacy-policy.html'],
  ['DOC_KND_TERMS', 'terms.html'],
  ['DOC_KND_REQUIRED', 'required-agreement.html'],
  ['DOC_KND_OPTIONAL', 'optional-agreement.html'],
] as const;

/** The first revision of each document shown at sign-up. */
export const baseDocuments = (): BaseDocument[] =>
  files.map(([docKndCd, name]) => ({
    docKndCd,
    rvsnYmd: '2026-01-01',
    docCn: readFileSync(dataFile(`modules/platform/baseData/documents/${name}`), 'utf8').trim(),
  }));
