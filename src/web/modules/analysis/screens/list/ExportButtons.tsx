import { useEffect, useState } from 'react';
import { byteText } from '#contract/byteText.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { useExport } from '#web/kit/export/useExport.ts';
import styles from './HighLightList.module.css';

const files = [
  { path: '/cluster-list-excel', label: '엑셀' },
  { path: '/cluster-list-txt', label: '텍스트' },
] as const;

interface ExportButtonsProps {
  params: Readonly<Record<string, unknown>>;
  /** Nothing to export, or too much. */
  isClosed: boolean;
  /** Words before the format of each button. */
  words?: string;
}

/** Exports exactly what the list shows, all pages of it, or the picked ones. A running export can be cancelled. */
export const ExportButtons = ({ params, isClosed, words = '' }: ExportButtonsProps) => {
  const [wanted, setWanted] = useState<string>();
  const { progress, start, cancel } = useExport(() => setWanted(undefined));
  const running = progress.kind === 'running' ? wanted : undefined;
  useEffect(() => {
    if (progress.kind === 'failed') void showAlert(progress.message);
  }, [progress]);
  return (
    <>
      {files.map(({ path, label }) =>
        running === path && progress.kind === 'running' ? (
          <button key={path} type="button" className={styles.tool} onClick={cancel}>
            {byteText(progress.bytes)} · 취소
          </button>
        ) : (
          <button
            key={path}
            type="button"
            className={styles.tool}
            data-action="export"
            disabled={isClosed || running !== undefined}
            onClick={() => {
              setWanted(path);
              void start(path, params);
            }}
          >
            {words}
            {label} 내려받기
          </button>
        ),
      )}
    </>
  );
};
