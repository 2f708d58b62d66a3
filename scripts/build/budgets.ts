import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the script that a route loads first may weigh, gzipped, in kB of 1,000 bytes. */
export interface Budget {
  name: string;
  /** Modules that the route loads one after the other, as the manifest names them; each brings its static imports. */
  modules: string[];
  guide: number;
  limit: number;
  /** A screen of a later issue: passed over as long as it is not in the build. */
  later?: true;
}

const signedIn = [
  'index.html',
  'src/web/app/signedIn/SignedInRoot.tsx',
  'src/web/app/routes/pageRegistry.ts',
];

/** The one table of budgets; a build that breaks one fails. */
export const budgets: Budget[] = [
  { name: '로그인', modules: ['index.html', 'src/web/app/routes/LoginRoute.tsx'], guide: 130, limit: 140 },
  {
    name: '기사 목록',
    modules: [...signedIn, 'src/web/pages/article/list/ArticleList.tsx'],
    guide: 230,
    limit: 260,
  },
  {
    name: '대시보드',
    modules: [...signedIn, 'src/web/pages/dashboard/Dashboard.tsx', 'src/web/shared/charts/ChartCanvas.tsx'],
    guide: 400,
    limit: 430,
  },
  {
    name: '관리자',
    modules: [
      ...signedIn,
      'src/web/admin/AdminContext.tsx',
      'src/web/admin/routes.tsx',
      'src/web/admin/screens/entityPage.tsx',
    ],
    guide: 390,
    limit: 430,
  },
];

/** As much of Vite's manifest as is used here. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

export interface Size extends Budget {
  /** Gzipped, in kB. */
  size: number;
}

/** The script files that these modules bring with them, each once. @returns undefined when one is not in the build */
export const filesOf = (manifest: Manifest, modules: readonly string[]): string[] | undefined => {
  const seen = new Set<string>();
  const queue = [...modules];
  for (const name of queue) {
    const chunk = manifest[name];
    if (!chunk) return undefined;
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return [...seen].filter((file) => file.endsWith('.js'));
};

const kilobytes = (folder: string, file: string): number =>
  gzipSync(readFileSync(join(folder, file))).length / 1000;

/**
 * Sizes of a build in `folder`.
 * @throws Error naming a route of the table whose modules the build does not have: the table must follow the code
 */
export const measureBuild = (folder: string, table: readonly Budget[] = budgets): Size[] => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return table.flatMap((budget) => {
    const files = filesOf(manifest, budget.modules);
    if (files) return { ...budget, size: files.reduce((sum, file) => sum + kilobytes(folder, file), 0) };
    if (budget.later) return [];
    const missing = budget.modules.filter((name) => !manifest[name]).join(', ');
    throw new Error(
      `${budget.name}: 빌드에 ${missing}이(가) 없습니다. scripts/build/budgets.ts의 표를 고쳐 주세요.`,
    );
  });
};

const verdict = ({ size, guide, limit }: Size): string =>
  size > limit ? '한도 초과' : size > guide ? '기준 초과' : '';

/** The sizes as a few lines for a person. */
export const sizeTable = (sizes: readonly Size[]): string =>
  [
    '화면별 첫 스크립트 (gzip, kB)',
    ...sizes.map((row) =>
      `  ${row.size.toFixed(1).padStart(6)}  기준 ${row.guide} · 한도 ${row.limit}  ${row.name}  ${verdict(row)}`.trimEnd(),
    ),
  ].join('\n');

export const overLimit = (sizes: readonly Size[]): Size[] => sizes.filter(({ size, limit }) => size > limit);
