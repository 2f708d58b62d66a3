import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { type ScreenFiles, screenFilesPlace } from '#contract/screenFiles.ts';
import type { FirstLoad } from './firstLoads.ts';
import { moduleId } from './moduleId.ts';

/** The fields of a built chunk that are used here. */
export interface Chunk {
  fileName: string;
  /** Statically imported files. */
  imports: readonly string[];
  moduleIds: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

export const readScreenFiles = (folder: string): ScreenFiles[] =>
  JSON.parse(readFileSync(join(folder, screenFilesPlace), 'utf8')) as ScreenFiles[];

export const writeScreenFiles = (folder: string, screens: readonly ScreenFiles[]): void => {
  const path = join(folder, screenFilesPlace);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(screens)}\n`);
};

const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Rolldown.OutputChunk & Chunk => file.type === 'chunk');

/**
 * The files of every screen in a bundle.
 * @param root the project's folder, which module names are relative to
 * @throws Error naming a module that is missing in the build: the table must follow the code
 */
export function screenFiles(
  root: string,
  bundle: Rolldown.OutputBundle,
  entry: string,
  loads: readonly FirstLoad[],
): ScreenFiles[] {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const chunkWith = (path: string): Chunk => {
    const chunk = chunkOf.get(moduleId(root, path));
    if (chunk) return chunk;
    throw new Error(`빌드에 ${path}이(가) 없습니다. scripts/build/firstLoads.ts의 표를 고쳐 주세요.`);
  };
  const filesOf = (modules: readonly string[]): Set<string> => {
    const found = new Set(modules.map(chunkWith));
    for (const { imports } of found) for (const file of imports) found.add(chunks.get(file) as Chunk);
    const styleSheets = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return new Set([...[...found].map(({ fileName }) => fileName), ...styleSheets]);
  };
  return loads.map(({ paths, modules, next = [], later = [] }) => {
    const first = filesOf([entry, ...modules]);
    const afterFirst = [...filesOf(next)].filter((file) => !first.has(file));
    const known = new Set([...first, ...afterFirst]);
    const afterThose = [...filesOf(later)].filter((file) => !known.has(file));
    return { paths, first: [...first], next: afterFirst, later: afterThose };
  });
}
