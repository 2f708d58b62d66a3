import { type ReactNode, useId } from 'react';
import { byteText } from '#contract/byteText.ts';
import type { Option } from '#contract/entity.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogActions } from '../dialogs/DialogActions.tsx';
import { FieldFrame, labelId } from '../forms/FieldFrame.tsx';
import { Segmented } from '../forms/Segmented.tsx';
import { Spinner } from '../loading/Spinner.tsx';
import buttons from '../theme/Button.module.css';
import styles from './export.module.css';
import type { ExportProgress } from './useExport.ts';

/** Export formats that spreadsheet programs open. */
export const sheetFormats = [
  { value: 'xlsx', label: '엑셀(xlsx)' },
  { value: 'csv', label: 'CSV' },
] as const;

interface ExportFrameProps<Format extends string> {
  /** Name of the exported list. */
  label: string;
  formats: readonly Option[];
  format: Format;
  onFormat: (format: Format) => void;
  rows: {
    /** Number of rows picked on the list. */
    picked: number;
    /** Whether only the picked rows are exported. */
    onlyPicked: boolean;
    /** The number of all rows that match the conditions, in words. */
    total: string;
    onOnlyPicked?: (onlyPicked: boolean) => void;
    /** Starts picking rows; absent if rows cannot be picked. */
    onPick?: () => void;
  };
  /** Labels of the columns. */
  columns: readonly string[];
  progress: ExportProgress;
  onSubmit: () => void;
  onCancel: () => void;
  onClose: () => void;
  /** Further messages or fields. */
  children?: ReactNode;
}

/** The dialog of every export: format, rows and columns; then the progress, with a cancel button. */
export const ExportFrame = <Format extends string>({
  label,
  formats,
  format,
  onFormat,
  rows,
  columns,
  progress,
  onSubmit,
  onCancel,
  onClose,
  children,
}: ExportFrameProps<Format>) => {
  const id = useId();
  const isRunning = progress.kind === 'running';
  return (
    <Dialog
      title={`${label} 내보내기`}
      busy={isRunning}
      onClose={onClose}
      onSubmit={onSubmit}
      problem={progress.kind === 'failed' ? progress.message : undefined}
      actions={
        <DialogActions
          label="내려받기"
          onCancel={isRunning ? onCancel : onClose}
          disabled={isRunning || columns.length === 0}
        />
      }
    >
      <FieldFrame id={`${id}-format`} label="파일 형식" group>
        <Segmented
          name={`${id}-format`}
          labelledBy={labelId(`${id}-format`)}
          options={formats}
          value={format}
          disabled={isRunning}
          onChange={(chosen) => onFormat(chosen as Format)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-rows`} label="범위" group>
        {rows.picked > 0 ? (
          <Segmented
            name={`${id}-rows`}
            labelledBy={labelId(`${id}-rows`)}
            options={[
              { value: 'picked', label: `선택한 ${rows.picked}건` },
              { value: 'all', label: `조건에 맞는 전부 ${rows.total}` },
            ]}
            value={rows.onlyPicked ? 'picked' : 'all'}
            disabled={isRunning}
            onChange={(chosen) => rows.onOnlyPicked?.(chosen === 'picked')}
          />
        ) : (
          <div className={styles.rows}>
            <span>조건에 맞는 전부 {rows.total}</span>
            {rows.onPick && (
              <button type="button" className={buttons.tertiary} disabled={isRunning} onClick={rows.onPick}>
                행을 선택해서 내보내기
              </button>
            )}
          </div>
        )}
      </FieldFrame>
      <p className={styles.columns}>
        열 {columns.length}개: {columns.join(', ')}
      </p>
      {children}
      <div role="status" className={styles.progress}>
        {progress.kind === 'running' && (
          <>
            <Spinner />
            {rows.onlyPicked ? `${rows.picked}건` : rows.total}을 내려받고 있습니다.{' '}
            {progress.bytes > 0 && `(${byteText(progress.bytes)})`}
          </>
        )}
      </div>
    </Dialog>
  );
};
