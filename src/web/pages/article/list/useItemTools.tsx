import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PickingBar } from '#web/shared/export/PickingBar.tsx';
import buttons from '#web/shared/theme/Button.module.css';
import { useKind } from '../kind/KindContext.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import { useReportsLocalPress } from '../useReportsLocalPress.ts';
import styles from './ArticleList.module.css';
import { type ItemColumns, useItemColumns } from './useItemColumns.ts';
import { type Picking, usePicking } from './usePicking.ts';

const ColumnDialog = lazy(async () => ({
  default: (await import('#web/shared/lists/columns/ColumnDialog.tsx')).ColumnDialog,
}));
const ExportOnsite = lazy(async () => ({ default: (await import('./ExportOnsite.tsx')).ExportOnsite }));
const ExportItems = lazy(async () => ({ default: (await import('./ExportItems.tsx')).ExportItems }));

interface Tools {
  columns: ItemColumns['columns'];
  picking: Picking;
  /** The buttons, for the bar of the list. */
  tools: ReactNode;
  /** What stands over the table while rows are picked. */
  pickingBar: ReactNode;
  dialogs: ReactNode;
}

/** What one does with the list as a whole: other columns, a file of it, of all or of picked rows. */
export const useItemTools = (conditions: ArticleConditions, today: string, total: string): Tools => {
  const columns = useItemColumns();
  const picking = usePicking();
  const [open, setOpen] = useState<'columns' | 'export' | 'onsite'>();
  const close = () => setOpen(undefined);
  const showsLocalPress = useKind().name === 'article' && conditions.onsiteMediaArticleYn === 'Y';
  const exportsOnsite = useReportsLocalPress() && showsLocalPress;
  const file = {
    conditions,
    today,
    columns: columns.columns,
    picked: picking.ids,
    total,
    onClose: close,
    onPick: () => {
      close();
      picking.begin();
    },
  };
  const look = `${buttons.tertiary} ${styles.tool}`;
  return {
    columns: columns.columns,
    picking,
    tools: (
      <>
        <button type="button" className={look} aria-label="열 고르기" onClick={() => setOpen('columns')}>
          열
        </button>
        <button type="button" className={look} onClick={() => setOpen('export')}>
          내보내기
        </button>
        {exportsOnsite && (
          <button type="button" className={look} onClick={() => setOpen('onsite')}>
            현지 언론 엑셀
          </button>
        )}
      </>
    ),
    pickingBar: picking.isOn && (
      <PickingBar count={picking.ids.size} onExport={() => setOpen('export')} onEnd={picking.end} />
    ),
    dialogs: (
      <Suspense fallback={null}>
        {open === 'columns' && <ColumnDialog columns={columns} onClose={close} />}
        {open === 'export' && <ExportItems {...file} />}
        {open === 'onsite' && <ExportOnsite {...file} />}
      </Suspense>
    ),
  };
};
