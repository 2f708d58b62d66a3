import { useContext, useEffect } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { missing } from '#contract/problems.ts';
import { FormContext } from '#web/admin/kinds/FormContext.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { type Recipient, RecipientNote, RecipientPicker } from '#web/modules/accounts/index.ts';
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
export const RecipientsInput = () => {
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
