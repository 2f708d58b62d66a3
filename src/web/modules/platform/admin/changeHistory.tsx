import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { withHistory } from '#contract/historyOwner.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { ChangeTable } from '#web/admin/history/ChangeTable.tsx';
import { type ChangeRow, changesOf } from '#web/admin/history/changes.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { entityScreens, recordPath } from '#web/admin/routing/screenPath.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { formatLogTime } from '#web/kit/dates/kst.ts';
import { Select } from '#web/kit/forms/Select.tsx';
import styles from './changeHistory/changeHistory.module.css';

/** Entities that determine permissions, in the order of their importance. */
const decisive = ['user', 'userGroup', 'authorityGroup', 'boardIp', 'menu'];

/** Filters the history by entity: permission entities as buttons, the others in a select. */
const EntityChoice = () => {
  const resources = useResources();
  const { filterValues, setFilters } = useListContext();
  const { entityNm: chosen, recordKey: _key, ...others } = filterValues as Record<string, string>;
  const choose = (entityNm: string) => setFilters(entityNm === '' ? others : { ...others, entityNm });
  const rest = withHistory(resources).filter(({ name }) => !decisive.includes(name));
  return (
    <ul className={styles.choices} aria-label="대상">
      {['', ...decisive].map((name) => (
        <li key={name}>
          <button
            type="button"
            className={`choice-button ${styles.choice}`}
            aria-pressed={(chosen ?? '') === name}
            onClick={() => choose(name)}
          >
            {name === '' ? '전체' : (resources[name]?.label ?? name)}
          </button>
        </li>
      ))}
      <li>
        <Select
          small
          aria-label="다른 대상"
          empty="다른 대상"
          value={chosen && !decisive.includes(chosen) ? chosen : ''}
          options={rest.map(({ name, label }) => ({ value: name, label }))}
          onChange={({ target }) => choose(target.value)}
        />
      </li>
    </ul>
  );
};

/** Address of the changed record; undefined if it was deleted or has no screen. */
const useTargetPath = ({ entityNm, recordKey, chgKnd }: ChangeRow): string | undefined => {
  const screen = entityScreens(useResources()).find(({ spec }) => spec.name === entityNm);
  return screen && chgKnd !== 'delete' ? recordPath(screen, recordKey) : undefined;
};

/** The name of the changed record, as a link to it. */
const Target = ({ row }: { row: ChangeRow }) => {
  const path = useTargetPath(row);
  const name = row.recordNm ?? row.recordKey;
  return path ? (
    <Link to={path} className={styles.target}>
      {name}
    </Link>
  ) : (
    name
  );
};

const maxLabels = 4;

/** The labels of the changed fields. */
const Summary = ({ row }: { row: ChangeRow }) => {
  const resources = useResources();
  const changes = changesOf(resources[row.entityNm], row, resources);
  const labels = changes.map(({ label, sentence }) => sentence ?? label);
  const shown = labels.slice(0, maxLabels).join(', ');
  if (labels.length === 0) return '-';
  return labels.length > maxLabels ? `${shown} 외 ${labels.length - maxLabels}개` : shown;
};

const asChange = (row: Row): ChangeRow => row as Row & ChangeRow;

const ReadChange = ({ record }: { record: Row }) => {
  const row = asChange(record);
  return (
    <>
      <dl className={styles.facts}>
        <dt>대상</dt>
        <dd>
          {row.entityLbl} <Target row={row} />
        </dd>
        <dt>변경자</dt>
        <dd>{row.rgtrNm}</dd>
        <dt>변경일시</dt>
        <dd>{formatLogTime(row.regDt)}</dd>
      </dl>
      <ChangeTable row={row} />
    </>
  );
};

/** All changes with user and time; those of permissions are one press away. */
export const list = () => (
  <>
    <SpecList filters={['recordNm', 'rgtrNm', 'chgKnd', 'regDt']} top={<EntityChoice />}>
      <SpecField source="regDt" />
      <SpecField source="rgtrNm" />
      <SpecField source="entityLbl" />
      <SpecField source="recordNm" render={(row) => <Target row={asChange(row)} />} />
      <SpecField source="chgKnd" />
      <SpecField source="aftrCn" label="변경 항목" render={(row) => <Summary row={asChange(row)} />} />
    </SpecList>
    <RecordDrawer fields={SpecForm} read={ReadChange} wide />
  </>
);
