import { type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import styles from '#web/kit/lists/ListTable.module.css';
import { SortHead } from '#web/kit/lists/SortHead.tsx';
import { storeListPlace } from '#web/kit/returning/listPlace.ts';
import { RowLink } from '#web/kit/routing/RowLink.tsx';
import { ColumnContext, LinkColumnContext, OpeningContext } from '../kinds/contexts.ts';
import { kinds } from '../kinds.tsx';
import type { Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';

interface SpecFieldProps {
  /** Name of a field of the entity. */
  source: string;
  label?: string;
  /** Short text that never wraps, however long the titles beside it are. */
  unbroken?: boolean;
  /** Custom rendering of the value. */
  render?: (record: Row) => ReactNode;
}

/** Kinds whose values are a word or two, which stay on one line. */
const shortKinds: ReadonlySet<FieldSpec['kind']> = new Set(['choice', 'flag', 'ip']);

/** Number of characters from which a text of several words gets more room. */
const longText = 9;

const isLong = (value: unknown): boolean =>
  typeof value === 'string' && value.length >= longText && /\s/.test(value);

const Value = ({ field, record }: { field: FieldSpec; record: Row }) => {
  const { Cell } = kinds[field.kind];
  const value = record[field.name];
  return isBlank(value) ? (
    <span className={styles.none}>-</span>
  ) : (
    <Cell field={field} value={value} record={record} />
  );
};

/** Maximum number of characters; a longer title may be truncated, and is shown in full on hover. */
const maxLength = 40;

interface RecordLinkProps {
  record: Row;
  to: string;
  title: string | undefined;
  children: ReactNode;
}

/** Link to the record's page, or opens it beside the list. */
const RecordLink = ({ record, to, title, children }: RecordLinkProps) => {
  const { pathname, search } = useLocation();
  const opening = useContext(OpeningContext);
  const id = String(record.id);
  const link = {
    to,
    className: styles.link,
    state: { listSearch: search },
    title,
    'data-record': id,
    onClick: () => storeListPlace(pathname + search, id),
  };
  return opening ? (
    <RowLink
      {...link}
      data-beside=""
      aria-current={opening.openId === Number(id) || undefined}
      onOpen={({ detail }) => opening.open(Number(id), detail === 0)}
    >
      {children}
    </RowLink>
  ) : (
    <Link {...link}>{children}</Link>
  );
};

/** A column of the list by field name; everything else comes from the schema. */
export const SpecField = ({ source, label, unbroken = false, render }: SpecFieldProps) => {
  const field = fieldOf(useSpec(), source);
  const column = useContext(ColumnContext);
  const isLink = useContext(LinkColumnContext);
  if (!field) throw new Error(`There is no field ${source}.`);
  if (!column) throw new Error(`The column ${source} stands outside a list.`);
  const text = label ?? field.label;
  const right = kinds[field.kind].right ?? false;

  if (column.part === 'head') {
    const { sort, onSort } = column;
    return (
      <SortHead right={right} field={field.sort ? source : undefined} sort={sort} onSort={onSort}>
        {text}
      </SortHead>
    );
  }
  const { record, link } = column;
  const value = render ? render(record) : <Value field={field} record={record} />;
  const stored = record[source];
  const told = isLink && typeof stored === 'string' && stored.length > maxLength ? stored : undefined;
  const classes = [
    right && styles.right,
    isLink ? styles.title : (unbroken || shortKinds.has(field.kind)) && styles.short,
    !isLink && !unbroken && isLong(stored) && styles.long,
    isBlank(stored) && !render && styles.empty,
  ];
  const className = classes.filter(Boolean).join(' ') || undefined;
  return isLink ? (
    <th role="rowheader" scope="row" data-label={text} className={className}>
      <RecordLink record={record} to={link} title={told}>
        {value}
      </RecordLink>
    </th>
  ) : (
    <td role="cell" data-label={text} className={className}>
      {value}
    </td>
  );
};
