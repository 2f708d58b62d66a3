import type { Option } from './entity.ts';

/** What a column of a list of outlets can hold: the member of a list's record, with its name on the screen. */
export const outletListFields = [
  { value: 'url', label: '매체 주소(URL)' },
  { value: 'domain', label: '도메인' },
  { value: 'name', label: '매체명' },
  { value: 'mediaKornNm', label: '매체명(한글)' },
  { value: 'mediaEngNm', label: '매체명(영문)' },
  { value: 'mediaLclanNm', label: '매체명(현지어)' },
  { value: 'country', label: '국가' },
  { value: 'languages', label: '수집 언어' },
  { value: 'rss', label: '피드 주소' },
] as const satisfies readonly Option[];

export type OutletListField = (typeof outletListFields)[number]['value'];

/** Value of a column that is not imported. */
export const notImported = 'none';

/** Fields of which one column is required: they identify an outlet. */
export const addressFields: readonly string[] = ['url', 'domain'] satisfies OutletListField[];

/** Fields that contain a name. */
export const nameFields: readonly string[] = [
  'name',
  'mediaKornNm',
  'mediaEngNm',
  'mediaLclanNm',
] satisfies OutletListField[];

/** Limits of one list. */
export const outletListLimits = { rows: 10_000, megabytes: 5 } as const;

/** Korean problem of a mapping of columns, in order; null if outlets can be read by it. */
export const columnsProblem = (fields: readonly string[]): string | null => {
  if (!fields.some((field) => addressFields.includes(field)))
    return '매체 주소(URL)나 도메인이 든 열이 없습니다. 어느 열인지 골라 주세요.';
  const chosen = fields.filter((field) => field !== notImported);
  const twice = outletListFields.find(
    ({ value }) => value !== 'rss' && chosen.indexOf(value) !== chosen.lastIndexOf(value),
  );
  return twice ? `‘${twice.label}’에 두 열을 골랐습니다. 하나만 남겨 주세요.` : null;
};
