import { Fragment } from 'react';
import { useSession } from '#web/client/session/sessionStore.ts';
import { type ShortcutId, shortcutOf, shortcuts } from '#web/kit/shortcuts/registry.ts';
import { useShortcutSwitch } from '#web/kit/shortcuts/shortcutState.ts';
import { destinationsOf } from '../menus/destinationsOf.ts';
import styles from './KeyHelp.module.css';
import { shortcutWords } from './texts/shortcutWords.ts';

const groups = [...new Set(Object.values(shortcutWords).map(({ group }) => group))];

/** A key as the help shows it. */
export interface HelpKey {
  key: string;
  does: string;
}

/** The keys of shortcuts with what they do. */
export const helpKeys = (ids: readonly ShortcutId[]): HelpKey[] =>
  ids.map((id) => ({ key: shortcutOf(id).key, does: shortcutWords[id].does }));

/** Keys with what they do. */
export const Keys = ({ keys }: { keys: readonly HelpKey[] }) => (
  <dl className={styles.keys}>
    {keys.map(({ key, does }) => (
      <Fragment key={key}>
        <dt>
          {key.split(' ').map((one) => (
            <kbd key={one}>{one}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </Fragment>
    ))}
  </dl>
);

/** All shortcuts, and the switch for single-letter ones. */
export const KeyHelp = () => {
  const { isOn, turn } = useShortcutSwitch();
  const menus = useSession(({ menu }) => menu);
  const places = destinationsOf(menus).map(({ key, name }) => ({ key: `G ${key}`, does: name }));
  return (
    <div className={styles.all}>
      <div className={styles.top}>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={() => void turn()} />한 글자 단축키 쓰기
        </label>
        <p className={styles.note}>
          한글 입력 상태에서도 같은 키를 쓰며, 입력란에서는 동작하지 않습니다. 등록·수정 화면에서는 한 글자
          단축키를 쓸 수 없습니다. 꺼도 Ctrl+K는 쓸 수 있습니다.
        </p>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <Keys
              keys={helpKeys(shortcuts.map(({ id }) => id).filter((id) => shortcutWords[id].group === group))}
            />
          </section>
        ))}
        <section aria-label="화면으로 이동" className={styles.places}>
          <h3>화면으로 이동</h3>
          <Keys keys={places} />
        </section>
      </div>
    </div>
  );
};
