import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFile } from '#server/kernel/productFiles.ts';
import { StartProblem } from '#server/kernel/settings/startProblem.ts';
import { type Mapping, mappingSchema } from './mapping.ts';

const folder = dataFile('modules/collection/collect/mappings');

const readMapping = (file: string): Mapping => {
  try {
    return mappingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new StartProblem(`${file}: 연결 규칙으로 읽을 수 없습니다. (${cause})`);
  }
};

let shipped: Mapping[] | undefined;

/** The mappings of the folder beside this file: a new shape of record needs only a new file there. */
export const mappings = (): readonly Mapping[] => {
  shipped ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readMapping(join(folder, file)));
  return shipped;
};

/**
 * The shipped mapping of that name, or the mapping in the file of that name. @throws StartProblem if there is neither
 */
export const mappingNamed = (name: string): Mapping => {
  const found = mappings().find((mapping) => mapping.name === name);
  if (found) return found;
  if (name.endsWith('.json')) return readMapping(name);
  const names = mappings().map((mapping) => mapping.name);
  throw new StartProblem(`'${name}'이라는 연결 규칙이 없습니다. 쓸 수 있는 규칙: ${names.join(', ')}`);
};
