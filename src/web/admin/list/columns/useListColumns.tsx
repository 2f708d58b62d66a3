import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { choosableColumns, columnFields, fieldOf } from '#contract/entityFields.ts';
import type { ChoosableColumns } from '#web/kit/lists/columns/ColumnDialog.tsx';
import { shownColumns } from '#web/kit/lists/columns/columnOrder.ts';
import { useColumnSetting } from '#web/kit/views/chosenView.ts';
import { useListedColumns } from '#web/kit/views/listed.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import { SpecField } from '../SpecField.tsx';

interface OwnColumn {
  source: string;
  label?: string;
}

export interface ListColumns extends ChoosableColumns {
  /** The columns as elements, in order. */
  elements: ReactNode[];
  /** Index of the column with the row's link. */
  linkAt: number;
  defaultNames: readonly string[];
}

const ownColumns = (children: ReactNode): ReactElement<OwnColumn>[] =>
  Children.toArray(children).filter((child): child is ReactElement<OwnColumn> => isValidElement(child));

/**
 * The columns of the list: the default ones of the screen or the schema, or the user's choice.
 * @param place distinguishes the list from other lists of the same entity
 */
export const useListColumns = (children: ReactNode, place?: string): ListColumns => {
  const spec = useSpec();
  const { value, keep, areOfView } = useColumnSetting(`columns:${place ?? spec.name}`);
  const own = new Map(ownColumns(children).map((element) => [element.props.source, element]));
  const defaultNames = own.size ? [...own.keys()] : columnFields(spec).map(({ name }) => name);
  const names = [...new Set([...defaultNames, ...choosableColumns(spec).map(({ name }) => name)])];
  const choices = names.map((name) => ({
    name,
    label: own.get(name)?.props.label ?? fieldOf(spec, name)?.label ?? name,
  }));
  const shown = shownColumns(value?.columns, defaultNames, choices);
  useListedColumns(shown);
  const link = own.size ? (defaultNames[0] ?? '') : spec.represents;
  return {
    elements: shown.map((name) => own.get(name) ?? <SpecField key={name} source={name} />),
    linkAt: Math.max(0, shown.indexOf(link)),
    shown,
    choices,
    defaultNames,
    isChosen: value !== null,
    areOfView,
    choose: (chosen) => keep(chosen && { columns: [...chosen] }),
  };
};
