import { useListContext } from 'react-admin';
import { withHistory } from '#contract/entityFields.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { Select } from '#web/kit/forms/Select.tsx';
import styles from './changeHistory.module.css';

/** Entities that determine permissions, in the order of their importance. */
const decisive = ['user', 'userGroup', 'authorityGroup', 'boardIp', 'menu'];

/** Filters the history by entity: permission entities as buttons, the others in a select. */
export const EntityChoice = () => {
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
            className={styles.choice}
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
