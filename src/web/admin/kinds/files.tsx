import { useContext } from 'react';
import { isSecure } from '#contract/entityFields.ts';
import { FileBox } from '#web/kit/files/FileBox.tsx';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { type CellProps, ColumnContext, type InputProps } from './contexts.ts';
import { useSpecInput } from './useSpecInput.ts';

/** The files of a record, downloadable; in a list, their number. */
export const FilesCell = ({ field, value, record }: CellProps) => {
  const files = choiceOf(value).stored;
  if (useContext(ColumnContext)) return `${files.length}개`;
  return <FileList files={files} secure={isSecure(field, record)} />;
};

/** The files in the form: stored ones, and those to be sent with the record. */
export const FilesInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props, { format: choiceOf });
  const { min = 0, max = 10 } = props.field.files ?? {};
  return (
    <FieldFrame {...frame} required={min > 0} group>
      <FileBox
        id={id}
        choice={choiceOf(control.value)}
        max={max}
        onChange={(choice) => control.onChange(choice)}
        labelledBy={labelId(id)}
        describedBy={aria['aria-describedby']}
        invalid={aria['aria-invalid'] ?? false}
      />
    </FieldFrame>
  );
};
