import { useContext, useEffect } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSpec } from '#contract/entity.ts';
import { ruleApplies } from '#contract/problems.ts';
import { describedBy } from '#web/kit/forms/FieldFrame.tsx';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { FormContext, type InputProps } from './contexts.ts';

interface Translation {
  /** Form value → value of the control. */
  format?: (value: unknown) => unknown;
  /** Typed text → form value. */
  parse?: (value: never) => unknown;
}

const masked = '개인정보라 가려져 있습니다. 새로 입력하면 바뀝니다.';

const helpOf = (field: FieldSpec, isMasked: boolean, isAdmin: boolean): string | undefined =>
  // administrators are told once, above the form
  [isMasked && !isAdmin && masked, field.help].filter(Boolean).join(' ') || undefined;

const isRequired = (field: FieldSpec): boolean =>
  field.formRequired === true || (field.write === 'insert' && !field.nullable);

/** True if a cross-field rule requires the field, given the form's values. */
const useRequiredByRule = ({ name }: FieldSpec): boolean => {
  const rules = useSpec().rules.filter(({ required }) => required.includes(name));
  const names = rules.flatMap(({ when }) => Object.keys(when));
  const values = useWatch({ name: names }) as unknown[];
  const record = Object.fromEntries(names.map((one, index) => [one, values[index]]));
  return rules.some((rule) => ruleApplies(rule, record));
};

/** A form field: value, handlers and frame props. Registers the field as shown in the form. */
export const useSpecInput = (
  { field, source, inTable = false }: InputProps,
  translation: Translation = {},
) => {
  const { id, field: control, fieldState } = useInput({ source, ...(translation as object) });
  const { shown, masked: maskedNames, maskedTextOf } = useContext(FormContext);
  const isAdmin = useIsAdmin();
  useEffect(() => {
    shown.add(source);
    return () => {
      shown.delete(source);
    };
  }, [shown, source]);

  const error = fieldState.error?.message;
  const isMasked = maskedNames.includes(source);
  const help = helpOf(field, isMasked, isAdmin);
  // a masked value exists on the server, so it need not be entered
  const requiredByRule = useRequiredByRule(field);
  const required = !isMasked && (isRequired(field) || (!inTable && requiredByRule));
  const placeholder = maskedTextOf(source);
  return {
    id,
    control,
    frame: { id, label: field.label, required, help, error, labelHidden: inTable },
    /** Attributes of the control itself. */
    aria: {
      ...(placeholder && { placeholder }),
      'aria-required': required || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy(id, { help, error }),
    },
  };
};
