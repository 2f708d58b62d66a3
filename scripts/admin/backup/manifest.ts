import { z } from 'zod';
import { besideRows } from '../copy/besideRows.ts';
import { copiedTable } from '../copy/tables.ts';

/** The version of the archive's own form. */
export const format = 1;

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The first part of an archive: whether this program can take it. */
export const head = z.object({
  product: z.literal('culture-press'),
  format: z.int().positive(),
  /** Of the product that wrote it. */
  version: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** The moment that the rows show. */
  at: z.iso.datetime(),
  /** The migrations that its tables come from. */
  migrations: z.array(z.object({ hash: z.string(), created_at: count })),
  tables: z.array(copiedTable),
});
export type Head = z.infer<typeof head>;

/** The last part: all that was written before it. */
export const manifest = head.extend({
  /** Names of tables that others have made in the same database: they are not part of the backup. */
  leftOut: z.array(z.string()).optional(),
  rows: z.array(z.object({ schema: z.string(), name: z.string(), rows: count, sha256 })),
  ...besideRows.shape,
  files: z.object({
    count,
    bytes: count,
    /** Uploads that the rows name and the folder does not have. */
    missing: z.array(z.string()),
  }),
  parts: z.array(z.object({ name: z.string(), size: count, sha256 })),
});
export type Manifest = z.infer<typeof manifest>;

export const headName = 'head.json';
export const manifestName = 'manifest.json';
export const filesFolder = 'files/';
/** Where the rows of a table lie, so many parts of them. */
export const rowsFolder = ({ schema, name }: { schema: string; name: string }): string =>
  `tables/${schema}.${name}/`;

export const asPart = (value: Head | Manifest): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
