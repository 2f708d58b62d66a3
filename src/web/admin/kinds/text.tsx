import { grouped } from '#contract/countText.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea, TextBox } from '#web/kit/forms/TextBox.tsx';
import type { CellProps, FilterProps, InputProps } from './contexts.ts';
import styles from './kinds.module.css';
import { useSpecInput } from './useSpecInput.ts';

const maxCodeLength = 50;

/** Names, numbers, codes and machine addresses are never broken across lines: "127.0. / 0.1" would be misread. */
const isOneWord = ({ kind, personal, filter, maxLength = Number.POSITIVE_INFINITY }: FieldSpec): boolean =>
  kind === 'ip' ||
  kind === 'mobile' ||
  personal === 'name' ||
  personal === 'phone' ||
  filter === 'startsWith' ||
  (filter === 'equals' && maxLength <= maxCodeLength);

export const TextCell = ({ field, value }: CellProps) =>
  isOneWord(field) ? <span className={styles.word}>{String(value)}</span> : String(value);

export const MultilineCell = ({ value }: CellProps) => <span className={styles.lines}>{String(value)}</span>;

const capitals = (value: string): string => value.toUpperCase();

export const TextInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props, props.field.upper ? { parse: capitals } : {});
  return (
    <FieldFrame {...frame}>
      <TextBox {...control} id={id} {...aria} />
    </FieldFrame>
  );
};

const withoutSpace = (value: string): string | null => value.replace(/\s+/gu, '') || null;

/** 01012345678 → 010-1234-5678, while typing. */
export const mobileNumber = (value: string): string | null => {
  const digits = value.replace(/\D/g, '').slice(0, 11);
  const parts = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean);
  return parts.join('-') || null;
};

/** Text in a fixed format, with the matching keyboard on phones. */
const fixedText = (inputMode: 'email' | 'url' | 'tel' | 'decimal', parse: (value: string) => string | null) =>
  function FixedTextInput(props: InputProps) {
    const { id, control, frame, aria } = useSpecInput(props, { parse });
    return (
      <FieldFrame {...frame}>
        <TextBox {...control} id={id} inputMode={inputMode} {...aria} />
      </FieldFrame>
    );
  };

export const EmailInput = fixedText('email', withoutSpace);
export const UrlInput = fixedText('url', withoutSpace);
export const MobileInput = fixedText('tel', mobileNumber);
export const IpInput = fixedText('decimal', withoutSpace);

export const MultilineInput = (props: InputProps) => {
  const { id, control, frame, aria } = useSpecInput(props);
  const length = [...String(control.value)].length;
  const { maxLength } = props.field;
  return (
    <FieldFrame {...frame}>
      <TextArea {...control} id={id} rows={props.inTable ? 1 : 4} {...aria} />
      {maxLength !== undefined && length > maxLength * 0.8 && (
        <p className={styles.count}>
          {grouped(length)} / {grouped(maxLength)}자
        </p>
      )}
    </FieldFrame>
  );
};

export const UrlCell = ({ value }: CellProps) => {
  const url = String(value);
  return /^https?:/i.test(url) ? (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.address}>
      {url}
      <span className="only-read-aloud"> (새 창)</span>
    </a>
  ) : (
    url
  );
};

/** True if the field is only found by its whole value: masked or compared for equality. */
export const findsWholeOnly = ({ personal, filter }: FieldSpec): boolean =>
  personal !== undefined || filter === 'equals';

export const TextFilter = ({ field, draft, set }: FilterProps) => (
  <FieldFrame id={`filter-${field.name}`} label={field.label}>
    <TextBox
      small
      id={`filter-${field.name}`}
      value={draft[field.name] ?? ''}
      placeholder={findsWholeOnly(field) ? '전체를 정확히 입력' : undefined}
      onChange={(event) => set(field.name, event.target.value)}
    />
  </FieldFrame>
);
