import PickIcon from '@mui/icons-material/ChecklistOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { lazy, Suspense, useState } from 'react';
import buttons from '#web/shared/theme/Button.module.css';
import { useSpec } from '../spec/SpecContext.tsx';
import type { ListColumns } from './columns/useListColumns.tsx';
import styles from './SpecList.module.css';

const ColumnDialog = lazy(async () => ({
  default: (await import('#web/shared/lists/columns/ColumnDialog.tsx')).ColumnDialog,
}));

interface ListToolsProps {
  columns: ListColumns;
  onExport: () => void;
  /** Absent where nothing is done with picked rows but a file. */
  onPick?: () => void;
}

/** What one does with the list as a whole: other columns, a file of it. */
export const ListTools = ({ columns, onExport, onPick }: ListToolsProps) => {
  const spec = useSpec();
  const [choosing, setChoosing] = useState(false);
  const look = `${buttons.tertiary} ${styles.tool}`;
  return (
    <>
      <button type="button" className={look} aria-label="열 고르기" onClick={() => setChoosing(true)}>
        <ColumnsIcon aria-hidden="true" fontSize="inherit" />열
      </button>
      {spec.operations.excel && (
        <button type="button" className={look} onClick={onExport}>
          <DownloadIcon aria-hidden="true" fontSize="inherit" />
          내보내기
        </button>
      )}
      {onPick && (
        <button type="button" className={look} onClick={onPick}>
          <PickIcon aria-hidden="true" fontSize="inherit" />
          여러 건 선택
        </button>
      )}
      <Suspense fallback={null}>
        {choosing && <ColumnDialog columns={columns} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  );
};
