import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useShortcutSwitch } from '#web/kit/shortcuts/shortcutState.ts';
import styles from './HelpPanel.module.css';
import { helpKeys, Keys } from './KeyHelp.tsx';
import { adminScreens } from './texts/adminScreens.ts';
import { userScreens } from './texts/userScreens.ts';

/** A sentence with the names of buttons, which stand in ‘ ’, in bold. */
const Sentence = ({ text }: { text: string }) =>
  text.split(/‘([^’]+)’/).map((part, at) => (
    // the parts of a sentence never move
    <Fragment key={at}>{at % 2 ? <strong>{part}</strong> : part}</Fragment>
  ));

interface ScreenHelpTextProps {
  /** Keys of the help, the more exact first. */
  keys: readonly string[];
  name: string;
  /** Set if it is not the current screen. */
  other: { path: string } | null;
}

/** What a screen is for, the three things that one does there, and its keys. */
export const ScreenHelpText = ({ keys, name, other }: ScreenHelpTextProps) => {
  const { isOn } = useShortcutSwitch();
  const help = keys.map((key) => userScreens[key] ?? adminScreens[key]).find((one) => one !== undefined);
  return (
    <div className={styles.text}>
      <div>
        <h3>{name}</h3>
        {help ? (
          <p className={styles.purpose}>{help.purpose}</p>
        ) : (
          <p className={styles.none}>이 화면에는 도움말이 없습니다. ‘용어’에서 낱말을 찾아보세요.</p>
        )}
      </div>
      {help && (
        <ol className={styles.tasks}>
          {help.tasks.map((task) => (
            <li key={task}>
              <Sentence text={task} />
            </li>
          ))}
        </ol>
      )}
      {other && (
        <Link to={other.path} className={styles.go}>
          {name} 화면 열기
        </Link>
      )}
      {help?.keys && isOn && (
        <section>
          <h4>이 화면의 단축키</h4>
          <Keys keys={helpKeys(help.keys)} />
        </section>
      )}
    </div>
  );
};
