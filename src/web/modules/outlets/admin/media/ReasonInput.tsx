import { useContext, useEffect, useId } from 'react';
import { useRecordContext } from 'react-admin';
import { useController } from 'react-hook-form';
import { FormContext } from '#web/admin/kinds/FormContext.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';

const source = 'wrtRsnList';
const help = '등록하거나 수정한 사유입니다. 변경 이력에 함께 남습니다.';

/** The reason for registering or changing the outlet: added as a line to the existing reasons. */
export const ReasonInput = () => {
  const id = useId();
  const { shown } = useContext(FormContext);
  const record = useRecordContext<Row & { id: string }>();
  const stored = (record?.[source] ?? []) as { wrtRsn: string }[];
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: source });
  const written = (value ?? []) as { wrtRsn: string }[];
  const text = written.length > stored.length ? (written.at(-1)?.wrtRsn ?? '') : '';
  useEffect(() => {
    shown.add(source);
    return () => {
      shown.delete(source);
    };
  }, [shown]);
  return (
    <FieldFrame id={id} label="작성 사유" help={help}>
      <TextBox
        id={id}
        ref={ref}
        value={text}
        maxLength={500}
        aria-describedby={describedBy(id, { help })}
        onBlur={onBlur}
        onChange={({ target }) =>
          onChange(target.value === '' ? stored : [...stored, { wrtRsn: target.value }])
        }
      />
    </FieldFrame>
  );
};
