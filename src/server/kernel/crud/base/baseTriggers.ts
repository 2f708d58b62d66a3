import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { tables } from '#generated/tables/index.ts';
import type { Derived } from '../../database/derived.ts';
import { type AnyTable, columnOf } from '../../database/fragments.ts';

const name = 'tell_base_changes';

/**
 * A shipped record is `changed` as soon as one shipped field has another value, whoever writes it: the form, a handler
 * of its own, or a background job.
 */
const telling = `create or replace function ${name}() returns trigger language plpgsql as $$
  declare whole jsonb := to_jsonb(new);
  begin
    new.base_cd := case when exists (
      select from jsonb_each(new.base_val) as shipped where whole -> shipped.key is distinct from shipped.value
    ) then 'changed' else 'base' end;
    return new;
  end$$`;

const triggerOf = ({ table: { name: of }, base }: EntitySpec): string => {
  const table = tables[of as keyof typeof tables] as AnyTable;
  const columns = ['baseVal', ...(base?.fields ?? [])].map((field) => columnOf(table, field).name);
  return `create or replace trigger ${name} before update of ${columns.join(', ')} on ${of}
    for each row when (new.base_val is not null) execute function ${name}()`;
};

/** Triggers that maintain `base_cd` of the entities with `x-base`; only writes to shipped fields cost anything. */
export const baseTriggers: Derived = {
  triggers: {
    marked: name,
    statements: [
      telling,
      ...Object.values(resources)
        .filter(({ base }) => base)
        .map(triggerOf),
    ],
    afterwards: 'select',
  },
};
