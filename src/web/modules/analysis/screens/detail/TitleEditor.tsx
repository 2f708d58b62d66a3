import { type FormEvent, useId, useState } from 'react';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import type { ClusterRecord } from './clusterRecord.ts';
import styles from './Edits.module.css';
import type { ClusterEdits } from './useClusterEdits.ts';

const maxTitleLength = 500;

/** A field for the title, in its place. */
export const TitleEditor = ({
  cluster,
  edits,
  onClose,
}: {
  cluster: ClusterRecord;
  edits: ClusterEdits;
  onClose: () => void;
}) => {
  const [title, setTitle] = useState(cluster.clusterTtl);
  const [isEmpty, complain] = useState(false);
  const hintId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const clusterTtl = title.trim();
    complain(!clusterTtl);
    if (!clusterTtl || edits.isBusy) return;
    if (
      clusterTtl === cluster.clusterTtl ||
      (await edits.edit('title', { clusterTtl }, '제목을 고쳤습니다.'))
    )
      onClose();
  };
  return (
    <form className={styles.titleForm} onSubmit={(event) => void submit(event)}>
      <TextBox
        aria-label="하이라이트 제목"
        aria-invalid={isEmpty}
        aria-describedby={isEmpty ? hintId : undefined}
        value={title}
        maxLength={maxTitleLength}
        dir="auto"
        // the user has just opened it
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <button type="submit" className={buttons.primary} aria-disabled={edits.isBusy}>
        저장
      </button>
      <button type="button" className={buttons.tertiary} onClick={onClose}>
        취소
      </button>
      {isEmpty && (
        <p id={hintId} role="alert" className={styles.titleProblem}>
          제목을 입력해 주세요.
        </p>
      )}
    </form>
  );
};
