import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Stage, stage } from '../../../../../../tests/stage/stage.tsx';
import { articleKind } from '../kind/itemKinds.tsx';
import type { Item } from '../query/itemsQuery.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { columnsOf } from './itemColumns.ts';

let scene: Stage;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  scene.unmount();
  vi.unstubAllGlobals();
});

it.each([
  ['N', '2026-11-20 09:00'],
  ['Y', '2026-11-20 수집 09:00'],
])('a row tells a report time from the time of collection: %s', async (nscvrgDtClctYn, text) => {
  const item = { articleId: 7, lclanTtl: 'One', frmTrsfNscvrgDt: '2026-11-20T00:00:00Z', nscvrgDtClctYn };
  scene = await stage(
    <QueryClientProvider client={new QueryClient()}>
      <table>
        <tbody>
          <ArticleRow
            item={item as unknown as Item}
            columns={columnsOf(articleKind).filter(({ name }) => name === 'time')}
            query=""
            sorted="report"
            isPicked={undefined}
            onPick={() => {}}
            isOpen={false}
            onOpen={undefined}
            isUnder={false}
            isUnfolded={false}
            onFold={() => {}}
          />
        </tbody>
      </table>
    </QueryClientProvider>,
    '/article/Article',
  );
  expect(document.querySelector('time')?.textContent).toBe(text);
});
