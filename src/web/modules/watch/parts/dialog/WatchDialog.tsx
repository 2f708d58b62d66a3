import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { updateWatch } from '#web/client/views/watchCalls.ts';
import { useWatched } from '#web/client/views/watched.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import { Tabs } from '#web/kit/tabs/Tabs.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { tells } from '../watchState.ts';
import { History } from './History.tsx';
import { Preview } from './Preview.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import styles from './WatchDialog.module.css';
import { changeOf, type FormProblems, formOf, problemsOf, type WatchForm } from './watchForm.ts';

interface WatchDialogProps {
  view: { viewId: number; viewNm: string };
  onClose: () => void;
}

/** The alert of a saved search: when and how new articles are told, a preview, and what was told so far. */
export const WatchDialog = ({ view, onClose }: WatchDialogProps) => {
  const { viewId, viewNm } = view;
  const settings = useWatched(({ views }) => views.get(viewId)?.settings);
  const [form, setForm] = useState(() => formOf(settings));
  const [tab, setTab] = useState('settings');
  const isNarrow = useMediaQuery('(max-width: 900px)');
  const [isSubmitted, setSubmitted] = useState(false);
  const { problem, setProblem, isBusy, run } = useRun();
  const problems = problemsOf(form);
  const isWhole = Object.keys(problems).length === 0;
  // while typing nobody is told that something is missing
  const shown: FormProblems = isSubmitted ? problems : {};

  const change = (next: Partial<WatchForm>) => {
    setProblem(undefined);
    setForm((before) => ({ ...before, ...next }));
  };
  const submit = async () => {
    setSubmitted(true);
    if (!isWhole) {
      setProblem(Object.values(problems)[0]);
      return;
    }
    if (!(await run(() => updateWatch(changeOf(viewId, form))))) return;
    onClose();
    announce(`‘${viewNm}’ 알림을 저장했습니다.`);
  };

  const fields = <SettingsFields key="fields" form={form} problems={shown} onChange={change} />;
  // on a phone the sum is above the form, and its messages are folded
  const preview = (
    <Preview
      key="preview"
      change={isWhole ? changeOf(viewId, form) : null}
      tells={tells(form)}
      isFolded={isNarrow}
    />
  );
  return (
    <Dialog
      title={`새 글 알림 – ${viewNm}`}
      size="wide"
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
      problem={problem}
      actions={
        tab === 'settings' ? (
          <DialogActions label="저장" onCancel={onClose} busy={isBusy} />
        ) : (
          <button type="button" className={buttons.tertiary} onClick={onClose}>
            {messages.label.close}
          </button>
        )
      }
    >
      <div>
        <Tabs
          label="새 글 알림"
          value={tab}
          onChange={setTab}
          items={[
            {
              key: 'settings',
              label: '설정',
              content: <div className={styles.sides}>{isNarrow ? [preview, fields] : [fields, preview]}</div>,
            },
            { key: 'history', label: '보낸 알림', content: <History viewId={viewId} /> },
          ]}
        />
      </div>
    </Dialog>
  );
};
