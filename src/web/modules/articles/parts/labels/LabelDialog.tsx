import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { countText } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { byFolder } from '#web/client/views/viewFolders.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { leaveTypingAhead, takeTypedAhead } from '#web/kit/focus/typingAhead.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import type { LabelRequest } from '#web/kit/shortcuts/labelRequest.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Swatch } from './LabelChip.tsx';
import styles from './LabelDialog.module.css';
import { LabelManager } from './LabelManager.tsx';
import { type Label, useLabels } from './labels.ts';
import { insertLabel } from './labelWrites.ts';
import { putLabel } from './putLabel.ts';
import { DoneLine, useUndoable } from './undoable.tsx';

interface ChoiceProps {
  label: Label;
  /** Number of the articles. */
  of: number;
  /** Resolves once the label is known as it is stored. */
  onChange: (isOn: boolean) => Promise<unknown>;
}

/** One label, on all, some or none of the articles. */
const Choice = ({ label, of, onChange }: ChoiceProps) => {
  const box = useRef<HTMLInputElement>(null);
  const { labelNm, colorCd, pickedCnt, edtYn, cnt, userNm } = label;
  // as pressed, until it is known as it is stored
  const [wanted, setWanted] = useState<boolean>();
  const isPartly = wanted === undefined && pickedCnt > 0 && pickedCnt < of;
  const turn = async (isOn: boolean) => {
    setWanted(isOn);
    await onChange(isOn);
    setWanted(undefined);
  };
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        checked={wanted ?? pickedCnt === of}
        disabled={edtYn === 'N'}
        onChange={({ target }) => void turn(target.checked)}
      />
      <Swatch color={colorCd} />
      <span className={styles.name}>
        {labelNm}
        {userNm && (
          <span className={styles.count}>
            {' '}
            {userNm}님{edtYn === 'N' && ' · 보기만'}
          </span>
        )}
      </span>
      <span className={styles.count}>{countText(cnt)}</span>
    </label>
  );
};

/** Passes on what was typed before the dialog was there. */
const useTypedAhead = (onTyped: (text: string) => void) => {
  const take = useEffectEvent(() => {
    const typed = takeTypedAhead();
    if (typed) onTyped(typed);
  });
  useLayoutEffect(() => take(), []);
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The labels of one article or of several: they are put on and taken off as they are pressed. */
export const LabelDialog = ({ articleIds, title, onClose }: LabelRequest & { onClose: () => void }) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isManaged, setManaged] = useState(false);
  const { labels, problem: unread } = useLabels(articleIds);
  const { done, problem, isBusy, act } = useUndoable();
  useTypedAhead(setTyped);
  if (isManaged) return <LabelManager onClose={() => setManaged(false)} />;

  const put = (labelId: number, labelNm: string, isOn: boolean) =>
    act(async () => {
      const changed = await putLabel(labelId, articleIds, isOn);
      const where = articleIds.length > 1 ? `${countText(changed.length)}${isOn ? '에' : '에서'} ` : '';
      return {
        text: `${where}‘${labelNm}’ 라벨을 ${isOn ? '붙였습니다' : '뺐습니다'}.`,
        ...(changed.length > 0 && { undo: async () => void (await putLabel(labelId, changed, !isOn)) }),
      };
    });
  const name = typed.trim();
  const known = labels?.find(({ labelNm, ownYn }) => ownYn === 'Y' && folded(labelNm) === folded(name));
  const shown = labels?.filter(({ labelNm, fldrNm }) =>
    folded(`${fldrNm ?? ''} ${labelNm}`).includes(folded(name)),
  );
  const make = () =>
    act(async () => {
      const labelId = await insertLabel({ labelNm: name });
      setTyped('');
      await putLabel(labelId, articleIds, true);
      return { text: `‘${name}’ 라벨을 만들어 붙였습니다.` };
    });
  const submit = () => {
    if (name === '' || isBusy) return;
    if (!known) void make();
    else {
      setTyped('');
      void put(known.labelId, known.labelNm, known.pickedCnt < articleIds.length);
    }
  };
  return (
    <Dialog
      title={`라벨: ${title}`}
      size="medium"
      firstFocus={field}
      beforeOpen={leaveTypingAhead}
      onClose={onClose}
      onSubmit={submit}
      problem={problem ?? (unread ? problemSentence(unread) : undefined)}
      aside={
        <button type="button" className={buttons.tertiary} onClick={() => setManaged(true)}>
          라벨 관리
        </button>
      }
      actions={
        <button type="button" className={buttons.primary} onClick={onClose}>
          닫기
        </button>
      }
    >
      <FieldFrame id={id} label="라벨 찾기" help="새 이름을 적고 Enter를 누르면 라벨을 만들어 붙입니다.">
        <TextBox
          ref={field}
          id={id}
          maxLength={30}
          aria-describedby={`${id}-help`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FieldFrame>
      <DoneLine done={done} isBusy={isBusy} act={act} />
      {!shown ? (
        !unread && <LoadingState minHeight="12rem" />
      ) : (
        <div className={styles.list} role="group" aria-label="라벨">
          {name !== '' && !known && (
            <button
              type="button"
              className={`${buttons.secondary} ${styles.make}`}
              onClick={() => void make()}
            >
              ‘{name}’ 라벨 만들어 붙이기
            </button>
          )}
          {byFolder(shown).map(([folder, own]) => (
            <div key={folder} role="group" aria-label={folder || '폴더 없음'}>
              {folder && <p className={styles.folder}>{folder}</p>}
              {own.map((label) => (
                <Choice
                  key={label.labelId}
                  label={label}
                  of={articleIds.length}
                  onChange={(isOn) => put(label.labelId, label.labelNm, isOn)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
};
