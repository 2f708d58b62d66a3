import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { FileChoice } from './FileChoice.tsx';
import { listContent } from './fileContent.ts';
import { type ImportLine, ImportLines } from './ImportLines.tsx';
import styles from './ListImport.module.css';

const maxShown = 300;

/** Result of checking a list. */
export interface ImportPreview {
  /** Rendered above the lines. */
  summary: ReactNode;
  /** The lines that need attention first. */
  lines: readonly ImportLine[];
  /** Number of all lines, including those not in `lines`. */
  total: number;
  /** Label of the button; undefined if there is nothing to store. */
  store: string | undefined;
}

interface ListImportProps<Found> {
  title: string;
  intro: ReactNode;
  file: { label: string; accept: string; maxMegabytes: number };
  /** Options beside the file. */
  choices?: ReactNode;
  /** Sends the file in base64; with `tryYn` Y it is only checked. */
  send: (tryYn: 'Y' | 'N', content: string) => Promise<Found>;
  preview: (found: Found) => ImportPreview;
  onStored: (found: Found) => Promise<void>;
  onClose: () => void;
}

const Lines = ({ summary, lines, total }: ImportPreview) => (
  <>
    <p role="status">{summary}</p>
    <ImportLines lines={lines.slice(0, maxShown)} />
    {total > Math.min(lines.length, maxShown) && (
      <p>
        {grouped(total)}개 가운데 {grouped(Math.min(lines.length, maxShown))}개를 보여 드립니다. 표시하지 않은
        항목도 함께 등록됩니다.
      </p>
    )}
  </>
);

/** Checks a list first, then stores its content. */
export const ListImport = <Found,>({
  title,
  intro,
  file: { label, accept, maxMegabytes },
  choices,
  send,
  preview,
  onStored,
  onClose,
}: ListImportProps<Found>) => {
  const [content, setContent] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const look = useMutation({ mutationFn: (list: string) => send('Y', list) });
  const store = useMutation({
    mutationFn: () => send('N', content),
    onSuccess: async (found) => {
      await onStored(found);
      onClose();
    },
  });
  const choose = async (file: File | undefined): Promise<void> => {
    setProblem('');
    setContent('');
    setName(file?.name ?? '');
    look.reset();
    store.reset();
    if (!file) return;
    try {
      const list = await listContent(file, maxMegabytes);
      setContent(list);
      look.mutate(list);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const found = look.data && preview(look.data);
  const failed = look.error ?? store.error;
  const mayStore = found?.store !== undefined && !store.isPending;
  return (
    <Dialog
      title={title}
      size="large"
      busy={store.isPending}
      onClose={onClose}
      problem={problem || (failed ? problemSentence(failed) : undefined)}
      actions={
        <>
          <button type="button" className={buttons.tertiary} onClick={onClose}>
            닫기
          </button>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={!mayStore}
            onClick={() => mayStore && store.mutate()}
          >
            {store.isPending ? '등록하는 중…' : (found?.store ?? '등록')}
          </button>
        </>
      }
    >
      <p>{intro}</p>
      <div className={styles.choices}>
        <FileChoice label={label} accept={accept} name={name} onChoose={(file) => void choose(file)} />
        {choices}
      </div>
      {look.isPending && <p role="status">목록을 읽고 있습니다.</p>}
      {found && <Lines {...found} />}
    </Dialog>
  );
};
