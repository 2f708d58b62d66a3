import { useDelete } from 'ra-core';
import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { nameOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './FormFrame.module.css';
import type { FormSession } from './useFormSession.ts';

interface DeleteButtonProps {
  record: Row & { id: string };
  session: FormSession;
  onDeleted: () => void;
}

/** Deletes the record after one more question. */
export const DeleteButton = ({ record, session, onDeleted }: DeleteButtonProps) => {
  const spec = useSpec();
  const [remove, { isPending }] = useDelete(
    spec.name,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        session.finish('ra.notification.deleted');
        onDeleted();
      },
      onError: (error) => session.setRefusal((error as Error).message),
    },
  );
  const ask = async () => {
    const question = `${spec.label} ‘${nameOf(spec, record)}’을(를) 삭제하시겠습니까?`;
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
