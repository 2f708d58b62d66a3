import { useQuery } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import type { MyPage as MyRecord } from '#generated/types/myPage.ts';
import { read } from '#web/shared/http/read.ts';
import { usePageHead } from '#web/shared/page/pageHead.ts';
import { ErrorState, LoadingState } from '#web/shared/states/StatePanel.tsx';
import { Leaving } from './Leaving.tsx';
import { Memos } from './memos/Memos.tsx';
import { Password } from './Password.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Records } from './Records.tsx';
import { myPageKey } from './useProfile.ts';

/** /myPage: what one keeps, one's own particulars and account. */
export const MyPage = () => {
  usePageHead({ intro: '내 정보를 확인하고 변경할 수 있습니다.' });
  const { data, error, refetch } = useQuery({
    queryKey: myPageKey,
    queryFn: ({ signal }) => read<MyRecord>('/user-mypage', { signal, quiet: true }),
    networkMode: 'always',
  });

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;
  return (
    <>
      <Memos />
      <ProfileForm record={data} />
      <Password eml={data.eml ?? ''} onChanged={() => void refetch()} />
      <Records record={data} />
      <Leaving />
    </>
  );
};
