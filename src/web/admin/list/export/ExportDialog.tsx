import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useListContext } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import type { Sort } from '#contract/list.ts';
import { FieldFrame, labelId } from '#web/shared/forms/FieldFrame.tsx';
import { Segmented } from '#web/shared/forms/Segmented.tsx';
import { TextArea } from '#web/shared/forms/TextBox.tsx';
import { totalText } from '#web/shared/lists/totalText.ts';
import { Spinner } from '#web/shared/loading/Spinner.tsx';
import buttons from '#web/shared/theme/Button.module.css';
import { useIsAdmin } from '../../spec/rights.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import { useTotal } from '../useTotal.ts';
import styles from './export.module.css';
import {
  type ExportChoice,
  type ExportSource,
  exportedColumns,
  exportQuery,
  personalAmong,
  sizeText,
} from './exportRequest.ts';
import { useExport } from './useExport.ts';

interface ExportDialogProps {
  /** Names of the columns as they are shown. */
  shown: readonly string[];
  source?: ExportSource;
  onClose: () => void;
  /** The person wants to pick rows first. */
  onPick: () => void;
}

const formats = [
  { value: 'xlsx', label: '엑셀(xlsx)' },
  { value: 'csv', label: 'CSV' },
];
const longestReason = 500;

/** What of the list goes into which file, and why where personal data is in it. */
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
  const [error, setError] = useState<string>();
  const { progress, start, cancel } = useExport(onClose, source);
  const id = useId();
  const columns = exportedColumns(spec, shown);
  const personal = personalAmong(columns);
  const isRunning = progress.kind === 'running';
  const set = (part: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...part }));
  const countText = choice.picked.length ? `${choice.picked.length}건` : totalText(total);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (personal.length && !choice.reason.trim()) {
      setError('개인정보가 있는 목록을 내려받는 사유를 입력해 주세요.');
      document.getElementById(`${id}-reason`)?.focus();
      return;
    }
    void start(
      exportQuery(
        spec,
        { filter: { ...(filterValues as object), ...source?.filter }, sort: sort as Sort },
        columns,
        choice,
      ),
    );
  };

  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} sx={{ fontSize: '2.1rem', pt: 3, pb: 1 }}>
          {source?.label ?? spec.label} 내보내기
        </DialogTitle>
        <DialogContent className={styles.content}>
          <FieldFrame id={`${id}-format`} label="파일 형식" group>
            <Segmented
              name={`${id}-format`}
              labelledBy={labelId(`${id}-format`)}
              options={formats}
              value={choice.format}
              disabled={isRunning}
              onChange={(format) => set({ format: format as ExportChoice['format'] })}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-rows`} label="범위" group>
            {selectedIds.length > 0 ? (
              <Segmented
                name={`${id}-rows`}
                labelledBy={labelId(`${id}-rows`)}
                options={[
                  { value: 'picked', label: `고른 ${selectedIds.length}건` },
                  { value: 'all', label: `조건에 맞는 전부 ${totalText(total)}` },
                ]}
                value={choice.picked.length ? 'picked' : 'all'}
                disabled={isRunning}
                onChange={(rows) => set({ picked: rows === 'picked' ? selectedIds : [] })}
              />
            ) : (
              <div className={styles.rows}>
                <span>조건에 맞는 전부 {totalText(total)}</span>
                <button type="button" className={buttons.tertiary} disabled={isRunning} onClick={onPick}>
                  행을 골라서 내보내기
                </button>
              </div>
            )}
          </FieldFrame>
          <p className={styles.columns}>
            열 {columns.length}개: {columns.map(({ label }) => label).join(', ')}
          </p>
          {personal.length > 0 && (
            <>
              <p className={styles.notice}>
                개인정보({personal.map(({ label }) => label).join(', ')})는{' '}
                {choice.revealed ? '가리지 않고' : '가려서'} 담습니다. 내려받은 사람, 시각, 사유와 건수가
                개인정보 로그에 남습니다.
              </p>
              <FieldFrame id={`${id}-reason`} label="사유" required error={error}>
                <TextArea
                  id={`${id}-reason`}
                  rows={2}
                  maxLength={longestReason}
                  value={choice.reason}
                  disabled={isRunning}
                  aria-required
                  aria-invalid={error !== undefined || undefined}
                  aria-describedby={error ? `${id}-reason-error` : undefined}
                  onChange={({ target }) => {
                    setError(undefined);
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
          <div role="status" className={styles.progress}>
            {progress.kind === 'running' && (
              <>
                <Spinner />
                {countText}을 내려받고 있습니다. {progress.bytes > 0 && `(${sizeText(progress.bytes)})`}
              </>
            )}
          </div>
          {progress.kind === 'failed' && (
            <p role="alert" className={styles.failed}>
              {progress.message}
            </p>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button variant="outlined" onClick={isRunning ? cancel : onClose}>
            취소
          </Button>
          <Button type="submit" variant="contained" disabled={isRunning || columns.length === 0}>
            내려받기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
