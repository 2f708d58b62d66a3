import { useId } from 'react';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './ListImport.module.css';

interface FileChoiceProps {
  label: string;
  accept: string;
  /** Name of the chosen file. */
  name: string;
  onChoose: (file: File | undefined) => void;
}

/** Chooses the file of a list. */
export const FileChoice = ({ label, accept, name, onChoose }: FileChoiceProps) => {
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={({ target }) => {
            onChoose(target.files?.[0]);
            // the same file, corrected, can be chosen again
            target.value = '';
          }}
        />
        <span className={`${buttons.tertiary} ${buttons.small}`} aria-hidden="true">
          파일 선택
        </span>
        <bdi>{name || '선택한 파일이 없습니다.'}</bdi>
      </span>
    </div>
  );
};
