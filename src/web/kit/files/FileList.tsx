import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { byteText } from '#contract/byteText.ts';
import { download } from '#web/client/http/download.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyDialog } from '../loading/lazyPart.tsx';
import styles from './FileList.module.css';
import type { StoredFile } from './fileChoice.ts';

const ReasonDialog = lazyDialog(async () => (await import('../forms/ReasonDialog.tsx')).ReasonDialog);

interface FileListProps {
  files: readonly StoredFile[];
  /** Downloads need a reason, which the server records. */
  secure?: boolean;
}

/** Downloads one file, or several as an archive; without a reason, errors are shown by the shell's alert. */
const fetchFiles = async (fileIds: readonly string[], reason?: string): Promise<void> => {
  const path = `/${reason === undefined ? '' : 'secure-'}${fileIds.length > 1 ? 'zipfile' : 'file'}-download`;
  const params = { fileId: fileIds.length > 1 ? fileIds : fileIds[0], reason };
  const fetching = download(path, { params, quiet: reason !== undefined });
  await (reason === undefined ? fetching.catch(() => {}) : fetching);
};

/** Focuses the file that a link in a mail names with `#file-{fileId}`. */
const useNamedFile = () => {
  const { hash } = useLocation();
  const named = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hash.startsWith('#file-')) named.current?.focus();
  }, [hash]);
  return { named, isNamed: (fileId: string) => hash === `#file-${fileId}` };
};

/** The files of a stored record, each downloadable, and all of them as one archive. */
export const FileList = ({ files, secure = false }: FileListProps) => {
  const [asked, setAsked] = useState<string[]>();
  const start = (fileIds: string[]) => (secure ? setAsked(fileIds) : void fetchFiles(fileIds));
  const { named, isNamed } = useNamedFile();
  if (files.length === 0) return null;
  return (
    <div className={styles.list}>
      <ul>
        {files.map(({ fileId, orgnlFileNm, expln, fileSize, textState }) => (
          <li key={fileId}>
            <button
              type="button"
              className={styles.file}
              data-printed
              {...(isNamed(fileId) && { ref: named })}
              onClick={() => start([fileId])}
            >
              <Icon outline={icons.download} />
              <span className={styles.name}>
                {orgnlFileNm}
                {expln && <span className={styles.said}>{expln}</span>}
                {textState && <span className={styles.said}>{textState}</span>}
              </span>
              <span className={styles.size}>{byteText(fileSize)}</span>
              <span className="only-read-aloud">내려받기</span>
            </button>
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <button
          type="button"
          className={`${styles.file} ${styles.all}`}
          onClick={() => start(files.map(({ fileId }) => fileId))}
        >
          <Icon outline={icons.download} />
          모두 내려받기 (zip)
        </button>
      )}
      {asked && (
        <ReasonDialog
          title="보호되는 파일 내려받기"
          action="내려받기"
          record="내려받은 사람, 시각, 사유가 개인정보 로그에 남습니다."
          missing="파일을 내려받는 사유를 입력해 주세요."
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => fetchFiles(asked, reason)}
        />
      )}
    </div>
  );
};
