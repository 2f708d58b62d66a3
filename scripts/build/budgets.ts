import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ScreenFiles } from '#contract/screenFiles.ts';
import { readScreenFiles } from './screenFiles.ts';

/**
 * Maximum size of the scripts that a screen starts with, or loads as soon as it is drawn, gzipped, in kB of 1,000
 * bytes.
 */
export interface Budget {
  name: string;
  path: string;
  limit: number;
}

/** The only table of budgets; a build that exceeds one fails. */
export const budgets: readonly Budget[] = [
  { name: '로그인', path: '/login', limit: 130 },
  { name: '기사 목록', path: '/article/Article', limit: 215 },
  { name: '대시보드', path: '/dashboard', limit: 380 },
  { name: '관리자', path: '/admin/user/UserManage', limit: 322 },
];

/** Maximum files requested by a first visit to any screen, including those loaded after it is shown. */
export const maxFiles = { scripts: 12, styleSheets: 3 };

/** Maximum size of the style sheets of these files, gzipped, in kB. */
export const maxStyles = 32;

export interface Size extends Budget {
  /** Gzipped, in kB. */
  size: number;
}

const isScript = (file: string): boolean => file.endsWith('.js');

const kilobytes = (folder: string, file: string): number =>
  gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000;

const totalSize = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + kilobytes(folder, file), 0);

/**
 * Sizes of a build in `folder`.
 * @throws Error naming a path of the table that belongs to no screen
 */
export const measureBuild = (folder: string, table: readonly Budget[] = budgets): Size[] => {
  const screens = readScreenFiles(folder);
  return table.map((budget) => {
    const screen = screens.find(({ paths }) => paths.includes(budget.path));
    if (!screen)
      throw new Error(`${budget.name}: ${budget.path} 화면이 scripts/build/firstLoads.ts에 없습니다.`);
    const scripts = [...screen.first, ...screen.next].filter(isScript);
    return { ...budget, size: totalSize(folder, scripts) };
  });
};

/** Number of files that a first visit to a screen requests, including those loaded after it is shown. */
interface FileCount {
  /** The screen's first address, in the router's notation. */
  path: string;
  scripts: number;
  styleSheets: number;
}

const filesOf = ({ first, next, later }: ScreenFiles): string[] => [...first, ...next, ...later];

const countOf = (screen: ScreenFiles): FileCount => {
  const files = filesOf(screen);
  const scripts = files.filter(isScript).length;
  return { path: screen.paths[0] ?? '', scripts, styleSheets: files.length - scripts };
};

/** Messages about screens that request too many files. */
export const tooManyFiles = (screens: readonly ScreenFiles[], limit = maxFiles): string[] =>
  screens
    .map(countOf)
    .filter(({ scripts, styleSheets }) => scripts > limit.scripts || styleSheets > limit.styleSheets)
    .map(({ path, scripts, styleSheets }) => `${path} (스크립트 ${scripts}개, 스타일 시트 ${styleSheets}개)`);

/** Messages about screens of a build in `folder` whose style sheets are too large together. */
export const tooLargeStyles = (folder: string, limit = maxStyles): string[] =>
  readScreenFiles(folder)
    .map((screen) => ({
      path: screen.paths[0] ?? '',
      size: totalSize(
        folder,
        filesOf(screen).filter((file) => !isScript(file)),
      ),
    }))
    .filter(({ size }) => size > limit)
    .map(({ path, size }) => `${path} ${size.toFixed(1)} kB`);

/** The files of a first visit to each screen of a build in `folder`; `size` is gzipped, in kB. */
export const firstVisits = (folder: string): (FileCount & { size: number })[] =>
  readScreenFiles(folder).map((screen) => ({
    ...countOf(screen),
    size: totalSize(folder, filesOf(screen)),
  }));

/** The sizes as a readable table. */
export const sizeTable = (sizes: readonly Size[]): string =>
  [
    '화면별 첫 스크립트 (gzip, kB)',
    ...sizes.map(({ name, size, limit }) =>
      `  ${size.toFixed(1).padStart(6)}  한도 ${limit}  ${name}  ${size > limit ? '한도 초과' : ''}`.trimEnd(),
    ),
  ].join('\n');

export const overLimit = (sizes: readonly Size[]): Size[] => sizes.filter(({ size, limit }) => size > limit);
