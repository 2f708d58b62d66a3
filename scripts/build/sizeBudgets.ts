import type { Plugin } from 'vite';
import { type Budget, budgets, measureBuild, overLimit, sizeTable } from './budgets.ts';

/** Prints what each route loads first, and fails the build when one is over its limit. */
export const sizeBudgets = (table: readonly Budget[] = budgets): Plugin => ({
  name: 'size-budgets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      if (dir === undefined) return;
      const sizes = measureBuild(dir, table);
      console.log(sizeTable(sizes));
      const over = overLimit(sizes);
      if (over.length)
        this.error(
          `첫 스크립트가 한도를 넘었습니다: ${over.map(({ name, size, limit }) => `${name} ${size.toFixed(1)} kB (한도 ${limit})`).join(', ')}. 나중에 불러와도 되는 것을 나누거나, 까닭이 있으면 scripts/build/budgets.ts를 고쳐 주세요.`,
        );
    },
  },
});
