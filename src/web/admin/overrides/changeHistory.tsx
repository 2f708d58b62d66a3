import { useListContext } from 'ra-core';
import { formatTime } from '#web/shared/dates/kst.ts';
import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { ChangeTable } from '../history/ChangeTable.tsx';
import { type ChangeRow, changesOf } from '../history/changes.ts';
import { useNames } from '../history/useNames.ts';
import { SpecField } from '../list/SpecField.tsx';
import { SpecList } from '../list/SpecList.tsx';
import type { Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import styles from './changeHistory/changeHistory.module.css';
import { EntityChoice } from './changeHistory/EntityChoice.tsx';

/** The records whose key is a person's id. */
const people = new Set(['user', 'approvalRequest', 'myPage']);

const idsOf = ({ rgtrId, entityNm, recordKey }: ChangeRow): (string | null)[] => [
  rgtrId,
  ...(people.has(entityNm) ? [recordKey] : []),
];

/** Who is behind an id; the whole page asks once. */
const Person = ({ id }: { id: string | null }) => {
  const { data = [] } = useListContext<ChangeRow & { id: number }>();
  return useNames(data.flatMap(idsOf))(id);
};

const Subject = ({ row }: { row: ChangeRow }) => {
  const label = useResources()[row.entityNm]?.label ?? row.entityNm;
  return (
    <>
      {label}{' '}
      <span className={styles.key}>
        {people.has(row.entityNm) ? <Person id={row.recordKey} /> : row.recordKey}
      </span>
    </>
  );
};

const most = 4;

/** What changed, in a few words: the labels of the fields. */
const Summary = ({ row }: { row: ChangeRow }) => {
  const labels = changesOf(useResources()[row.entityNm], row).map(({ label }) => label);
  const shown = labels.slice(0, most).join(', ');
  return labels.length > most ? `${shown} 외 ${labels.length - most}개` : shown;
};

const asChange = (row: Row): ChangeRow => row as unknown as ChangeRow;

const ReadChange = ({ record }: { record: Row }) => {
  const row = asChange(record);
  const label = useResources()[row.entityNm]?.label ?? row.entityNm;
  const nameOf = useNames(idsOf(row));
  return (
    <>
      <dl className={styles.facts}>
        <dt>대상</dt>
        <dd>
          {label} {people.has(row.entityNm) ? `${nameOf(row.recordKey)} (${row.recordKey})` : row.recordKey}
        </dd>
        <dt>바꾼 사람</dt>
        <dd>{nameOf(row.rgtrId)}</dd>
        <dt>바꾼 시각</dt>
        <dd>{formatTime(row.regDt)}</dd>
      </dl>
      <ChangeTable row={row} />
    </>
  );
};

/** Who changed what and when; what decides over rights is one press away. */
export const list = () => (
  <>
    <SpecList filters={['chgKnd', 'recordKey', 'regDt']} top={<EntityChoice />}>
      <SpecField source="regDt" />
      <SpecField source="rgtrId" render={(row) => <Person id={asChange(row).rgtrId} />} />
      <SpecField source="entityNm" render={(row) => <Subject row={asChange(row)} />} />
      <SpecField source="chgKnd" />
      <SpecField source="aftrCn" label="바뀐 항목" render={(row) => <Summary row={asChange(row)} />} />
    </SpecList>
    <RecordDrawer fields={SpecForm} read={ReadChange} wide />
  </>
);
