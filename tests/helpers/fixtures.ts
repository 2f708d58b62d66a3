import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../fixtures');

/** The path of a collection that is part of the project; tests/fixtures/README.md says where each comes from. */
export const fixture = (path: string): string => resolve(folder, path);
