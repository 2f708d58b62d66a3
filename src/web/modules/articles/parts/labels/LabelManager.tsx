import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { EmptyState, LoadingState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Swatch } from './LabelChip.tsx';
import styles from './LabelDialog.module.css';
import { LabelForm } from './LabelForm.tsx';
import { type Label, useLabels } from './labels.ts';
import { deleteLabel, mergeLabels, restoreLabel } from './labelWrites.ts';
import { DoneLine, useUndoable } from './undoable.tsx';

type Open = { what: 'edit' | 'merge'; labelId: number } | { what: 'new' } | undefined;

interface MergeProps {
  label: Label;
  others: readonly Label[];
  onMerge: (into: Label) => void;
  onCancel: () => void;
}

const Merge = ({ label, others, onMerge, onCancel }: MergeProps) => {
  const [into, setInto] = useState(others[0]?.labelId);
  const chosen = others.find(({ labelId }) => labelId === into);
  return (
    <div className={styles.tools}>
      <Select
        small
        aria-label={`‘${label.labelNm}’ 라벨을 합칠 곳`}
        options={others.map(({ labelId, labelNm }) => ({ value: String(labelId), label: labelNm }))}
        value={String(into)}
        onChange={({ target }) => setInto(Number(target.value))}
      />
      <button type="button" className={buttons.primary} onClick={() => chosen && onMerge(chosen)}>
        여기에 합치기
      </button>
      <button type="button" className={buttons.tertiary} onClick={onCancel}>
        취소
      </button>
    </div>
  );
};

/** The user's labels: new ones, their names, colours, folders and sharing, merging and deleting; and those shared by colleagues. */
export const LabelManager = ({ onClose }: { onClose: () => void }) => {
  const { labels, problem: unread } = useLabels();
  const [open, setOpen] = useState<Open>();
  const { act, problem, ...undoable } = useUndoable();
  const named = labels?.filter(({ ltrYn }) => ltrYn === 'N');
  const own = named?.filter(({ ownYn }) => ownYn === 'Y') ?? [];
  const close = () => setOpen(undefined);
  const remove = ({ labelId, labelNm }: Label) =>
    act(async () => {
      await deleteLabel(labelId);
      return {
        text: `‘${labelNm}’ 라벨을 지웠습니다. 기사는 그대로 있습니다.`,
        undo: async () => void (await restoreLabel(labelId)),
      };
    });
  const merge = (label: Label, into: Label) =>
    act(async () => {
      const undo = await mergeLabels(label.labelId, into.labelId);
      close();
      return { text: `‘${label.labelNm}’ 라벨을 ‘${into.labelNm}’에 합쳤습니다.`, undo };
    });
  const form = (label?: Label) => (
    <LabelForm
      label={label}
      folders={[...new Set(own.flatMap(({ fldrNm }) => fldrNm ?? []))]}
      onSaved={(text) => {
        close();
        void act(async () => ({ text }));
      }}
      onCancel={close}
    />
  );
  const tools = (label: Label) => {
    const { labelId, labelNm } = label;
    const others = own.filter((other) => other !== label);
    const button = (words: string, className: string | undefined, onClick: () => void) => (
      <button type="button" className={className} aria-label={`${labelNm} ${words}`} onClick={onClick}>
        {words}
      </button>
    );
    return open?.what === 'merge' && open.labelId === labelId ? (
      <Merge label={label} others={others} onMerge={(into) => void merge(label, into)} onCancel={close} />
    ) : (
      <div className={styles.tools}>
        {button('고치기', buttons.tertiary, () => setOpen({ what: 'edit', labelId }))}
        {others.length > 0 && button('합치기', buttons.tertiary, () => setOpen({ what: 'merge', labelId }))}
        {button('지우기', buttons.danger, () => void remove(label))}
      </div>
    );
  };
  return (
    <Dialog
      title="라벨 관리"
      size="large"
      onClose={onClose}
      problem={problem ?? (unread ? problemSentence(unread) : undefined)}
      aside={
        <button type="button" className={buttons.secondary} onClick={() => setOpen({ what: 'new' })}>
          새 라벨
        </button>
      }
      actions={
        <button type="button" className={buttons.primary} onClick={onClose}>
          닫기
        </button>
      }
    >
      <DoneLine {...undoable} act={act} />
      {open?.what === 'new' && form()}
      {!named ? (
        !unread && <LoadingState minHeight="12rem" />
      ) : named.length === 0 && !open ? (
        <EmptyState
          title="아직 라벨이 없습니다"
          hint="‘새 라벨’을 누르거나, 기사에서 라벨을 만들어 붙입니다."
        />
      ) : (
        <ul className={styles.rows}>
          {named.map((label) => (
            <li key={label.labelId} className={styles.row}>
              <Swatch color={label.colorCd} />
              <span className={styles.name}>
                {label.fldrNm && <span className={styles.count}>{label.fldrNm} › </span>}
                {label.labelNm} <span className={styles.count}>{countText(label.cnt)}</span>
              </span>
              {label.ownYn === 'N' ? (
                <span className={styles.count}>
                  {label.userNm}님이 함께 보는 라벨{label.edtYn === 'Y' && ' · 기사를 넣고 뺄 수 있음'}
                </span>
              ) : (
                <>
                  {label.shrYn === 'Y' && <Badge tone="good">함께 보는 그룹: {label.groupNm}</Badge>}
                  {tools(label)}
                </>
              )}
              {open?.what === 'edit' && open.labelId === label.labelId && form(label)}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
