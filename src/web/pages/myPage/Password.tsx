import { useState } from 'react';
import { changePassword } from '#web/shared/password/changePassword.ts';
import { PasswordForm } from '#web/shared/password/PasswordForm.tsx';
import { takeSession } from '#web/shared/session/takeSession.ts';
import styles from './Password.module.css';
import { Section } from './Section.tsx';

/** Another password. */
export const Password = ({ eml, onChanged }: { eml: string; onChanged: () => void }) => {
  const [changed, setChanged] = useState(false);
  return (
    <Section
      title="비밀번호"
      about="6개월마다 바꿔 주세요. 비밀번호를 바꾸면 다른 기기에서는 로그아웃됩니다."
    >
      <div className={styles.form}>
        <div role="status">{changed && <p className={styles.changed}>비밀번호를 변경했습니다.</p>}</div>
        <PasswordForm
          eml={eml}
          asksPresent
          submitLabel="비밀번호 변경"
          onSubmit={async (typed) => {
            setChanged(false);
            await takeSession(await changePassword(typed));
            setChanged(true);
            onChanged();
          }}
        />
      </div>
    </Section>
  );
};
