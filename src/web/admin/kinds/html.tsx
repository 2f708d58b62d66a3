import { useContext } from 'react';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { plainText } from '#web/kit/html/cleanHtml.ts';
import { HtmlEditor } from '#web/kit/html/HtmlEditor.tsx';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import { type CellProps, ColumnContext, type InputProps } from './contexts.ts';
import { useSpecInput } from './useSpecInput.ts';

const maxLength = 120;

/** The whole text; one line of it in a list. */
export const HtmlCell = ({ value }: CellProps) => {
  const html = String(value);
  if (!useContext(ColumnContext)) return <HtmlText html={html} />;
  const text = plainText(html);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
};

export const HtmlInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props);
  return (
    <FieldFrame {...frame} group>
      <HtmlEditor
        id={id}
        value={String(control.value ?? '')}
        onChange={(html) => control.onChange(html || null)}
        onBlur={control.onBlur}
        labelledBy={labelId(id)}
        describedBy={aria['aria-describedby']}
        required={aria['aria-required']}
        invalid={aria['aria-invalid']}
        pictures={props.field.pictures}
      />
    </FieldFrame>
  );
};
