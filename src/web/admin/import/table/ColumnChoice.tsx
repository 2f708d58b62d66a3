import { useId } from 'react';
import { grouped } from '#contract/countText.ts';
import type { Option } from '#contract/entity.ts';
import { columnsProblem, lackingColumns, notImported } from '#contract/listImport.ts';
import type { ImportColumn, ImportFile } from '#generated/types/listImportCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import type { ImportedList } from './importedList.ts';
import styles from './table.module.css';

interface ColumnProps {
  column: ImportColumn;
  options: readonly Option[];
  place: number;
  field: string;
  onChange: (field: string) => void;
}

const Column = ({
  column: { head, samples, stateCd, likely },
  options,
  place,
  field,
  onChange,
}: ColumnProps) => {
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
            ‘{options.find(({ value }) => value === likely)?.label ?? likely}’의 오타인가요? 맞추기
          </button>
        )}
      </span>
    </li>
  );
};

interface ColumnChoiceProps {
  found: ImportFile;
  list: ImportedList;
  fileNm: string;
  fields: readonly string[];
  onChange: (fields: string[]) => void;
}

/** The columns of the file, each with the field that its values go to. */
export const ColumnChoice = ({ found, list, fileNm, fields, onChange }: ColumnChoiceProps) => {
  const { rowCnt, keptYn, columns, needs } = found;
  const options = [{ value: notImported, label: '가져오지 않음' }, ...found.fields];
  const unknown = columns.filter(({ stateCd }, at) => stateCd === 'unknown' && fields[at] === notImported);
  const problem = columnsProblem(fields, found);
  return (
    <>
      <p role="status">
        <b>
          <bdi>{fileNm}</bdi>
        </b>
        에서 {list.label} {grouped(rowCnt)}줄, 열 {grouped(columns.length)}개를 찾았습니다.{' '}
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
        lackingColumns(fields, needs, 'N').map((sentence) => (
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
            options={options}
            place={at + 1}
            field={fields[at] ?? notImported}
            onChange={(field) => onChange(fields.map((one, index) => (index === at ? field : one)))}
          />
        ))}
      </ul>
    </>
  );
};
