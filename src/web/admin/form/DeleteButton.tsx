import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { objectParticle } from '#contract/particles.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { nameOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './FormFrame.module.css';
import type { FormSession } from './useFormSession.ts';

interface DeleteButtonProps {
  record: Row & { id: string };
  session: FormSession;
  onDeleted: () => void;
}

/** Deletes the record after confirmation. */
export const DeleteButton = ({ record, session, onDeleted }: DeleteButtonProps) => {
  const spec = useSpec();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);

  // react-admin's own hook would refetch the record while its form is still mounted, and get a 404
  const remove = async () => {
    setPending(true);
    try {
      await dataProvider.delete(spec.name, { id: record.id, previousData: record });
      session.finish('ra.notification.deleted');
      onDeleted();
      await queries.invalidateQueries({ queryKey: [spec.name, 'getList'] });
    } catch (error) {
      session.setRefusal((error as Error).message);
      setPending(false);
    }
  };
  const ask = async () => {
    const name = nameOf(spec, record);
    const question = `${spec.label} ‘${name}’${objectParticle(name)} 삭제하시겠습니까?`;
    if (await askConfirm(question, '삭제')) await remove();
  };
  return (
    <button
      type="button"
      className={`${buttons.tertiary} ${styles.delete}`}
      disabled={isPending}
      onClick={() => void ask()}
    >
      삭제
    </button>
  );
};
