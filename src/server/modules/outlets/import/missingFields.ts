import { standardOffset } from '#contract/nationTime.ts';
import { isBlank } from '#contract/validation.ts';
import type { ListedOutlet } from './listedOutlet.ts';

type Row = Record<string, unknown>;

const fields = ['url', 'ntnId', 'mediaKornNm', 'mediaEngNm', 'mediaLclanNm', 'clctLan'] as const;

/** A name that is just the domain, in a record that no user has changed, counts as missing. */
const isPlaceholder = (record: Row, name: (typeof fields)[number]): boolean =>
  /^media.+Nm$/.test(name) &&
  record[name] !== null &&
  record[name] === record.dmnNm &&
  record.mdfrId === 'SYSTEM';

/** Empty fields of a registered outlet for which a list has a value. */
export const missingFields = (record: Row, listed: ListedOutlet): Row => {
  const names = listed.isNameless ? { mediaKornNm: null, mediaEngNm: null, mediaLclanNm: null } : {};
  const offered: Row = { ...listed, ...names };
  const filled: Row = {};
  for (const name of fields) {
    const isOpen = isBlank(record[name]) || isPlaceholder(record, name);
    if (isOpen && !isBlank(offered[name]) && offered[name] !== record[name]) filled[name] = offered[name];
  }
  const ntnId = (filled.ntnId ?? record.ntnId) as string | null;
  const offset = ntnId && isBlank(record.rgnTz) ? standardOffset(ntnId) : null;
  return offset === null ? filled : { ...filled, rgnTz: offset };
};
