import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Path relative to the schema folder, as in problems. */
  file: string;
  text: string;
}

export interface SchemaFolder {
  entities: SourceFile[];
  operations: SourceFile[];
  parts: SourceFile[];
  meta: { entity: string; operations: string };
}

const jsonFiles = (folder: string, below: string): SourceFile[] =>
  readdirSync(join(folder, below), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(below, entry.name))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** All input of the generator, in file name order. */
export const readSchemaFolder = (folder: string): SchemaFolder => ({
  entities: jsonFiles(folder, '.'),
  operations: jsonFiles(folder, 'operations'),
  parts: jsonFiles(folder, 'parts'),
  meta: {
    entity: readFileSync(join(folder, 'meta/entity.json'), 'utf8'),
    operations: readFileSync(join(folder, 'meta/operations.json'), 'utf8'),
  },
});
