import { grouped } from '#contract/countText.ts';
import type { Entry } from '#contract/edition.ts';
import { TextArea, TextBox } from '#web/kit/forms/TextBox.tsx';
import { SourceWords } from '../../parts/tray/SourceWords.tsx';
import styles from './Compose.module.css';
import type { Composed } from './composed.ts';

interface EntryRowProps {
  /** Id of the text field. */
  id: string;
  entry: Composed;
  /** Marks missing values. */
  isTried: boolean;
  onFocus: () => void;
  onChange: (change: Partial<Entry>) => void;
  onRemove: () => void;
}

const maxCommentLength = 1_000;

/** Props of a text field in a draggable row: dragging in it selects text instead of moving the row. */
const undragged = {
  draggable: true,
  onDragStart: (event: React.DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
};

/** A heading, or a record with its summary and the author's comment. */
export const EntryRow = ({ id, entry, isTried, onFocus, onChange, onRemove }: EntryRowProps) => {
  const { itemKnd, ttl, smryCn, cmntCn } = entry;
  const isHeading = itemKnd === 'heading';
  const name = ttl || (isHeading ? '구역 제목' : '제목 없음');
  const remove = (
    <button type="button" className={styles.remove} aria-label={`빼기: ${name}`} onClick={onRemove}>
      빼기
    </button>
  );
  if (isHeading)
    return (
      <div className={styles.headingRow}>
        <TextBox
          {...undragged}
          id={id}
          onFocus={onFocus}
          aria-invalid={isTried && !ttl?.trim()}
          aria-label="구역 제목"
          placeholder="구역 제목 (예: 아시아, 한국 문화)"
          maxLength={100}
          value={ttl ?? ''}
          onChange={({ target }) => onChange({ ttl: target.value })}
        />
        {remove}
      </div>
    );
  return (
    <div className={styles.entry}>
      <div className={styles.entryHead}>
        <p className={styles.entryTitle} dir="auto">
          {name}
        </p>
        {remove}
      </div>
      <SourceWords entry={entry} />
      {smryCn && (
        <p className={styles.entrySummary} dir="auto">
          {smryCn}
        </p>
      )}
      <TextArea
        {...undragged}
        id={id}
        onFocus={onFocus}
        rows={1}
        aria-label={`코멘트: ${name}`}
        placeholder="코멘트"
        maxLength={maxCommentLength}
        value={cmntCn ?? ''}
        onChange={({ target }) => onChange({ cmntCn: target.value })}
      />
      {(cmntCn ?? '').length >= maxCommentLength && (
        <p role="status" className={styles.full}>
          코멘트는 {grouped(maxCommentLength)}자까지 쓸 수 있습니다.
        </p>
      )}
    </div>
  );
};
