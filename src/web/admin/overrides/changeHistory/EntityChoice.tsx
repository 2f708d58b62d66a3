import { useListContext } from 'ra-core';
import { useResources } from '../../spec/resources.ts';
import styles from './changeHistory.module.css';

/** Entities that decide what somebody may do, in the order in which one asks for them. */
const decisive = ['user', 'userGroup', 'authorityGroup', 'boardIp', 'menu'];

/** Narrows the history to one kind of record; rights first. */
export const EntityChoice = () => {
  const resources = useResources();
  const { filterValues, setFilters } = useListContext();
  const { entityNm: chosen, recordKey: _key, ...others } = filterValues as Record<string, string>;
  const choose = (entityNm: string | undefined) =>
    setFilters(entityNm === undefined ? others : { ...others, entityNm });
  const names = chosen && !decisive.includes(chosen) ? [...decisive, chosen] : decisive;
  return (
    <ul className={styles.choices} aria-label="대상">
      {[undefined, ...names].map((name) => (
        <li key={name ?? 'all'}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={chosen === name}
            onClick={() => choose(name)}
          >
            {name === undefined ? '전체' : (resources[name]?.label ?? name)}
          </button>
        </li>
      ))}
    </ul>
  );
};
