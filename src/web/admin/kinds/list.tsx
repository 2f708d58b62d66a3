import { TypeMany } from '#web/kit/combobox/Combobox.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import type { CellProps, InputProps } from './contexts.ts';
import { typedNumber } from './number.tsx';
import { useSpecInput } from './useSpecInput.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const ListCell = ({ value }: CellProps) => asList(value).join(', ');

/** Several values, each ended by Enter. */
export const ListInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props, { format: asList, parse: (value) => value });
  const parse = (text: string) => (props.field.items === 'integer' ? typedNumber(text) : text.trim());
  return (
    <FieldFrame {...frame} help={frame.help ?? '하나씩 입력하고 Enter를 누르세요.'}>
      <TypeMany
        id={id}
        words={asList(control.value).map(String)}
        onChange={(values) =>
          control.onChange([...new Set(values.map(parse).filter((one) => one !== '' && one !== null))])
        }
        onBlur={control.onBlur}
        inputRef={control.ref}
        aria={aria}
      />
    </FieldFrame>
  );
};
