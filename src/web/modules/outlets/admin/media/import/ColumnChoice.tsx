import { useId } from 'react';
import { grouped } from '#contract/countText.ts';
import { columnsProblem, nameFields, notImported, outletListFields } from '#contract/outletImport.ts';
import type { OutletColumn, OutletColumns } from '#generated/types/outletImportCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import styles from './import.module.css';

const options = [{ value: notImported, label: '가져오지 않음' }, ...outletListFields];
const labelOf = (field: string): string => options.find(({ value }) => value === field)?.label ?? field;

interface ColumnProps {
  column: OutletColumn;
  place: number;
  field: string;
  onChange: (field: string) => void;
}

const Column = ({ column: { head, samples, stateCd, likely }, place, field, onChange }: ColumnProps) => {
  const id = useId();
  const isOpen = stateCd === 'unknown' && field === notImported;
  return (
    <li className={isOpen ? styles.unknown : styles.column}>
      <span className={styles.head}>
        <label htmlFor={id}>
          <bdi>{head || `${place}번째 열 (제목 없음)`}</bdi>
        </label>
        {isOpen && <Badge tone="notice">모르는 열</Badge>}
        <bdi className={styles.samples}>{samples.join(' · ') || '값 없음'}</bdi>
      </span>
      <span className={styles.field}>
        <Select
          small
          id={id}
          value={field}
          options={options}
          onChange={({ target }) => onChange(target.value)}
        />
        {isOpen && likely && (
          <button type="button" className={styles.likely} onClick={() => onChange(likely)}>
            ‘{labelOf(likely)}’의 오타인가요? 맞추기
          </button>
        )}
      </span>
    </li>
  );
};

const lacking = (fields: readonly string[]): string[] => [
  ...(fields.includes('country')
    ? []
    : ['국가 열이 없습니다. 도메인으로 나라를 알 수 없는 매체는 국가 없이 등록됩니다.']),
  ...(fields.some((field) => nameFields.includes(field))
    ? []
    : ['매체명 열이 없습니다. 도메인을 이름으로 씁니다.']),
];

interface ColumnChoiceProps {
  found: OutletColumns;
  fileNm: string;
  fields: readonly string[];
  onChange: (fields: string[]) => void;
}

/** The columns of the file, each with the field that its values go to. */
export const ColumnChoice = ({
  found: { rowCnt, keptYn, columns },
  fileNm,
  fields,
  onChange,
}: ColumnChoiceProps) => {
  const unknown = columns.filter(({ stateCd }, at) => stateCd === 'unknown' && fields[at] === notImported);
  const problem = columnsProblem(fields);
  return (
    <>
      <p role="status">
        <b>
          <bdi>{fileNm}</bdi>
        </b>
        에서 매체 {grouped(rowCnt)}줄, 열 {grouped(columns.length)}개를 찾았습니다.{' '}
        {keptYn === 'Y' ? '지난번에 고른 대로 맞추었습니다.' : '열마다 어디에 넣을지 확인해 주세요.'}
      </p>
      {unknown.length > 0 && (
        <p className={styles.warning}>
          모르는 열이 {grouped(unknown.length)}개 있습니다:{' '}
          <bdi>{unknown.map(({ head }) => `‘${head || '제목 없음'}’`).join(', ')}</bdi>. 항목을 골라 주지
          않으면 가져오지 않습니다.
        </p>
      )}
      {problem ? (
        <p className={styles.problem}>{problem}</p>
      ) : (
        lacking(fields).map((sentence) => (
          <p key={sentence} className={styles.warning}>
            {sentence}
          </p>
        ))
      )}
      <ul className={styles.columns} aria-label="파일의 열">
        {columns.map((column, at) => (
          <Column
            // heads may repeat, and columns never move
            key={at}
            column={column}
            place={at + 1}
            field={fields[at] ?? notImported}
            onChange={(field) => onChange(fields.map((one, index) => (index === at ? field : one)))}
          />
        ))}
      </ul>
    </>
  );
};
