/** Effect of a migration's statement on existing tables. */
export interface MigrationStep {
  sql: string;
  /** The table that it changes; undefined if it changes no table with rows. */
  table?: string | undefined;
  /**
   * - `instant`: changes the catalogue only, or something without rows;
   * - `scan`: reads every row (a constraint that is checked);
   * - `index`: sorts every row;
   * - `rewrite`: rewrites every row.
   */
  work: 'instant' | 'scan' | 'index' | 'rewrite';
  /** Reason why the previous version could no longer work with the tables; undefined if it can. */
  contracts?: string | undefined;
}

/** A comment before a statement that justifies a contraction: `-- contract: <reason>`. */
const reason = /^[ \t]*--[ \t]*contract:[ \t]*\S/m;
const comments = /^\s*--.*$/gm;

const name = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const onTable = new RegExp(
  String.raw`^(?:alter table (?:if exists )?(?:only )?|update (?:only )?|delete from (?:only )?|insert into )${name}`,
  'i',
);
const ofIndex = new RegExp(String.raw`^create (?:unique )?index .*? on ${name}`, 'i');

const contractsBy: [pattern: RegExp, why: string][] = [
  [/^drop (table|view|sequence|type|schema)\b/i, '표나 자료형을 없앱니다'],
  [/^alter table .*\bdrop (column|constraint)\b/i, '열이나 제약을 없앱니다'],
  [/^alter table .*\brename\b/i, '이름을 바꿉니다'],
  [/^alter (index|type|sequence) .*\brename\b/i, '이름을 바꿉니다'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/i, '열의 형을 바꿉니다'],
  [/^alter table .*\bset not null\b/i, '비어 있을 수 있던 열을 반드시 채우게 합니다'],
  [
    /^alter table .*\badd (column )?(?!.*\bdefault\b).*\bnot null\b/i,
    '기본값 없이 반드시 채울 열을 더합니다',
  ],
];

const workBy: [pattern: RegExp, work: MigrationStep['work']][] = [
  [/^create (unique )?index\b/i, 'index'],
  [/^alter table .*\badd constraint .*\b(primary key|unique|exclude)\b/i, 'index'],
  [/^alter table .*\badd constraint\b(?!.*\bnot valid\b)/i, 'scan'],
  [/^alter table .*\b(validate constraint|set not null)\b/i, 'scan'],
  [/^alter table .*\balter (column )?\S+ (set data )?type\b/i, 'rewrite'],
  // a default that is computed for each row
  [
    /^alter table .*\badd (column )?.*\b(default (gen_random_uuid|clock_timestamp|random)\b|generated )/i,
    'rewrite',
  ],
  [/^(update|delete from|insert into .* select)\b/i, 'rewrite'],
];

/** Parses one statement of a migration file, with the comments before it. */
export const stepOf = (text: string): MigrationStep => {
  const sql = text.replace(comments, '').replaceAll(/\s+/g, ' ').trim();
  const why = contractsBy.find(([pattern]) => pattern.test(sql))?.[1];
  return {
    sql,
    table: (onTable.exec(sql) ?? ofIndex.exec(sql))?.[1],
    work: workBy.find(([pattern]) => pattern.test(sql))?.[1] ?? 'instant',
    contracts: reason.test(text) ? undefined : why,
  };
};

const megabyte = 2 ** 20;
/** Bytes per second on a rather slow disk and processor. */
const pace = {
  instant: Number.POSITIVE_INFINITY,
  scan: 200 * megabyte,
  index: 30 * megabyte,
  rewrite: 20 * megabyte,
};

/** Approximate seconds for a step on a table of this size. */
export const roughSeconds = ({ work }: Pick<MigrationStep, 'work'>, tableBytes: number): number =>
  tableBytes / pace[work];
