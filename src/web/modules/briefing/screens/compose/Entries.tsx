import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { grouped } from '#contract/countText.ts';
import { briefingLimits, type TrayItem } from '#contract/dailyBriefing.ts';
import { byNation, type Entry, ownHeadings } from '#contract/edition.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { TextArea, TextBox } from '#web/kit/forms/TextBox.tsx';
import { OrderList } from '#web/kit/ordering/OrderList.tsx';
import { SourceWords } from '../../parts/tray/SourceWords.tsx';
import styles from './Compose.module.css';
import { type Composed, composedOf, newHeading, withHeading, withTray } from './composed.ts';

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
const EntryRow = ({ id, entry, isTried, onFocus, onChange, onRemove }: EntryRowProps) => {
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

interface EntriesProps {
  entries: readonly Composed[];
  tray: readonly TrayItem[];
  problem: string | undefined;
  /** Marks missing values. */
  isTried: boolean;
  onChange: (entries: readonly Composed[]) => void;
}

interface ToolProps {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

const Tool = ({ label, isDisabled = false, onPress }: ToolProps) => (
  <button type="button" className={styles.tool} disabled={isDisabled} onClick={onPress}>
    {label}
  </button>
);

/** The entries of an edition in order, with the actions on all of them. */
export const Entries = ({ entries, tray, problem, isTried, onChange }: EntriesProps) => {
  const id = useId();
  /** The last entry with focus: a new heading is inserted before it. */
  const lastKey = useRef<string>(undefined);
  const left = withTray(entries, tray).length - entries.length;

  const change = (key: string, changes: Partial<Entry>) =>
    onChange(entries.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const addHeading = () => {
    const heading = newHeading();
    flushSync(() => onChange(withHeading(entries, heading, lastKey.current)));
    document.getElementById(`${id}-${heading.key}`)?.focus();
  };
  const group = async () => {
    const own = ownHeadings(entries);
    const named = own.slice(0, 3).join(', ') + (own.length > 3 ? ' 외' : '');
    const question = `직접 쓴 구역 제목 ${own.length}개(${named})를 빼고 국가별로 다시 묶으시겠습니까? 항목과 코멘트는 그대로 둡니다.`;
    if (own.length && !(await askConfirm(question, '국가별로 묶기'))) return;
    onChange(byNation(entries).map(composedOf));
  };
  return (
    <section aria-labelledby={`${id}-items`}>
      <div className={styles.itemsHead}>
        <h2 id={`${id}-items`}>
          항목{' '}
          <span className={styles.count}>
            {entries.filter(({ itemKnd }) => itemKnd !== 'heading').length}건
          </span>
        </h2>
        <span className={styles.itemTools}>
          {left > 0 && (
            <Tool
              label={`브리핑함에서 ${left}건 가져오기`}
              onPress={() => onChange(withTray(entries, tray))}
            />
          )}
          {entries.length > 1 && <Tool label="국가별로 묶기" onPress={() => void group()} />}
          <Tool
            label="구역 제목 추가"
            isDisabled={entries.length >= briefingLimits.items}
            onPress={addHeading}
          />
        </span>
      </div>
      {problem && (
        <p role="alert" data-problem="" tabIndex={-1} className={styles.refusal}>
          {problem}
        </p>
      )}
      {entries.length === 0 ? (
        <p className={styles.empty}>
          아직 실린 항목이 없습니다. 기사·하이라이트 목록에서 ‘브리핑 담기’를 누른 뒤 여기로 가져오세요.
        </p>
      ) : (
        <div className={styles.items}>
          <OrderList
            label="항목"
            items={entries.map((entry) => ({
              key: entry.key,
              label: entry.ttl || '구역 제목',
              content: (
                <EntryRow
                  id={`${id}-${entry.key}`}
                  entry={entry}
                  isTried={isTried}
                  onFocus={() => {
                    lastKey.current = entry.key;
                  }}
                  onChange={(changes) => change(entry.key, changes)}
                  onRemove={() => onChange(entries.filter(({ key }) => key !== entry.key))}
                />
              ),
            }))}
            onChange={(keys) => onChange(keys.flatMap((key) => entries.find((one) => one.key === key) ?? []))}
          />
        </div>
      )}
    </section>
  );
};
