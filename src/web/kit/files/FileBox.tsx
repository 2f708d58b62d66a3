import { type DragEvent, useId, useRef, useState } from 'react';
import { byteText } from '#contract/byteText.ts';
import { constants } from '#contract/constants.ts';
import { announce } from '../announce/announce.tsx';
import buttons from '../theme/Button.module.css';
import styles from './FileBox.module.css';
import { type AddedFile, countOf, type FileChoice, sharesOf, useUpload, withFiles } from './fileChoice.ts';

interface FileBoxProps {
  id: string;
  choice: FileChoice;
  max: number;
  onChange: (choice: FileChoice) => void;
  labelledBy: string;
  describedBy?: string | undefined;
  invalid?: boolean;
}

let lastKey = 0;
const newKey = (): string => {
  lastKey += 1;
  return `file-${lastKey}`;
};

const accepted = constants.file.extensions.map((extension) => `.${extension}`).join(',');
const maxDescriptionLength = 1000;

const Progress = ({ name, share }: { name: string; share: number }) => (
  <span className={styles.progress}>
    <progress aria-label={`${name} 올리는 중`} max={1} value={share} />
    <span aria-hidden="true">{Math.round(share * 100)}%</span>
  </span>
);

interface AddedRowProps {
  added: AddedFile;
  share: number | undefined;
  onDescribe: (expln: string) => void;
  onRemove: () => void;
}

const AddedRow = ({ added: { file, expln }, share, onDescribe, onRemove }: AddedRowProps) => (
  <li className={styles.row}>
    <span className={styles.name}>
      {file.name} <span className={styles.size}>{byteText(file.size)}</span>
    </span>
    {share === undefined ? (
      <>
        <input
          className={styles.description}
          aria-label={`${file.name} 설명`}
          placeholder="설명"
          maxLength={maxDescriptionLength}
          value={expln}
          onChange={({ target }) => onDescribe(target.value)}
        />
        <button type="button" className={styles.remove} aria-label={`${file.name} 빼기`} onClick={onRemove}>
          빼기
        </button>
      </>
    ) : (
      <Progress name={file.name} share={share} />
    )}
  </li>
);

/**
 * The files of a record in a form: added by drop or chooser, described, removed; with the progress of each during
 * upload.
 */
export const FileBox = ({ id, choice, max, onChange, labelledBy, describedBy, invalid }: FileBoxProps) => {
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);
  const { sent, cancel } = useUpload();
  const isSending = sent !== null && choice.added.length > 0;
  const shares = isSending
    ? sharesOf(
        choice.added.map(({ file }) => file.size),
        sent,
      )
    : [];

  /** Files are added or removed: messages about the previous choice no longer apply. */
  const change = (next: FileChoice, problems: string[] = []) => {
    setRefusals(problems);
    onChange(next);
  };
  const take = (files: readonly File[]) => {
    const next = withFiles(choice, files, max, newKey);
    change(next.choice, next.refusals);
    const taken = next.choice.added.length - choice.added.length;
    if (taken > 0) announce(`파일 ${taken}개를 선택했습니다.`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const toggle = (fileId: string) => {
    const { removed } = choice;
    const without = removed.filter((one) => one !== fileId);
    change({ ...choice, removed: without.length < removed.length ? without : [...removed, fileId] });
  };

  return (
    <div className={styles.box} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div
        role="presentation"
        className={isOver ? styles.zoneOver : invalid ? styles.zoneInvalid : styles.zone}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>파일을 여기에 끌어 놓거나</p>
        <button
          id={id}
          type="button"
          className={buttons.tertiary}
          aria-describedby={hintId}
          disabled={isSending}
          onClick={() => picker.current?.click()}
        >
          파일 선택
        </button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={accepted}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p id={hintId} className={styles.hint}>
          이미지, PDF, 한글, 엑셀, 워드, 파워포인트, ZIP · 하나에 50MB, {max}개까지 ({countOf(choice)}/{max})
        </p>
      </div>
      <div role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className={styles.refusal}>
            {refusal}
          </p>
        ))}
      </div>
      {(choice.stored.length > 0 || choice.added.length > 0) && (
        <ul className={styles.list}>
          {choice.stored.map(({ fileId, orgnlFileNm, fileSize, expln }) => {
            const isRemoved = choice.removed.includes(fileId);
            return (
              <li key={fileId} className={styles.row}>
                <span className={isRemoved ? styles.nameRemoved : styles.name}>
                  {orgnlFileNm} <span className={styles.size}>{byteText(fileSize)}</span>
                  {expln && <span className={styles.said}>{expln}</span>}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`${orgnlFileNm} ${isRemoved ? '되돌리기' : '삭제'}`}
                  disabled={isSending}
                  onClick={() => toggle(fileId)}
                >
                  {isRemoved ? '되돌리기' : '삭제'}
                </button>
              </li>
            );
          })}
          {choice.added.map((added, index) => (
            <AddedRow
              key={added.key}
              added={added}
              share={shares[index]}
              onDescribe={(expln) =>
                onChange({
                  ...choice,
                  added: choice.added.map((one) => (one.key === added.key ? { ...one, expln } : one)),
                })
              }
              onRemove={() =>
                change({ ...choice, added: choice.added.filter((one) => one.key !== added.key) })
              }
            />
          ))}
        </ul>
      )}
      {isSending && (
        <button type="button" className={styles.cancel} onClick={cancel}>
          올리기 취소
        </button>
      )}
    </div>
  );
};
