import { grouped } from '#contract/countText.ts';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { StartProblem } from '../../../src/server/kernel/settings/startProblem.ts';
import type { Manifest } from '../backup/manifest.ts';
import { atOneMoment } from '../copy/ask.ts';
import { chunksOf, type Digest, digesting, digestOf } from '../copy/rowsOfTable.ts';
import type { CopiedTable } from '../copy/tables.ts';

export const fullName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;

/** The values of a row for the columns of a table as a line, ignoring other columns of the row. */
export const valuesOf = ({ columns }: CopiedTable, line: string): string => {
  const row = JSON.parse(line) as Record<string, string | null>;
  return JSON.stringify(columns.map(({ name }) => row[name]));
};

const digestOfValues = async (handle: Handle, table: CopiedTable): Promise<Digest> => {
  const all = digesting();
  for await (const { lines } of chunksOf(handle, table)) all.add(lines.map((line) => valuesOf(table, line)));
  return all.digest();
};

interface Restored {
  /** Tables of this database, by schema and name. */
  tables: Map<string, CopiedTable>;
  told: Pick<Manifest, 'tables' | 'rows'>;
  /** Digests of the backup rows' `valuesOf`, for tables of which the backup has additional columns. */
  values: Map<CopiedTable, Digest>;
}

/** @throws StartProblem if a table does not contain the rows of the backup */
export const compareRows = async (database: Database, { tables, told, values }: Restored): Promise<void> => {
  const theirs = new Map(told.tables.map((table) => [fullName(table), table]));
  for (const toldOf of told.rows) {
    const table = tables.get(fullName(toldOf));
    if (!table) continue;
    const wanted = values.get(table) ?? toldOf;
    const digest = values.has(table) ? digestOfValues : digestOf;
    const found = await atOneMoment(database, (handle) => digest(handle, table));
    // if the job library has changed its tables since, only the number of rows can be compared
    const isComparable =
      values.has(table) || theirs.get(fullName(toldOf))?.columns.length === table.columns.length;
    if (found.rows !== toldOf.rows || (isComparable && found.sha256 !== wanted.sha256))
      throw new StartProblem(
        `표 ${toldOf.name}의 내용이 백업과 다릅니다(백업 ${grouped(toldOf.rows)}행, 복원 ${grouped(found.rows)}행). 복원을 처음부터 다시 실행해 주세요.`,
      );
  }
};
