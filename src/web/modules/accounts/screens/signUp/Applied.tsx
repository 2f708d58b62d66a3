import { Link } from 'react-router-dom';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import { SupportContacts } from '#web/kit/page/SupportContacts.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './Applied.module.css';

/** The application was received: what happens next. */
export const Applied = ({ eml }: { eml: string }) => (
  <section className={styles.panel}>
    <span className={styles.mark} aria-hidden="true" />
    <StepHeading className={styles.title}>가입 신청이 접수되었습니다</StepHeading>
    <p className={styles.lead}>승인이 끝나면 아래 이메일로 알려 드립니다.</p>
    <p className={styles.eml}>{eml}</p>
    <ol className={styles.next}>
      <li>관리자가 신청 내용을 확인하고 승인합니다.</li>
      <li>
        승인되면 비밀번호를 정할 수 있는 링크를 이메일로 보내 드립니다. 링크는 24시간 동안 쓸 수 있습니다.
      </li>
      <li>링크에서 비밀번호를 정한 뒤 로그인해 주세요.</li>
    </ol>
    <Link to="/login" className={buttons.primary}>
      로그인 화면으로
    </Link>
    <SupportContacts lead="문의" className={styles.help} />
  </section>
);
