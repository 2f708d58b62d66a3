import { useId, useRef, useState } from 'react';
import { briefingLimits } from '#contract/dailyBriefing.ts';
import { today } from '#contract/days.ts';
import { byNation, type Entry, usualTitle } from '#contract/edition.ts';
import { takeOut, useTray } from '#web/shared/briefingTray/trayStore.ts';
import { describedBy, FieldFrame, labelId } from '#web/shared/forms/FieldFrame.tsx';
import { TextBox } from '#web/shared/forms/TextBox.tsx';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { HtmlEditor } from '#web/shared/html/HtmlEditor.tsx';
import { OrderList } from '#web/shared/ordering/OrderList.tsx';
import { Edition } from '../edition/Edition.tsx';
import styles from './Compose.module.css';
import { ComposeBar } from './ComposeBar.tsx';
import {
  composedOf,
  newHeading,
  type Problems,
  previewOf,
  problemsOf,
  type Work,
  withTray,
} from './composed.ts';
import { EntryRow } from './EntryRow.tsx';
import type { StoredEdition } from './storedEdition.ts';
import { storeEdition, type Version } from './storeEdition.ts';
import { useKeptEdition } from './useKeptEdition.tsx';

interface ComposeProps {
  /** Absent for a new edition, which takes over the tray. */
  stored?: StoredEdition;
  onSaved: (edition: StoredEdition) => void;
  onCancel: () => void;
}

const workOf = (stored: StoredEdition | undefined): Work => {
  if (!stored) {
    const day = today();
    const tray = useTray.getState().items ?? [];
    return { ttl: usualTitle(day), brfgYmd: day, cn: '', entries: withTray([], tray) };
  }
  const { ttl, brfgYmd, cn, items } = stored;
  return { ttl, brfgYmd, cn: cn ?? '', entries: items.map(composedOf) };
};

