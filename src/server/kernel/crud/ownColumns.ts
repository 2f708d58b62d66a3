import type { Policy, RecordWrite } from './policy.ts';
import type { Row } from './readRecord.ts';

/**
 * Column values that the server sets, whatever was sent: fixed, or computed from the record that is about to be stored.
 * A function may throw to refuse the write.
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
