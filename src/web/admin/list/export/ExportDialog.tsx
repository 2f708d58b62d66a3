import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { crudPath } from '#contract/crudPaths.ts';
import type { Sort } from '#contract/list.ts';
import { ExportFrame, sheetFormats } from '#web/kit/export/ExportFrame.tsx';
import styles from '#web/kit/export/export.module.css';
import { useExport } from '#web/kit/export/useExport.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { totalText } from '#web/kit/lists/totalWords.ts';
import { useIsAdmin } from '../../spec/rights.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import { useTotal } from '../useTotal.ts';
import {
  type ExportChoice,
  type ExportSource,
  exportedColumns,
  exportQuery,
  personalAmong,
} from './exportRequest.ts';

interface ExportDialogProps {
  /** Names of the shown columns. */
  shown: readonly string[];
  source?: ExportSource;
  onClose: () => void;
  /** Starts picking rows. */
  onPick: () => void;
}

const maxReasonLength = 500;

/** Chooses rows and format of an export, and asks for a reason if it contains personal data. */
export const ExportDialog = ({ shown, source, onClose, onPick }: ExportDialogProps) => {
  const spec = useSpec();
  const isAdmin = useIsAdmin();
  const total = useTotal();
  const { filterValues, sort, selectedIds } = useListContext();
  const [choice, setChoice] = useState<ExportChoice>({
    format: 'xlsx',
    picked: selectedIds,
    reason: '',
    revealed: false,
  });
  const [missing, setMissing] = useState<string>();
  const { progress, start, cancel } = useExport(onClose);
  const id = useId();
  const columns = exportedColumns(spec, shown);
  const personal = personalAmong(columns);
  const isRunning = progress.kind === 'running';
  const error = missing ?? (progress.kind === 'failed' ? progress.reason : undefined);
  const set = (part: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...part }));

  const submit = () => {
    if (personal.length && !choice.reason.trim()) {
      setMissing('개인정보가 있는 목록을 내려받는 사유를 입력해 주세요.');
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    void start(
      source?.path ?? crudPath(spec, 'excel').path,
      exportQuery(
        spec,
        { filter: { ...(filterValues as Record<string, unknown>), ...source?.filter }, sort: sort as Sort },
        columns,
        choice,
      ),
    );
  };

  return (
    <ExportFrame
      label={source?.label ?? spec.label}
      formats={sheetFormats}
      format={choice.format}
      onFormat={(format) => set({ format })}
      rows={{
        picked: selectedIds.length,
        onlyPicked: choice.picked.length > 0,
        total: totalText(total),
        onOnlyPicked: (onlyPicked) => set({ picked: onlyPicked ? selectedIds : [] }),
        onPick,
      }}
      columns={columns.map(({ label }) => label)}
      progress={progress}
      onSubmit={submit}
      onCancel={cancel}
      onClose={onClose}
    >
      {personal.length > 0 && (
        <>
          <p className={styles.notice}>
            개인정보({personal.map(({ label }) => label).join(', ')})는{' '}
            {choice.revealed ? '가리지 않고' : '가려서'} 담습니다. 내려받은 사람, 시각, 사유와 건수가 개인정보
            로그에 남습니다.
          </p>
          <FieldFrame id={`${id}-reason`} label="사유" required error={error}>
            <TextArea
              id={`${id}-reason`}
              rows={2}
              maxLength={maxReasonLength}
              value={choice.reason}
              disabled={isRunning}
              aria-required
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error ? `${id}-reason-error` : undefined}
              onChange={({ target }) => {
                setMissing(undefined);
                set({ reason: target.value });
              }}
            />
          </FieldFrame>
          {isAdmin && (
            <label className={styles.reveal}>
              <input
                type="checkbox"
                checked={choice.revealed}
                disabled={isRunning}
                onChange={({ target }) => set({ revealed: target.checked })}
              />
              개인정보를 가리지 않고 담기
            </label>
          )}
        </>
      )}
    </ExportFrame>
  );
};
