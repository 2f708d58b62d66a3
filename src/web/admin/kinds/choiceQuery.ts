import { useQueries } from '@tanstack/react-query';
import type { EntitySpec, FieldSpec, Option } from '#contract/entity.ts';
import { crudPath } from '#contract/entityFields.ts';
import { noRecord } from '#contract/list.ts';
import { read } from '#web/client/http/read.ts';
import { nameOf, type Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { withUnused } from './Picker.tsx';

/** Query of one picker record by its key; null if there is none. */
export const choiceQuery = (target: EntitySpec, id: string) => ({
  queryKey: ['picker', 'one', target.name, id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const params = { ...withUnused(target), [target.key]: id };
    const [row] = await read<Row[]>(crudPath(target, 'popup').path, { params, signal, background: true });
    return row ?? null;
  },
});

/** Names of the chosen records, by the field that refers to them. */
export const useChosenNames = (
  fields: readonly FieldSpec[],
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, readonly Option[]>> => {
  const resources = useResources();
  const chosen = fields.flatMap(({ name, ref }) => {
    const [target, value] = [resources[ref?.entity ?? ''], values[name]];
    return target?.operations.popup && value && value !== noRecord ? [{ name, target, value }] : [];
  });
  const answers = useQueries({ queries: chosen.map(({ target, value }) => choiceQuery(target, value)) });
  return Object.fromEntries(
    chosen.flatMap(({ name, target, value }, index) => {
      const row = answers[index]?.data;
      return row ? [[name, [{ value, label: nameOf(target, row) }]]] : [];
    }),
  );
};
