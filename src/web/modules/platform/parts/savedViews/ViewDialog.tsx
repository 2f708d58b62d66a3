import { useId, useRef, useState } from 'react';
import { savedViewLimits } from '#contract/savedViews.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';
import { deleteView, insertView, updateView } from '#web/client/views/viewWrites.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { Check } from '#web/kit/forms/Check.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { FolderField } from '#web/kit/forms/FolderField.tsx';
import { TextArea, TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './ViewDialog.module.css';
import type { ViewInput, ViewWords } from './viewInput.ts';

interface ViewDialogProps {
  input: ViewInput;
  words: ViewWords;
  onClose: () => void;
  /** `viewId`: id of a new view. */
  onSaved: (viewId: number | null) => void;
  onDeleted: (view: SavedView) => void;
}

const flag = (isOn: boolean) => (isOn ? ('Y' as const) : ('N' as const));

/** The folders that the user has given to views. */
const useFolders = (): string[] => {
  const views = useSavedViews((known) => known.views);
  const names = views.filter(({ ownYn }) => ownYn === 'Y').flatMap(({ fldrNm }) => fldrNm ?? []);
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'ko'));
};

/** The name of a view, its folder and note, whether it opens the screen, and who may see it. */
export const ViewDialog = ({ input, words, onClose, onSaved, onDeleted }: ViewDialogProps) => {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const before = 'view' in input ? input.view : undefined;
  const suggested = 'view' in input ? input.view.viewNm : (input.viewNm ?? '');
  const [viewNm, setName] = useState(suggested);
  const [fldrNm, setFolder] = useState(before?.fldrNm ?? '');
  const [rmrk, setNote] = useState(before?.rmrk ?? '');
  const folders = useFolders();
  const [opens, setOpens] = useState(before?.bscYn === 'Y');
  const [isShared, setShared] = useState(before?.shrYn === 'Y');
  const [error, setError] = useState<string>();
  const { problem, isBusy, run } = useRun();
  const ownGroup = useSession(({ user }) => user?.user.groupNm);
  const groupNm = before?.groupNm ?? ownGroup;
  const mayShare = Boolean(groupNm) || before?.shrYn === 'Y';

  const submit = () => {
    const given = viewNm.trim();
    if (given === '') {
      setError('보기 이름을 적어 주세요.');
      name.current?.focus();
      return;
    }
    void run(async () => {
      const settings = {
        viewNm: given,
        fldrNm: fldrNm.trim() || null,
        rmrk: rmrk.trim() || null,
        bscYn: flag(opens),
        shrYn: flag(isShared),
      };
      if ('view' in input) await updateView({ viewId: input.view.viewId, ...settings });
      const made =
        'view' in input ? null : await insertView({ menuUrl: input.menuUrl, ...input.shown, ...settings });
      onClose();
      onSaved(made);
      announce(`${given} 보기를 저장했습니다.`);
    });
  };
  const remove = async (view: SavedView) => {
    const question = `‘${view.viewNm}’ 보기를 지울까요?${
      view.shrYn === 'Y' ? ' 함께 보던 사람에게도 보이지 않게 됩니다.' : ''
    }`;
    if (!(await askConfirm(question, '지우기'))) return;
    await run(async () => {
      await deleteView(view.viewId);
      onClose();
      onDeleted(view);
      announce(`${view.viewNm} 보기를 지웠습니다.`);
    });
  };

  return (
    <Dialog
      title={before ? '보기 설정' : '보기 저장'}
      firstFocus={name}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
      aside={
        before && (
          <button
            type="button"
            className={buttons.danger}
            disabled={isBusy}
            onClick={() => void remove(before)}
          >
            지우기
          </button>
        )
      }
      actions={<DialogActions label="저장" onCancel={onClose} busy={isBusy} />}
    >
      {!before && <p className={styles.hint}>{words.keeps}</p>}
      <FieldFrame id={`${id}-name`} label="보기 이름" required error={error}>
        <TextBox
          ref={name}
          id={`${id}-name`}
          maxLength={savedViewLimits.name}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && `${id}-name-error`}
          value={viewNm}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
      </FieldFrame>
      <FolderField
        id={`${id}-folder`}
        folders={folders}
        help={folders.length > 0 ? undefined : '같은 폴더의 보기는 메뉴에 함께 모입니다.'}
        maxLength={savedViewLimits.folder}
        value={fldrNm}
        onChange={setFolder}
      />
      <FieldFrame id={`${id}-note`} label="메모">
        <div className={styles.remark}>
          <TextArea
            id={`${id}-note`}
            rows={2}
            maxLength={savedViewLimits.note}
            placeholder="예: 문화원 주간 보고에 쓰는 검색"
            value={rmrk}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </FieldFrame>
      <div>
        <Check label={words.opens} isOn={opens} onChange={setOpens} />
        {mayShare && (
          <Check
            label={`같은 그룹 사람과 함께 보기${groupNm ? ` (${groupNm})` : ''}`}
            isOn={isShared}
            onChange={setShared}
          >
            <p className={styles.hint}>
              그룹 사람들도 이 보기를 열 수 있습니다. 고치거나 지우는 것은 본인만 할 수 있습니다.
            </p>
          </Check>
        )}
      </div>
    </Dialog>
  );
};
