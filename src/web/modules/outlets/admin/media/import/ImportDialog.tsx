import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { columnsProblem, outletListLimits } from '#contract/outletImport.ts';
import type { OutletColumns, OutletImport } from '#generated/types/outletImportCalls.ts';
import { FileChoice } from '#web/admin/import/FileChoice.tsx';
import { listContent } from '#web/admin/import/fileContent.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { ColumnChoice } from './ColumnChoice.tsx';
import styles from './import.module.css';
import { LastImport, Result } from './LastImport.tsx';
import { Trial } from './Outcome.tsx';
import { useLastImport, useRefreshOutlets } from './useLastImport.ts';

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

interface ListFile {
  name: string;
  content: string;
}

const accept = '.csv,.tsv,.txt,.xlsx,.ndjson,.jsonl,text/csv,text/tab-separated-values,application/x-ndjson';

/** Label of the button that registers; undefined if there is nothing to store. */
const storeWords = ({ newCnt, filledCnt, feedCnt }: OutletImport): string | undefined => {
  if (newCnt) return `${grouped(newCnt)}곳 등록`;
  if (filledCnt) return `${grouped(filledCnt)}곳 채우기`;
  return feedCnt ? `피드 ${grouped(feedCnt)}개 등록` : undefined;
};

/** Imports a list of outlets: the file, its columns, a dry run, and the result with its undo. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [step, setStep] = useState<Step>('파일');
  const [file, setFile] = useState<ListFile | null>(null);
  const [fields, setFields] = useState<string[]>([]);
  const last = useLastImport();
  const refresh = useRefreshOutlets();
  const send = (tryYn: 'Y' | 'N') =>
    write<OutletImport>(
      'POST',
      '/outlet-import',
      { content: file?.content, fileNm: file?.name.slice(0, 200), fields, tryYn },
      { quiet: true },
    );
  const look = useMutation({
    mutationFn: async (chosen: File) => {
      const content = await listContent(chosen, outletListLimits.megabytes);
      setFile({ name: chosen.name, content });
      return write<OutletColumns>('POST', '/outlet-import/columns', { content }, { quiet: true });
    },
    onSuccess: ({ columns }) => {
      setFields(columns.map(({ field }) => field));
      setStep('열 맞추기');
    },
  });
  const trial = useMutation({ mutationFn: () => send('Y'), onSuccess: () => setStep('미리 보기') });
  const store = useMutation({
    mutationFn: () => send('N'),
    onSuccess: async () => {
      await last.refetch();
      setStep('결과');
    },
  });
  const isRunning = last.data?.sttsCd === 'running';
  const isOver = step === '결과' && !isRunning;
  useEffect(() => {
    if (isOver) void refresh();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is over
  }, [isOver]);
  const restart = (): void => {
    for (const one of [look, trial, store]) one.reset();
    setFile(null);
    setStep('파일');
  };
  const back = (to: Step): void => {
    trial.reset();
    store.reset();
    setStep(to);
  };
  const failed = look.error ?? trial.error ?? store.error;
  const isBusy = look.isPending || trial.isPending || store.isPending;
  const storeLabel = trial.data && storeWords(trial.data);
  const next = {
    파일: look.data && { label: '열 맞추기', may: !isBusy, go: () => setStep('열 맞추기') },
    '열 맞추기': {
      label: trial.isPending ? '살펴보는 중…' : '미리 보기',
      may: !isBusy && columnsProblem(fields) === null,
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
      title="매체 목록 가져오기"
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
          <p>
            매체가 한 줄에 하나씩 든 엑셀(.xlsx), CSV, TSV, NDJSON 파일을 선택하세요. 첫 줄은 열의 제목이어야
            하고, 매체 주소나 도메인이 있어야 합니다. {grouped(outletListLimits.rows)}줄,{' '}
            {outletListLimits.megabytes}MB까지 올릴 수 있습니다.
          </p>
          <p>이미 있는 매체는 빈 항목만 채우고, 등록하기 전에 결과를 미리 보여 드립니다.</p>
          <FileChoice
            label="매체 목록 파일"
            accept={accept}
            name={file?.name ?? ''}
            onChoose={(chosen) => chosen && look.mutate(chosen)}
          />
          {look.isPending && <p role="status">파일을 읽고 있습니다.</p>}
          {last.data && isRunning && <Result last={last.data} onUndone={restart} />}
          {last.data && !isRunning && <LastImport last={last.data} />}
        </>
      )}
      {step === '열 맞추기' && look.data && file && (
        <ColumnChoice found={look.data} fileNm={file.name} fields={fields} onChange={setFields} />
      )}
      {step === '미리 보기' && trial.data && <Trial found={trial.data} />}
      {step === '결과' && last.data && <Result last={last.data} onUndone={restart} />}
    </Dialog>
  );
};
