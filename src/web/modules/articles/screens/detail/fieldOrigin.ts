import { summaryOrigin } from './origin.ts';

/** Fields that a machine fills and a user may confirm or correct, with their labels. */
export const reviewedFields = {
  featExtrSmry: '요약',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtr: '특징',
  featExtrKwdList: '키워드',
  relIssueNmList: '관련 이슈',
} as const;
export type ReviewedField = keyof typeof reviewedFields;

/** Origin of a field: what made it, when, and who has confirmed it. */
export interface FieldOrigin {
  by: string;
  /** ISO time. */
  at: string;
  cnfrmId?: string;
  cnfrmDt?: string;
}

export type FieldOrigins = Partial<Record<string, FieldOrigin>>;

const person = 'person';

/** Labels of machine origins that are not models. */
const machines: ReadonlyMap<string, string> = new Map([
  ['rules', '낱말 규칙으로 자동 분류'],
  ['dictionary', '사전에서 자동 추출'],
  ['arrivalRule', '수신 규칙'],
]);

/** The origin in words: 사전에서 자동 추출, 담당자 작성, AI · gpt-x. */
export const originWords = ({ by }: FieldOrigin): string => {
  if (by === person) return '담당자 작성';
  if (by === 'extractive') return summaryOrigin(by).label;
  return machines.get(by) ?? `AI · ${by}`;
};

/** Review state of a field: written by a user, or machine-made and confirmed or not. */
export const stateOf = (
  origin: FieldOrigin | undefined,
): 'byPerson' | 'unconfirmed' | 'confirmed' | undefined => {
  if (!origin) return undefined;
  if (origin.by === person) return 'byPerson';
  return origin.cnfrmDt === undefined ? 'unconfirmed' : 'confirmed';
};

/** Short labels of machine origins. */
const shortly: ReadonlyMap<string, string> = new Map([
  ['rules', '규칙 분류'],
  ['dictionary', '사전 추출'],
  ['extractive', '문장 추출'],
  ['arrivalRule', '수신 규칙'],
]);

/** The origin in short words, for the mark of a row: 사전 추출, AI · gpt-x, 담당자 작성. */
const shortOrigin = ({ by }: FieldOrigin): string =>
  by === person ? '담당자 작성' : (shortly.get(by) ?? `AI · ${by}`);

/** Origin – in the caller's words, if given – and review state: 사전 추출 · 확인 전, AI · gpt-x · 확인함, 담당자 작성. */
export const originMark = (origin: FieldOrigin, words = shortOrigin(origin)): string => {
  const state = stateOf(origin);
  if (state === 'byPerson') return shortOrigin(origin);
  return `${words} · ${state === 'confirmed' ? '확인함' : '확인 전'}`;
};

interface HasOrigins {
  fieldOrgn: FieldOrigins | null;
}

/** Machine-made fields that are not confirmed yet, in the order of the page. */
export const unconfirmedFields = ({ fieldOrgn }: HasOrigins): ReviewedField[] =>
  (Object.keys(reviewedFields) as ReviewedField[]).filter(
    (name) => stateOf(fieldOrgn?.[name]) === 'unconfirmed',
  );

/** The comma-separated words of a text, without duplicates. */
export const wordsBetweenCommas = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\n]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
