import { FieldFrame } from './FieldFrame.tsx';
import { TextBox } from './TextBox.tsx';

interface FolderFieldProps {
  id: string;
  /** Names that are suggested. */
  folders: readonly string[];
  help?: string | undefined;
  maxLength: number;
  value: string;
  onChange: (folder: string) => void;
}

/** The folder that something of one's own lies in: a known one, a new one, or none. */
export const FolderField = ({ id, folders, help, maxLength, value, onChange }: FolderFieldProps) => (
  <FieldFrame id={id} label="폴더" help={help}>
    <TextBox
      id={id}
      list={`${id}-list`}
      maxLength={maxLength}
      placeholder="없음"
      aria-describedby={help && `${id}-help`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <datalist id={`${id}-list`}>
      {folders.map((folder) => (
        <option key={folder}>{folder}</option>
      ))}
    </datalist>
  </FieldFrame>
);
