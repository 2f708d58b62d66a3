import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import type { MyPage as MyRecord } from '#generated/types/myPage.ts';
import { read } from '#web/kit/http/read.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { changePassword } from '#web/kit/password/changePassword.ts';
import { PasswordForm } from '#web/kit/password/PasswordForm.tsx';
import { takeSession } from '#web/kit/session/takeSession.ts';
import { ProblemState } from '#web/kit/states/ProblemState.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { Leaving } from './Leaving.tsx';
import { Memos } from './memos/Memos.tsx';
import { useMemos } from './memos/useMemos.ts';
import styles from './Password.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import { Records } from './Records.tsx';
import { Section } from './Section.tsx';
import { myPageKey } from './useProfile.ts';

/** Another password. */
const Password = ({ eml, onChanged }: { eml: string; onChanged: () => void }) => {
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

/** /myPage: what one keeps, one's own particulars and account. */
export const MyPage = () => {
  usePageHead({ intro: '모아 둔 기사와 내 정보를 확인하고 변경할 수 있습니다.' });
  // asked for together with what stands below it, which would jump once the list is there
  const memos = useMemos();
  const [isShown, setShown] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: myPageKey,
    queryFn: ({ signal }) => read<MyRecord>('/user-mypage', { signal, quiet: true }),
    networkMode: 'always',
  });

  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  const isReady = data !== undefined && !memos.isFirst;
  // once it stands it stays, whatever the list waits for: somebody may have typed below it
  if (isReady && !isShown) setShown(true);
  if (!data || !(isReady || isShown)) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;
  return (
    <>
      <Memos memos={memos} />
      <ProfileForm record={data} />
      <Password eml={data.eml ?? ''} onChanged={() => void refetch()} />
      <Records record={data} />
      <Leaving />
    </>
  );
};
