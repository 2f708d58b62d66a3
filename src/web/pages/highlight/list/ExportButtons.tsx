import axios from 'axios';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#web/shared/announce/announce.tsx';
import { showAlert } from '#web/shared/dialogs/dialogStore.ts';
import { download } from '#web/shared/http/download.ts';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import styles from './HighLightList.module.css';

const files = [
  { path: '/cluster-list-excel', label: '엑셀' },
  { path: '/cluster-list-txt', label: '텍스트' },
] as const;

const sizeWords = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('ko-KR')} KB`;

/** Takes out exactly what the list shows, all pages of it. While a file comes it can be given up. */
export const ExportButtons = ({ params, isEmpty }: { params: Record<string, string>; isEmpty: boolean }) => {
  const [running, setRunning] = useState<{ path: string; bytes: number }>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (path: string) => {
    const controller = new AbortController();
    abort.current = controller;
    setRunning({ path, bytes: 0 });
    try {
      await download(path, {
        params,
        quiet: true,
        signal: controller.signal,
        onDownloadProgress: ({ loaded }) => setRunning({ path, bytes: loaded }),
      });
      announce('내려받기를 마쳤습니다.');
    } catch (problem) {
      if (!axios.isCancel(problem)) void showAlert(problemSentence(problem));
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <>
      {files.map(({ path, label }) =>
        running?.path === path ? (
          <button key={path} type="button" className={styles.tool} onClick={() => abort.current?.abort()}>
            {sizeWords(running.bytes)} · 취소
          </button>
        ) : (
          <button
            key={path}
            type="button"
            className={styles.tool}
            disabled={isEmpty || running !== undefined}
            onClick={() => void start(path)}
          >
            {label} 내려받기
          </button>
        ),
      )}
    </>
  );
};
