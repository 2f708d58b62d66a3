import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { crudPath } from '#contract/crudPaths.ts';
import { objectParticle } from '#contract/particles.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import restored from '#web/kit/forms/RestoredNotice.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { nameOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './BaseNotice.module.css';

interface BaseNoticeProps {
  record: Row;
  /** Whether the user may change the record. */
  mayRevert: boolean;
  /** Shows the record anew; unsaved input is lost. */
  onReverted: () => unknown;
}

/** Whether the record came with the product and was changed since. */
export const isChangedBase = (record: Row): boolean => record.baseCd === 'changed';

/** Says that a record that came with the product was changed, with the way back to its first values. */
export const BaseNotice = ({ record, mayRevert, onReverted }: BaseNoticeProps) => {
  const spec = useSpec();
  const notify = useNotify();
  const queries = useQueryClient();
  const { isBusy, run } = useRun();
  if (!isChangedBase(record)) return null;
  const name = nameOf(spec, record);
  const revert = async (): Promise<void> => {
    const question = `‘${name}’${objectParticle(name)} 제품과 함께 온 값으로 되돌리시겠습니까? 고친 값은 변경 이력에 남습니다.`;
    if (!(await askConfirm(question, '되돌리기'))) return;
    await run(async () => {
      const { method, path } = crudPath(spec, 'revert');
      await write(method as 'PUT', path, { [spec.key]: record[spec.key], mdfcnDt: record.mdfcnDt });
      notify('기본값으로 되돌렸습니다.', { type: 'success' });
      void queries.invalidateQueries({ queryKey: [spec.name, 'getList'] });
      await onReverted();
    });
  };
  return (
    <div className={restored.notice}>
      <p>기본 제공 자료를 고친 것입니다. 제품을 새 버전으로 올려도 고친 값을 그대로 둡니다.</p>
      {mayRevert && (
        <button
          type="button"
          className={`${buttons.tertiary} ${styles.back}`}
          disabled={isBusy}
          onClick={() => void revert()}
        >
          기본값으로 되돌리기
        </button>
      )}
    </div>
  );
};
