import { summaryOrigin } from './origin.ts';

/** What a machine fills and a person may confirm or correct, as the article calls it. */
export const reviewedFields = {
  featExtrSmry: '요약',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtr: '특징',
  featExtrKwdList: '키워드',
  relIssueNmList: '관련 이슈',
} as const;
export type ReviewedField = keyof typeof reviewedFields;

/** By what a field was made, when, and who has said that it is right. */
export interface FieldOrigin {
  by: string;
  /** ISO time. */
  at: string;
  cnfrmId?: string;
  cnfrmDt?: string;
}

export type FieldOrigins = Partial<Record<string, FieldOrigin>>;

const person = 'person';

/** Machines that are no model, as they read beside what they made. */
const machines: ReadonlyMap<string, string> = new Map([
  ['rules', '낱말 규칙으로 자동 분류'],
  ['dictionary', '사전에서 자동 추출'],
]);

/** By what it was made: 사전에서 자동 추출, 담당자 작성, AI · gpt-x. */
export const originWords = ({ by }: FieldOrigin): string => {
  if (by === person) return '담당자 작성';
  if (by === 'extractive') return summaryOrigin(by).label;
  return machines.get(by) ?? `AI · ${by}`;
};

/** Where a machine-made text stands: nobody has looked at it, or somebody has and let it stand. */
export const stateOf = (
  origin: FieldOrigin | undefined,
): 'byPerson' | 'unconfirmed' | 'confirmed' | undefined => {
  if (!origin) return undefined;
  if (origin.by === person) return 'byPerson';
  return origin.cnfrmDt === undefined ? 'unconfirmed' : 'confirmed';
};

/** The same in a word or two. */
const shortly: ReadonlyMap<string, string> = new Map([
  ['rules', '규칙 분류'],
  ['dictionary', '사전 추출'],
  ['extractive', '문장 추출'],
]);

/** By what it was made, in the mark of a row: 사전 추출, AI · gpt-x, 담당자 작성. */
export const shortOrigin = ({ by }: FieldOrigin): string =>
  by === person ? '담당자 작성' : (shortly.get(by) ?? `AI · ${by}`);

/** What made it – in words of the caller, if it knows better – and where it stands: 사전 추출 · 확인 전, AI · gpt-x · 확인함, 담당자 작성. */
export const originMark = (origin: FieldOrigin, words = shortOrigin(origin)): string => {
  const state = stateOf(origin);
  if (state === 'byPerson') return shortOrigin(origin);
  return `${words} · ${state === 'confirmed' ? '확인함' : '확인 전'}`;
};

interface HasOrigins {
  fieldOrgn: FieldOrigins | null;
}

/** What a machine has filled and nobody has confirmed, in the order of the page. */
export const unconfirmedFields = ({ fieldOrgn }: HasOrigins): ReviewedField[] =>
  (Object.keys(reviewedFields) as ReviewedField[]).filter(
    (name) => stateOf(fieldOrgn?.[name]) === 'unconfirmed',
  );

/** The words of a text between commas, each once. */
export const wordsBetweenCommas = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、\n]/u)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];
