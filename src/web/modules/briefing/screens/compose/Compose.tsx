import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { today } from '#contract/days.ts';
import { defaultTitle } from '#contract/edition.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { HtmlEditor } from '#web/kit/html/HtmlEditor.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { newSendKey } from '#web/modules/boards/index.ts';
import { removeFromTray, useTray } from '../../parts/tray/trayStore.ts';
import { Edition } from '../edition/Edition.tsx';
import styles from './Compose.module.css';
import { composedOf, type Problems, previewOf, problemsOf, type Work, withTray } from './composed.ts';
import { confirmPublish } from './confirmPublish.ts';
import { EditionHead } from './EditionHead.tsx';
import { Entries } from './Entries.tsx';
import { type Composing, type StoredEdition, storeEdition, type Version } from './storeEdition.ts';
import { useEditionRecovery } from './useEditionRecovery.tsx';

interface ComposeBarProps {
  isPreview: boolean;
  isPublished: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** Switches between form and preview. */
  onTurn: () => void;
  onSave: (sttsCd: 'DRAFT' | 'PUBLISHED') => void;
}

/** Actions on the edition, below the form and below its preview. */
const ComposeBar = ({ isPreview, isPublished, isSaving, onCancel, onTurn, onSave }: ComposeBarProps) => {
  const saving = (label: string, sttsCd: 'DRAFT' | 'PUBLISHED', className: string | undefined) => (
    <button type="button" className={className} disabled={isSaving} onClick={() => onSave(sttsCd)}>
      {label}
    </button>
  );
  return (
    <div className={styles.bar}>
      <button type="button" className={buttons.tertiary} onClick={onCancel}>
        취소
      </button>
      <span className="row-end">
        {isPreview && (
          <button type="button" className={buttons.tertiary} onClick={() => window.print()}>
            인쇄
          </button>
        )}
        <button type="button" className={buttons.tertiary} onClick={onTurn}>
          {isPreview ? '계속 쓰기' : '미리보기'}
        </button>
        {isPublished ? (
          saving('저장', 'PUBLISHED', buttons.primary)
        ) : (
          <>
            {saving('임시저장', 'DRAFT', buttons.secondary)}
            {saving('발행', 'PUBLISHED', buttons.primary)}
          </>
        )}
      </span>
    </div>
  );
};

interface ComposeProps {
  /** Absent for a new edition, which starts with the tray's items. */
  stored?: StoredEdition;
  onSaved: (edition: StoredEdition) => void;
  onCancel: () => void;
}

const workOf = (stored: StoredEdition | undefined): Work => {
  if (!stored) {
    const day = today();
    const tray = useTray.getState().items ?? [];
    return { ttl: defaultTitle(day), brfgYmd: day, cn: '', entries: withTray([], tray) };
  }
  const { ttl, brfgYmd, cn, items } = stored;
  return { ttl, brfgYmd, cn: cn ?? '', entries: items.map(composedOf) };
};

/** The form of an edition: its head, its items in order with comments, and a preview. */
export const Compose = ({ stored, onSaved, onCancel }: ComposeProps) => {
  const id = useId();
  const [start] = useState(() => workOf(stored));
  const [work, setWork] = useState(start);
  /** The last attempted save: from then on the fields it requires are marked if missing. */
  const [tried, setTried] = useState<'DRAFT' | 'PUBLISHED'>();
  const [failure, setFailure] = useState<string>();
  const [isPreview, setPreview] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);
  const isBusy = useRef(false);
  const composing = useRef<Composing>({ key: newSendKey(), isSent: false });
  /** The version that the next save replaces. */
  const [base, setBase] = useState<Version | undefined>(stored);
  const tray = useTray(({ items }) => items) ?? [];
  const { brfgYmd, cn, entries } = work;
  const problems: Problems = tried ? problemsOf(work, tried === 'PUBLISHED') : {};
  const isPublished = stored?.sttsCd === 'PUBLISHED';
  // a new edition that only has the tray's items is not unsaved: they are still in the tray
  const isUnsaved = () => !isDone.current && work !== start;
  useLeaveWarning(isUnsaved);

  const kept = useEditionRecovery({
    brfgId: stored?.brfgId,
    base: base && { brfgId: base.brfgId, mdfcnDt: base.mdfcnDt },
    unsaved: () => (isUnsaved() ? work : undefined),
    onRestore: (left, over) => {
      if (over) setBase(over);
      setWork(left);
    },
    onDiscard: () => {
      setBase(stored ?? base);
      setWork(start);
    },
  });

  const change = (changes: Partial<Work>) => setWork((now) => ({ ...now, ...changes }));

  const save = async (sttsCd: 'DRAFT' | 'PUBLISHED') => {
    const isIncomplete = Object.keys(problemsOf(work, sttsCd === 'PUBLISHED')).length > 0;
    flushSync(() => {
      setTried(sttsCd);
      setFailure(undefined);
      if (isIncomplete) setPreview(false);
    });
    if (isIncomplete) {
      document.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
      return;
    }
    // a second press while the confirmation or the save is pending would create a second edition
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    try {
      if (sttsCd === 'PUBLISHED' && !isPublished && !(await confirmPublish(brfgYmd, base?.brfgId))) return;
      const edition = await storeEdition(
        work,
        sttsCd,
        { stored: base, composing: composing.current },
        setBase,
      );
      if (!edition) return;
      isDone.current = true;
      kept.end();
      const taken = new Set(entries.map(({ key }) => key));
      const used = tray.filter((item) => taken.has(composedOf(item).key));
      if (used.length) void removeFromTray(used).catch(() => {});
      onSaved(edition);
    } catch (problem) {
      setFailure((problem as Error).message);
    } finally {
      isBusy.current = false;
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
        <p className={styles.hint}>
          {isPublished ? '저장하면' : '발행하면'} 이 내용대로 화면과 인쇄물, 메일에 실립니다.
        </p>
        <Edition edition={previewOf(work, stored?.brfgNo ?? null)} />
        {refusal}
        {bar}
      </>
    );
  return (
    <div className={styles.form}>
      {kept.notices}
      <EditionHead work={work} problems={problems} onChange={change} />
      <FieldFrame id={`${id}-cn`} label="머리글" group>
        <HtmlEditor
          id={`${id}-cn`}
          value={cn}
          labelledBy={labelId(`${id}-cn`)}
          onChange={(html) => change({ cn: html })}
        />
      </FieldFrame>
      <Entries
        entries={entries}
        tray={tray}
        problem={problems.entries}
        isTried={tried !== undefined}
        onChange={(changed) => change({ entries: changed })}
      />
      {refusal}
      {bar}
    </div>
  );
};
