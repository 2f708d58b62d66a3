import { type ComponentType, useContext } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { countText } from '#contract/countText.ts';
import type { EntitySpec, FieldKind, FieldSpec } from '#contract/entity.ts';
import { formFields, visibleFields } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { type Row, startValues } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { SpecProvider } from '../spec/SpecContext.tsx';
import { type CellProps, FormContext, type InputProps, type KindComponents } from './contexts.ts';
import styles from './kinds.module.css';
import { useSpecInput } from './useSpecInput.ts';

type Kinds = Record<FieldKind, KindComponents>;

const useChild = (field: FieldSpec): EntitySpec | undefined => useResources()[field.children?.entity ?? ''];

/** Columns of a child row: its editable fields, without the key of the parent. */
export const childFields = (child: EntitySpec, by: string): FieldSpec[] =>
  formFields(child, 'insert').filter(({ name }) => name !== by);

export const ChildrenCell = ({ value }: CellProps) => countText(Array.isArray(value) ? value.length : 0);

interface StoredRowProps {
  child: EntitySpec;
  columns: readonly FieldSpec[];
  row: Row;
  kinds: Kinds;
}

const StoredRow = ({ child, columns, row, kinds }: StoredRowProps) => {
  const visible = new Set(visibleFields(child).map(({ name }) => name));
  return columns.map((field) => {
    const { Cell } = kinds[field.kind];
    const value = row[field.name];
    return (
      <td key={field.name}>
        {visible.has(field.name) && !isBlank(value) && <Cell field={field} value={value} record={row} />}
      </td>
    );
  });
};

interface ChildrenInputProps extends InputProps {
  /** Inputs of single columns, by field name, in place of those of their kinds. */
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>;
}

/** The child rows of the record as an editable table. Stored rows of an append-only table cannot be removed. */
export const ChildrenInput = ({ inputs = {}, ...props }: ChildrenInputProps) => {
  const { field, source } = props;
  const child = useChild(field);
  const { id, frame } = useSpecInput(props, { format: (value) => value, parse: (value) => value });
  const { fields: rows, append, remove } = useFieldArray({ name: source, keyName: 'rowKey' });
  const { getValues } = useFormContext();
  const { kinds } = useContext(FormContext);
  if (!child || !field.children || !kinds) return null;
  const columns = childFields(child, field.children.by);
  const isStored = (index: number): boolean => {
    const row = getValues(`${source}.${index}`) as Row | undefined;
    return field.children?.mode === 'append' && row?.regDt !== undefined;
  };

  return (
    <FieldFrame {...frame} group>
      <SpecProvider spec={child}>
        <div className={styles.scroll}>
          <table className={styles.rows} aria-labelledby={labelId(id)}>
            <thead>
              <tr>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">
                  <span className="only-read-aloud">빼기</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ rowKey, ...row }, index) => (
                <tr key={rowKey}>
                  {isStored(index) ? (
                    <StoredRow child={child} columns={columns} row={row} kinds={kinds} />
                  ) : (
                    columns.map((column) => {
                      const Input = inputs[column.name] ?? kinds[column.kind].Input;
                      return (
                        <td key={column.name}>
                          <Input field={column} source={`${source}.${index}.${column.name}`} inTable />
                        </td>
                      );
                    })
                  )}
                  <td>
                    {!isStored(index) && (
                      <button
                        type="button"
                        className={styles.small}
                        aria-label={`${index + 1}번째 행 빼기`}
                        onClick={() => remove(index)}
                      >
                        빼기
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </SpecProvider>
      <span>
        <button type="button" className={styles.small} onClick={() => append(startValues(child))}>
          행 추가
        </button>
      </span>
    </FieldFrame>
  );
};
