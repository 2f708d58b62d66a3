import { Fragment } from 'react';
import { type ShortcutId, shortcutOf } from '../shortcuts/registry.ts';
import { useShortcutSwitch } from '../shortcuts/shortcutState.ts';
import styles from './ReadingKeys.module.css';

const places: Record<'list' | 'detail', readonly ShortcutId[]> = {
  list: ['next', 'previous', 'open', 'star', 'memo', 'read', 'help'],
  detail: ['next', 'previous', 'list', 'star', 'memo', 'read', 'help'],
};

/**
 * The reading shortcuts, with the switch that turns them off: single-letter keys can get in the way of assistive
 * software.
 */
export const ReadingKeys = ({ place }: { place: keyof typeof places }) => {
  const { isOn, turn } = useShortcutSwitch();
  return (
    <div className={styles.help}>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={() => void turn()} />한 글자 단축키
      </label>
      {isOn && (
        <p>
          {places[place].map(shortcutOf).map(({ id, key, short }) => (
            <Fragment key={id}>
              <kbd>{key}</kbd> {short}{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
};
