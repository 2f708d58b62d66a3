import { useEffect, useState } from 'react';
import { showAlert } from '#web/shared/dialogs/dialogStore.ts';
import { sizeText } from '#web/shared/export/sizeText.ts';
import { useExport } from '#web/shared/export/useExport.ts';
import styles from './HighLightList.module.css';

const files = [
  { path: '/cluster-list-excel', label: '엑셀' },
  { path: '/cluster-list-txt', label: '텍스트' },
] as const;

/** Takes out exactly what the list shows, all pages of it. While a file comes it can be given up. */
export const ExportButtons = ({ params, isEmpty }: { params: Record<string, string>; isEmpty: boolean }) => {
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
            {sizeText(progress.bytes)} · 취소
          </button>
        ) : (
          <button
            key={path}
            type="button"
            className={styles.tool}
            disabled={isEmpty || running !== undefined}
            onClick={() => {
              setWanted(path);
              void start(path, params);
            }}
          >
            {label} 내려받기
          </button>
        ),
      )}
    </>
  );
};
