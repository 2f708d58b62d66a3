import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartProblem } from '#server/startProblem.ts';
import { type Mapping, mappingSchema } from './mapping.ts';

const folder = new URL('./mappings/', import.meta.url);

const readMapping = (file: string | URL): Mapping => {
  const parsed = mappingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

let shipped: Mapping[] | undefined;

/** The mappings of the folder beside this file: a new shape of record needs a new file there and nothing else. */
export const mappings = (): readonly Mapping[] => {
  shipped ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readMapping(new URL(file, folder)));
  return shipped;
};

/** The shipped mapping of that name, or the one in the file of that name. @throws StartProblem for neither */
export const mappingNamed = (name: string): Mapping => {
  const found = mappings().find((mapping) => mapping.name === name);
  if (found) return found;
  if (name.endsWith('.json')) return readMapping(name);
  const names = mappings().map((mapping) => mapping.name);
  throw new StartProblem(`'${name}'이라는 연결 규칙이 없습니다. 쓸 수 있는 규칙: ${names.join(', ')}`);
};
