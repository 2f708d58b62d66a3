/** What a statement of a migration does to the tables that are there. */
export interface MigrationStep {
  sql: string;
  /** The table that it changes; undefined where none that has rows is changed. */
  table?: string | undefined;
  /**
   * - `instant`: changes the description alone, or something without rows;
   * - `scan`: reads every row (a constraint that is checked);
   * - `index`: sorts every row;
   * - `rewrite`: writes every row anew.
   */
  work: 'instant' | 'scan' | 'index' | 'rewrite';
  /** Why the version before this one could not work with the tables any more; undefined where it can. */
  contracts?: string | undefined;
}

/** A comment in front of a statement by which somebody says why it may contract: `-- contract: <reason>`. */
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

/** Reads one statement of a migration file, with the comments in front of it. */
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
/** Bytes per second, on a disk and processor that are none of the fastest. */
const pace = {
  instant: Number.POSITIVE_INFINITY,
  scan: 200 * megabyte,
  index: 30 * megabyte,
  rewrite: 20 * megabyte,
};

/** Seconds that a step takes about, on a table of so many bytes. */
export const roughSeconds = ({ work }: Pick<MigrationStep, 'work'>, tableBytes: number): number =>
  tableBytes / pace[work];
