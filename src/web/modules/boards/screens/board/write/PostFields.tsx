import { useContext, useEffect } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { missing } from '#contract/problems.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { FormContext } from '#web/admin/kinds/contexts.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { type Recipient, RecipientNote, RecipientPicker } from '#web/modules/accounts/index.ts';
import { useBoard } from './BoardContext.tsx';
import styles from './detail.module.css';

const source = 'recipients';

const asIs = { format: (value: unknown) => value, parse: (value: unknown) => value };

/** Recipients are required: the form reports it before the server does. */
const useRequirement = ({ label }: FieldSpec): void => {
  const { requirements } = useContext(FormContext);
  useEffect(() => {
    requirements.set(source, ({ recipients }) =>
      Array.isArray(recipients) && recipients.length > 0 ? undefined : missing(source, label),
    );
    return () => {
      requirements.delete(source);
    };
  }, [requirements, label]);
};

/** Field for the recipients of the post. */
const RecipientsInput = () => {
  const field = fieldOf(useSpec(), source) as FieldSpec;
  useRequirement(field);
  const { id, control, frame, aria } = useSpecInput({ field, source }, asIs);
  return (
    <div className={styles.wide}>
      <FieldFrame {...frame} required>
        <RecipientPicker
          id={id}
          value={(Array.isArray(control.value) ? control.value : []) as Recipient[]}
          onChange={control.onChange}
          onBlur={control.onBlur}
          inputRef={control.ref}
          aria={{ ...aria, 'aria-required': true }}
        />
      </FieldFrame>
      <RecipientNote />
    </div>
  );
};

const NoticeFields = () => (
  <FormSection>
    <SpecInput source="ttl" />
    <SpecInput source="upperNtcYn" />
    <SpecInput source="emrgYn" />
    <SpecInput source="cn" />
    <SpecInput source="files" />
  </FormSection>
);

const BoardFields = () => (
  <>
    <FormSection level={2} title="받는 사람">
      <RecipientsInput />
      <SpecInput source="rlsYn" />
      <SpecInput source="emrgYn" />
    </FormSection>
    <FormSection level={2} title="글">
      <SpecInput source="pstClsfCd" />
      <SpecInput source="ttl" />
      <SpecInput source="cn" />
      <SpecInput source="files" />
    </FormSection>
  </>
);

/** The form of a post on its board. */
export const PostFields = ({ purpose }: { purpose: Purpose }) => {
  const { kind } = useBoard();
  return <SpecForm purpose={purpose}>{kind === 'NOTICE' ? <NoticeFields /> : <BoardFields />}</SpecForm>;
};
