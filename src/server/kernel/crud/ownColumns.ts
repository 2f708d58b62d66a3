import type { Policy, RecordWrite } from './policy.ts';
import type { Row } from './readRecord.ts';

/**
 * Column values that the server itself sets, whatever was sent: as they stand, or made of the record on its way into
 * the database; whoever makes them throws to refuse it.
 */
export type OwnColumns = Row | ((write: RecordWrite) => Row | Promise<Row>);

const made = async (columns: OwnColumns | undefined, write: RecordWrite): Promise<Row> =>
  typeof columns === 'function' ? columns(write) : (columns ?? {});

/** Those of the entity, which every write of it sets, and those of this one call, which come last. */
export const ownColumnsOf = async (
  policy: Policy | undefined,
  ofCall: OwnColumns | undefined,
  write: RecordWrite,
): Promise<Row> => ({ ...(await made(policy?.ownColumns, write)), ...(await made(ofCall, write)) });
