import { FieldFrame } from '#web/shared/forms/FieldFrame.tsx';
import styles from './kinds.module.css';
import type { CellProps, InputProps } from './sides.ts';
import { useSpecInput } from './useSpecInput.ts';

interface StoredFile {
  fileId: string;
  orgnlFileNm: string;
}

const asFiles = (value: unknown): StoredFile[] => (Array.isArray(value) ? (value as StoredFile[]) : []);

export const FilesCell = ({ value }: CellProps) => `${asFiles(value).length}개`;

/** Names of the stored files. Attaching comes with the first entity that has files. */
export const FilesInput = (props: InputProps) => {
  const { control, frame } = useSpecInput(props, { format: asFiles });
  const files = asFiles(control.value);
  return (
    <FieldFrame {...frame} group>
      {files.length === 0 ? (
        <p className={styles.hint}>첨부파일이 없습니다.</p>
      ) : (
        <ul>
          {files.map(({ fileId, orgnlFileNm }) => (
            <li key={fileId}>{orgnlFileNm}</li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
};
