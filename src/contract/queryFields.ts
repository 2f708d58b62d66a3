/** Fields of texts: a word or phrase after them is searched in this text only. */
export const textFields = {
  title: ['제목', 'title'],
  body: ['본문', '내용', 'body'],
  reporter: ['기자', 'reporter', 'author'],
  attachment: ['첨부', '첨부파일', 'attachment'],
} as const;

/** Fields of facts, which a value names exactly. */
export const factFields = {
  outlet: ['매체', 'outlet', 'media', 'site'],
  nation: ['국가', 'country', 'nation'],
  language: ['언어', 'language', 'lang'],
  category: ['분류', '중분류', 'category', 'class'],
  region: ['대분류', 'region'],
  keyword: ['키워드', 'keyword'],
  reported: ['기간', '보도일', '보도', 'period', 'date'],
  registered: ['등록', '등록일', 'added', 'registered'],
  score: ['점수', 'score'],
  paid: ['유료', 'paid'],
  label: ['라벨', 'label'],
  saved: ['저장', 'saved'],
} as const;

export type QueryTextField = keyof typeof textFields;
export type QueryFactField = keyof typeof factFields;

type Field = { is: 'text'; name: QueryTextField } | { is: 'fact'; name: QueryFactField };

const entriesOf = <Name extends string>(fields: Record<Name, readonly string[]>) =>
  Object.entries(fields) as [Name, readonly string[]][];

const byName = new Map<string, Field>([
  ...entriesOf(textFields).flatMap(([name, names]) =>
    names.map((one): [string, Field] => [one, { is: 'text', name }]),
  ),
  ...entriesOf(factFields).flatMap(([name, names]) =>
    names.map((one): [string, Field] => [one, { is: 'fact', name }]),
  ),
]);

/** The field of a name as typed, without its colon; undefined for any other word. */
export const queryFieldOf = (typed: string): Field | undefined =>
  byName.get(typed.normalize('NFKC').toLowerCase());

/** The typed name of a field and its colon at the beginning of a text. */
export const fieldBegin = new RegExp(
  `^(${[...byName.keys()].toSorted((one, other) => other.length - one.length).join('|')})[:：]`,
  'iu',
);
