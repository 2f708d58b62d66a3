import { useLocation, useNavigate } from 'react-router-dom';
import { applySession } from '#web/client/session/applySession.ts';
import { logout } from '#web/client/session/logout.ts';
import { originOf } from '#web/client/session/origin.ts';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { AgreementFields } from '../../parts/agreements/AgreementFields.tsx';
import { useAgreeing } from '../../parts/agreements/agreements.ts';
import styles from './Agreement.module.css';

/** /login/agreement: the agreements required before the first use. */
export const Agreement = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { value, errors, onChange, place, busy, failure, submit } = useAgreeing(async (session) => {
    await applySession(session);
    await navigate(originOf(search), { replace: true });
  });
  const leave = async () => {
    await logout();
    await navigate('/login');
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <div ref={place}>
        <AgreementFields value={value} errors={errors} onChange={onChange} heading="h2" />
      </div>
      <div role="alert">{failure && <p className={refusals.large}>{failure}</p>}</div>
      <div className={styles.actions}>
        <button type="button" className={buttons.tertiary} onClick={() => void leave()}>
          로그아웃
        </button>
        <button type="submit" className={buttons.primary} aria-disabled={busy}>
          동의하고 시작하기
        </button>
      </div>
    </form>
  );
};
