import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './ListImport.module.css';

/** The bytes of a file in base64: the list itself declares its encoding. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',', 2)[1] ?? '') : '');
    };
    reader.onerror = () => reject(new Error('파일을 읽지 못했습니다. 다시 골라 주세요.'));
    reader.readAsDataURL(file);
  });

const maxShown = 300;

/** A line of a list, and its outcome. */
export interface ImportLine {
  word: string;
  tone: Tone;
  title: string;
  detail?: string;
  /** Why it is rejected, or changed. */
  remark?: string | null;
  /** Line number in the file, from 1. */
  line?: number | null;
}

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
    <ul className={styles.listed}>
      {lines.slice(0, maxShown).map(({ word, tone, title, detail, remark, line }) => (
        <li key={`${title} ${detail} ${line}`}>
          <Badge tone={tone}>{word}</Badge>
          <span>
            <bdi className={styles.title}>{title}</bdi>
            {detail && <bdi className={styles.detail}>{detail}</bdi>}
            {remark && (
              <span className={tone === 'danger' ? styles.problem : styles.detail}>
                {line ? `${grouped(line)}번째 줄: ` : ''}
                {remark}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
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
  const fileId = useId();
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
    if (file.size > maxMegabytes * 1024 * 1024) {
      setProblem(`${maxMegabytes}MB보다 큰 목록은 나누어 올려 주세요.`);
      return;
    }
    try {
      const list = await contentOf(file);
      if (!list) {
        setProblem('빈 파일입니다.');
        return;
      }
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
        <div className={styles.file}>
          <label htmlFor={fileId}>{label}</label>
          <span>
            <input
              id={fileId}
              type="file"
              accept={accept}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
            <span className={`${buttons.tertiary} ${buttons.small}`} aria-hidden="true">
              파일 선택
            </span>
            <bdi>{name || '선택한 파일이 없습니다.'}</bdi>
          </span>
        </div>
        {choices}
      </div>
      {look.isPending && <p role="status">목록을 읽고 있습니다.</p>}
      {found && <Lines {...found} />}
    </Dialog>
  );
};
