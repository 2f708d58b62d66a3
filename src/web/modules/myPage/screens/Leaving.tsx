import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fill, messages } from '#contract/messages.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { clearSession, deleteSavedUsername } from '#web/client/session/sessionStore.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Section } from '#web/kit/page/Section.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { PasswordBox } from '#web/modules/accounts/index.ts';
import styles from './Leaving.module.css';

const question = '탈퇴하면 바로 로그아웃되고 이 계정으로 다시 로그인할 수 없습니다. 탈퇴하시겠습니까?';
const gone = '회원 탈퇴가 완료되었습니다. 그동안 이용해 주셔서 고맙습니다.';
const label = '비밀번호';

/** Closes the account: asks for the password and for confirmation. */
export const Leaving = () => {
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [pswd, setPswd] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useLayoutEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);

  const refuse = (sentence: string) => {
    setError(sentence);
    box.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(undefined);
    if (pswd === '') return refuse(fill(messages.required.one, { label }));
    if (!(await askConfirm(question, '탈퇴'))) return;
    setBusy(true);
    try {
      await write('DELETE', '/unregister-user', { pswd }, { quiet: true });
      deleteSavedUsername();
      clearSession();
      await navigate('/login', { state: { notice: gone } });
    } catch (reason) {
      console.error('not unregistered', reason);
      refuse(problemSentence(reason));
    } finally {
      setBusy(false);
    }
  };

  const description = error ? { error } : {};
  return (
    <Section title="회원 탈퇴" about="탈퇴하면 이 계정으로 다시 로그인할 수 없습니다.">
      {isOpen ? (
        <form noValidate className={styles.form} onSubmit={submit}>
          <FieldFrame
            id={id}
            label={label}
            help="본인인지 확인하기 위해 한 번 더 입력해 주세요."
            {...description}
          >
            <PasswordBox
              ref={box}
              id={id}
              name="unregisterPswd"
              autoComplete="current-password"
              value={pswd}
              aria-required
              aria-invalid={error !== undefined || undefined}
              aria-describedby={describedBy(id, { help: 'help', ...description })}
              onChange={({ target }) => {
                setPswd(target.value);
                setError(undefined);
              }}
            />
          </FieldFrame>
          <div className={styles.actions}>
            <button type="button" className={buttons.tertiary} onClick={() => setOpen(false)}>
              취소
            </button>
            <button type="submit" className={`${buttons.tertiary} ${styles.danger}`} aria-disabled={busy}>
              탈퇴하기
            </button>
          </div>
        </form>
      ) : (
        <button type="button" className={`${buttons.tertiary} ${styles.open}`} onClick={() => setOpen(true)}>
          회원 탈퇴
        </button>
      )}
    </Section>
  );
};
