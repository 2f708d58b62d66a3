import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import { columnsProblem, maxImportBytes } from '#contract/listImport.ts';
import type { ImportFile, ImportRun } from '#generated/types/listImportCalls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { FileChoice } from '../FileChoice.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ImportRuns, RunResult } from './ImportRuns.tsx';
import type { ImportedList } from './importedList.ts';
import { Trial } from './Outcome.tsx';
import styles from './table.module.css';
import { isUnderWay, useImportRuns } from './useImportRuns.ts';

const steps = ['파일', '열 맞추기', '미리 보기', '결과'] as const;
type Step = (typeof steps)[number];

const Steps = ({ current }: { current: Step }) => (
  <ol className={styles.steps} aria-label="가져오는 순서">
    {steps.map((step) => (
      <li key={step} aria-current={step === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
);

const accept = '.csv,.tsv,.txt,.xlsx,.ndjson,.jsonl,text/csv,text/tab-separated-values,application/x-ndjson';

/** Label of the button that registers; undefined if there is nothing to store. */
const storeWords = (
  { newCnt, filledCnt, more, readCnt, rowCnt }: ImportRun,
  unit: string,
): string | undefined => {
  // a dry run of the first rows does not tell how many there are
  if (readCnt < rowCnt) return '모두 등록';
  if (newCnt) return `${grouped(newCnt)}${unit} 등록`;
  if (filledCnt) return `${grouped(filledCnt)}${unit} 채우기`;
  const other = more.find(({ count }) => count > 0);
  return other && `${other.label} ${grouped(other.count)}개 등록`;
};

/** @throws Error with a Korean sentence for a file that the server would refuse */
const checkFile = ({ size }: File): void => {
  if (size === 0) throw new Error('빈 파일입니다. 다른 파일을 골라 주세요.');
  if (size > maxImportBytes)
    throw new Error(
      `파일이 ${byteText(size)}입니다. ${byteText(maxImportBytes)}까지 올릴 수 있으니 나누어 올려 주세요.`,
    );
};

interface TableImportProps {
  list: ImportedList;
  onClose: () => void;
}

/** Imports a list: the file, its columns, a dry run, and the result with its undo. */
export const TableImport = ({ list, onClose }: TableImportProps) => {
  const [step, setStep] = useState<Step>('파일');
  const [fileNm, setFileNm] = useState('');
  const [sent, setSent] = useState(0);
  const [fields, setFields] = useState<string[]>([]);
  const runs = useImportRuns(list);
  const look = useMutation({
    mutationFn: async (chosen: File) => {
      setFileNm(chosen.name);
      setSent(0);
      checkFile(chosen);
      const form = new FormData();
      form.append('insertFiles', chosen, chosen.name);
      return write<ImportFile>('POST', '/list-import/file', form, {
        params: { target: list.target },
        quiet: true,
        onUploadProgress: ({ progress = 0 }) => setSent(progress),
      });
    },
    onSuccess: ({ columns }) => {
      setFields(columns.map(({ field }) => field));
      setStep('열 맞추기');
    },
  });
  const found = look.data;
  const send = (tryYn: 'Y' | 'N') =>
    write<ImportRun>(
      'POST',
      '/list-import',
      { listImportId: found?.listImportId, fields, tryYn },
      { quiet: true },
    );
  const trial = useMutation({ mutationFn: () => send('Y'), onSuccess: () => setStep('미리 보기') });
  const store = useMutation({
    mutationFn: () => send('N'),
    onSuccess: async () => {
      await runs.refetch();
      setStep('결과');
    },
  });
  const begun = runs.data?.find(({ listImportId }) => listImportId === store.data?.listImportId);
  const isOver = step === '결과' && !isUnderWay(begun);
  const restart = (): void => {
    for (const one of [look, trial, store]) one.reset();
    setFileNm('');
    setStep('파일');
  };
  const back = (to: Step): void => {
    trial.reset();
    store.reset();
    setStep(to);
  };
  const failed = look.error ?? trial.error ?? store.error;
  const isBusy = look.isPending || trial.isPending || store.isPending;
  const storeLabel = trial.data && storeWords(trial.data, list.unit);
  const next = {
    파일: found && { label: '열 맞추기', may: !isBusy, go: () => setStep('열 맞추기') },
    '열 맞추기': {
      label: trial.isPending ? '살펴보는 중…' : '미리 보기',
      may: !isBusy && found !== undefined && columnsProblem(fields, found) === null,
      go: () => trial.mutate(),
    },
    '미리 보기': {
      label: store.isPending ? '등록하는 중…' : (storeLabel ?? '등록'),
      may: !isBusy && storeLabel !== undefined,
      go: () => store.mutate(),
    },
    결과: undefined,
  }[step];
  const previous = ({ '열 맞추기': '파일', '미리 보기': '열 맞추기' } as const)[
    step as '열 맞추기' | '미리 보기'
  ];
  return (
    <Dialog
      title={`${list.label} 목록 가져오기`}
      size="large"
      busy={isBusy}
      onClose={onClose}
      problem={failed ? problemSentence(failed) : undefined}
      actions={
        <>
          <button type="button" className={buttons.tertiary} onClick={onClose}>
            닫기
          </button>
          {previous && (
            <button type="button" className={buttons.tertiary} onClick={() => back(previous)}>
              이전
            </button>
          )}
          {next && (
            <button
              type="button"
              className={buttons.primary}
              aria-disabled={!next.may}
              onClick={() => next.may && next.go()}
            >
              {next.label}
            </button>
          )}
          {isOver && (
            <button type="button" className={buttons.tertiary} onClick={restart}>
              다른 파일 가져오기
            </button>
          )}
        </>
      }
    >
      <Steps current={step} />
      {step === '파일' && (
        <>
          {list.intro}
          <p>
            {grouped(list.maxRows)}줄, {byteText(maxImportBytes)}까지 올릴 수 있습니다. 등록하기 전에 결과를
            미리 보여 드립니다.
          </p>
          <FileChoice
            label={`${list.label} 목록 파일`}
            accept={accept}
            name={fileNm}
            onChoose={(chosen) => chosen && !isBusy && look.mutate(chosen)}
          />
          {look.isPending && (
            <p role="status">
              {sent < 1 ? `파일을 올리고 있습니다. ${Math.floor(sent * 100)}%` : '파일을 읽고 있습니다.'}
            </p>
          )}
          <ImportRuns list={list} level={3} />
        </>
      )}
      {step === '열 맞추기' && found && (
        <ColumnChoice found={found} list={list} fileNm={fileNm} fields={fields} onChange={setFields} />
      )}
      {step === '미리 보기' && trial.data && <Trial found={trial.data} list={list} />}
      {step === '결과' && begun && <RunResult run={begun} list={list} />}
    </Dialog>
  );
};
