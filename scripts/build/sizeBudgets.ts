import type { Plugin } from 'vite';
import {
  type Budget,
  budgets,
  maxFiles,
  maxStyles,
  measureBuild,
  overLimit,
  sizeTable,
  tooLargeStyles,
  tooManyFiles,
} from './budgets.ts';
import { type FirstLoad, firstLoads } from './firstLoads.ts';
import { screenFiles, writeScreenFiles } from './screenFiles.ts';

interface Limits {
  loads: readonly FirstLoad[];
  table: readonly Budget[];
  files: typeof maxFiles;
  styles: number;
}

/**
 * Writes the initial files of each screen for the server; prints the sizes of screens, and fails the build if one
 * exceeds its size or number of files.
 */
export const sizeBudgets = ({
  loads = firstLoads,
  table = budgets,
  files = maxFiles,
  styles = maxStyles,
}: Partial<Limits> = {}): Plugin => {
  let root = '';
  return {
    name: 'size-budgets',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        if (dir === undefined) return;
        const screens = screenFiles(root, bundle, 'index.html', loads);
        writeScreenFiles(dir, screens);
        const crowded = tooManyFiles(screens, files);
        if (crowded.length)
          this.error(
            `첫 방문에 스크립트는 ${files.scripts}개, 스타일 시트는 ${files.styleSheets}개까지입니다: ${crowded.join(', ')}. vite.config.ts의 조각을 살펴 주세요.`,
          );
        const large = tooLargeStyles(dir, styles);
        if (large.length)
          this.error(
            `첫 방문의 스타일 시트는 모두 더해 ${styles} kB까지입니다: ${large.join(', ')}. 그 화면이 쓰지 않는 규칙을 나누어 주세요.`,
          );
        const sizes = measureBuild(dir, table);
        console.log(sizeTable(sizes));
        const over = overLimit(sizes);
        if (over.length)
          this.error(
            `첫 스크립트가 한도를 넘었습니다: ${over.map(({ name, size, limit }) => `${name} ${size.toFixed(1)} kB (한도 ${limit})`).join(', ')}. 나중에 불러와도 되는 것을 나누거나, 까닭이 있으면 scripts/build/budgets.ts를 고쳐 주세요.`,
          );
      },
    },
  };
};
