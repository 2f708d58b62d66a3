import { useListContext } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PickingBar } from '#web/shared/export/PickingBar.tsx';
import { type ListColumns, useListColumns } from './columns/useListColumns.tsx';
import type { ExportSource } from './export/exportRequest.ts';
import { ListTools } from './ListTools.tsx';

const ExportDialog = lazy(async () => ({
  default: (await import('./export/ExportDialog.tsx')).ExportDialog,
}));

const PickedRows = ({ onExport, onEnd }: { onExport: () => void; onEnd: () => void }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const end = () => {
    onUnselectItems();
    onEnd();
  };
  return <PickingBar count={selectedIds.length} onExport={onExport} onEnd={end} />;
};

interface Tools {
  columns: ListColumns;
  /** Whether rows are being picked for a file. */
  isPicking: boolean;
  /** The buttons, for the bar of the list. */
  tools: ReactNode;
  /** What stands over the table while rows are picked. */
  picking: ReactNode;
  dialogs: ReactNode;
}

/**
 * What one does with a list as a whole: other columns, a file of it, of all or of picked rows.
 * @param children columns as `<SpecField source="…"/>`
 * @param source where the file comes from when it is not the entity's whole list
 */
export const useListTools = (children: ReactNode, source?: ExportSource): Tools => {
  const columns = useListColumns(children, source?.place);
  const [isPicking, setPicking] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const startExport = () => setExporting(true);
  const stopExport = () => setExporting(false);
  return {
    columns,
    isPicking,
    tools: <ListTools columns={columns} onExport={startExport} />,
    picking: isPicking && <PickedRows onExport={startExport} onEnd={() => setPicking(false)} />,
    dialogs: (
      <Suspense fallback={null}>
        {isExporting && (
          <ExportDialog
            shown={columns.shown}
            {...(source && { source })}
            onClose={stopExport}
            onPick={() => {
              stopExport();
              setPicking(true);
            }}
          />
        )}
      </Suspense>
    ),
  };
};
