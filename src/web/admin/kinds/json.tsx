import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import type { CellProps, InputProps } from './contexts.ts';
import { useSpecInput } from './useSpecInput.ts';

const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value, null, 2);

/** The value of typed JSON; the text itself if it is invalid, so that the validation can report it. */
export const typedJson = (text: string): unknown => {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    // a JSON string could not be distinguished from invalid text
    return typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
};

export const JsonCell = ({ value }: CellProps) => <code>{JSON.stringify(value)}</code>;

export const JsonInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props, { parse: (text) => text });
  return (
    <FieldFrame {...frame}>
      <TextArea
        {...control}
        id={id}
        spellCheck={false}
        value={asText(control.value)}
        onChange={(event) => control.onChange(event.target.value)}
        onBlur={(event) => {
          control.onChange(typedJson(event.target.value));
          control.onBlur();
        }}
        {...aria}
      />
    </FieldFrame>
  );
};