/** The form of an edition: its head, its items in order with comments, and how it will be read. */
export const Compose = ({ stored, onSaved, onCancel }: ComposeProps) => {
  const id = useId();
  const [start] = useState(() => workOf(stored));
  const [work, setWork] = useState(start);
  /** How somebody tried to save it: what is missing for that is named from then on. */
  const [tried, setTried] = useState<'DRAFT' | 'PUBLISHED'>();
  const [failure, setFailure] = useState<string>();
  const [isPreview, setPreview] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);
  /** What the next save is written over. */
  const [base, setBase] = useState<Version | undefined>(stored);
  const tray = useTray(({ items }) => items) ?? [];
  const { ttl, brfgYmd, cn, entries } = work;
  const problems: Problems = tried ? problemsOf(work, tried === 'PUBLISHED') : {};
  const isPublished = stored?.sttsCd === 'PUBLISHED';
  // a new edition that has taken over the tray is in the tray still
  const isUnsaved = () => !isDone.current && work !== start;
  useLeaveWarning(isUnsaved);

  const kept = useKeptEdition({
    brfgId: stored?.brfgId,
    version: base?.mdfcnDt,
    unsaved: () => (isUnsaved() ? work : undefined),
    onRestore: (left, version) => {
      if (base && version) setBase({ ...base, mdfcnDt: version });
      setWork(left);
    },
    onDiscard: () => {
      setBase(stored);
      setWork(start);
    },
  });

  const change = (changes: Partial<Work>) => setWork((now) => ({ ...now, ...changes }));
  const changeEntry = (key: string, changes: Partial<Entry>) =>
    change({ entries: entries.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const left = withTray(entries, tray).length - entries.length;

  const save = async (sttsCd: 'DRAFT' | 'PUBLISHED') => {
    setTried(sttsCd);
    setFailure(undefined);
    if (Object.keys(problemsOf(work, sttsCd === 'PUBLISHED')).length > 0) {
      setPreview(false);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus(),
      );
      return;
    }
    setSaving(true);
    try {
      const edition = await storeEdition(work, sttsCd, base, setBase);
      if (!edition) return;
      isDone.current = true;
      kept.end();
      const taken = new Set(entries.map(({ key }) => key));
      const used = tray.filter((item) => taken.has(composedOf(item).key));
      if (used.length) void takeOut(used).catch(() => {});
      onSaved(edition);
    } catch (problem) {
      setFailure((problem as Error).message);
    } finally {
      setSaving(false);
    }
  };

  const turn = () => {
    setPreview(!isPreview);
    window.scrollTo({ top: 0 });
  };
  const bar = (
    <ComposeBar
      isPreview={isPreview}
      isPublished={isPublished}
      isSaving={isSaving}
      onCancel={onCancel}
      onTurn={turn}
      onSave={(sttsCd) => void save(sttsCd)}
    />
  );
  const refusal = failure && (
    <p role="alert" className={styles.refusal}>
      {failure}
    </p>
  );
  if (isPreview)
    return (
      <>
        <p className={styles.hint}>발행하면 이렇게 보이고, 이렇게 인쇄되고, 이렇게 메일로 갑니다.</p>
        <Edition edition={previewOf(work, stored?.brfgNo ?? null)} />
        {refusal}
        {bar}
      </>
    );
  return (
    <div className={styles.form}>
      {kept.notices}
      <div className={styles.head}>
        <FieldFrame id={`${id}-ttl`} label="제목" required {...(problems.ttl && { error: problems.ttl })}>
          <TextBox
            id={`${id}-ttl`}
            maxLength={200}
            value={ttl}
            aria-required
            aria-invalid={Boolean(problems.ttl)}
            aria-describedby={describedBy(`${id}-ttl`, problems.ttl ? { error: problems.ttl } : {})}
            onChange={({ target }) => change({ ttl: target.value })}
          />
        </FieldFrame>
        <FieldFrame
          id={`${id}-day`}
          label="브리핑 날짜"
          required
          {...(problems.brfgYmd && { error: problems.brfgYmd })}
        >
          <TextBox
            id={`${id}-day`}
            type="date"
            value={brfgYmd}
            aria-required
            aria-invalid={Boolean(problems.brfgYmd)}
            aria-describedby={describedBy(`${id}-day`, problems.brfgYmd ? { error: problems.brfgYmd } : {})}
            onChange={({ target }) =>
              change({
                brfgYmd: target.value,
                // a title that nobody wrote follows the day
                ...(ttl === usualTitle(brfgYmd) && target.value && { ttl: usualTitle(target.value) }),
              })
            }
          />
        </FieldFrame>
      </div>
      <FieldFrame id={`${id}-cn`} label="머리글" group>
        <HtmlEditor
          id={`${id}-cn`}
          value={cn}
          labelledBy={labelId(`${id}-cn`)}
          onChange={(html) => change({ cn: html })}
        />
      </FieldFrame>
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
              <button
                type="button"
                className={styles.tool}
                onClick={() => change({ entries: withTray(entries, tray) })}
              >
                브리핑함에서 {left}건 가져오기
              </button>
            )}
            {entries.length > 1 && (
              <button
                type="button"
                className={styles.tool}
                onClick={() => change({ entries: byNation(entries).map(composedOf) })}
              >
                나라별로 묶기
              </button>
            )}
            <button
              type="button"
              className={styles.tool}
              disabled={entries.length >= briefingLimits.items}
              onClick={() => change({ entries: [...entries, newHeading()] })}
            >
              구역 제목 더하기
            </button>
          </span>
        </div>
        {problems.entries && (
          <p role="alert" data-problem="" tabIndex={-1} className={styles.refusal}>
            {problems.entries}
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
                    entry={entry}
                    onChange={(changes) => changeEntry(entry.key, changes)}
                    onRemove={() => change({ entries: entries.filter(({ key }) => key !== entry.key) })}
                  />
                ),
              }))}
              onChange={(keys) =>
                change({ entries: keys.flatMap((key) => entries.find((one) => one.key === key) ?? []) })
              }
            />
          </div>
        )}
      </section>
      {refusal}
      {bar}
    </div>
  );
};
