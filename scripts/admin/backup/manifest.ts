import { z } from 'zod';
import { sequencesAndComments } from '../copy/sequencesAndComments.ts';
import { copiedTable } from '../copy/tables.ts';

/** Version of the archive format. */
export const format = 1;

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The first part of an archive, which shows whether this program can read it. */
export const head = z.object({
  product: z.literal('culture-press'),
  format: z.int().positive(),
  /** Product version that wrote it. */
  version: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** Time of the snapshot. */
  at: z.iso.datetime(),
  /** The migrations that have created its tables. */
  migrations: z.array(z.object({ hash: z.string(), created_at: count })),
  tables: z.array(copiedTable),
});
export type Head = z.infer<typeof head>;

/** The last part: a description of everything written before it. */
export const manifest = head.extend({
  /** Names of tables created by others in the same database, which are not part of the backup. */
  leftOut: z.array(z.string()).optional(),
  rows: z.array(z.object({ schema: z.string(), name: z.string(), rows: count, sha256 })),
  ...sequencesAndComments.shape,
  files: z.object({
    count,
    bytes: count,
    /** Uploads that are referenced by rows but missing in the store. */
    missing: z.array(z.string()),
  }),
  parts: z.array(z.object({ name: z.string(), size: count, sha256 })),
});
export type Manifest = z.infer<typeof manifest>;

export const headName = 'head.json';
export const manifestName = 'manifest.json';
export const filesFolder = 'files/';
/** Folder of a table's rows, which are split into numbered parts. */
export const rowsFolder = ({ schema, name }: { schema: string; name: string }): string =>
  `tables/${schema}.${name}/`;

export const asPart = (value: Head | Manifest): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
