import { useInput } from 'ra-core';
import { useContext, useEffect } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import { describedBy } from '#web/shared/forms/FieldFrame.tsx';
import { FormContext } from '../form/FormContext.ts';
import type { InputProps } from './sides.ts';

interface Translation {
  /** Form value → value of the control. */
  format?: (value: unknown) => unknown;
  /** What was typed → form value. */
  parse?: (value: never) => unknown;
}

const masked = '개인정보라 가려져 있습니다. 새로 적으면 바뀝니다.';

const helpOf = (field: FieldSpec, isMasked: boolean): string | undefined =>
  [isMasked ? masked : undefined, field.help].filter(Boolean).join(' ') || undefined;

/** A form field: its value and handlers, and what its frame says. Tells the form that the field is shown. */
export const useSpecInput = (
  { field, source, inTable = false }: InputProps,
  translation: Translation = {},
) => {
  const { id, field: control, fieldState } = useInput({ source, ...(translation as object) });
  const { shown, masked: maskedNames } = useContext(FormContext);
  useEffect(() => {
    shown.add(source);
    return () => {
      shown.delete(source);
    };
  }, [shown, source]);

  const error = fieldState.error?.message;
  const help = helpOf(field, maskedNames.includes(source));
  const required = field.formRequired === true || (field.write === 'insert' && !field.nullable);
  return {
    id,
    control,
    frame: { id, label: field.label, required, help, error, labelHidden: inTable },
    /** For the control itself. */
    aria: {
      'aria-required': required || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy(id, { help, error }),
    },
  };
};
