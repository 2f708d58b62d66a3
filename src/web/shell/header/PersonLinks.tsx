import { Link } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { adminLanding } from '../menus/menuTree.ts';
import { logoutByPerson } from '../session/endSession.ts';
import type { HeaderMode } from './Header.tsx';
import styles from './PersonLinks.module.css';

/** The signed-in user, the switch between the modes, and the logout button. */
export const PersonLinks = ({ mode }: { mode: HeaderMode }) => {
  const eml = useSession(({ user }) => user?.user.eml) ?? messages.label.guest;
  const { mngrShowYn, ipYn } = useSession(rightsOf);
  const menus = useSession(({ menu }) => menu);
  const mayAdminister = mngrShowYn === 'Y' && ipYn === 'Y';

  return (
    <ul className={styles.links}>
      <li className={styles.name}>
        {mode === 'user' ? (
          <Link to="/myPage" aria-label={`${eml} 마이페이지`}>
            {eml}
          </Link>
        ) : (
          <span>{eml}</span>
        )}
      </li>
      {mode === 'user' && mayAdminister && (
        <li>
          <Link to={adminLanding(menus)}>관리자 모드</Link>
        </li>
      )}
      {mode === 'admin' && (
        <li>
          <Link to="/dashboard">사용자 모드</Link>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void logoutByPerson()}>
          로그아웃
        </button>
      </li>
    </ul>
  );
};
