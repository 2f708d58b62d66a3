import { type ComponentPropsWithRef, useState } from 'react';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import styles from './PasswordBox.module.css';

/** A password field with a button that reveals the text. */
export const PasswordBox = (props: Omit<ComponentPropsWithRef<'input'>, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <TextBox {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className={styles.show}
        aria-pressed={shown}
        aria-label="입력한 글자 보기"
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" />
          {!shown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </div>
  );
};
