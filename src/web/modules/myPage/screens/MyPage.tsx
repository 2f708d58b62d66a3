import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { fill, messages } from '#contract/messages.ts';
import type { MyPage as MyRecord } from '#generated/types/myPage.ts';
import { read } from '#web/client/http/read.ts';
import { applySession } from '#web/client/session/applySession.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { Section } from '#web/kit/page/Section.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { moveInRow } from '#web/kit/tabs/moveInRow.ts';
import rowOfTabs from '#web/kit/tabs/Tabs.module.css';
import { changePassword, PasswordForm } from '#web/modules/accounts/index.ts';
import { Memos, useMemos } from '#web/modules/articles/index.ts';
import { LazyConnections } from '#web/modules/feeds/index.ts';
import { Watches } from '#web/modules/watch/index.ts';
import { Leaving } from './Leaving.tsx';
import styles from './MyPage.module.css';
import password from './Password.module.css';
import { ProfileForm } from './ProfileForm.tsx';
import recordsStyles from './Records.module.css';
import { myPageTabs, type Tab, tabAt } from './tabs.ts';
import { myPageKey } from './useProfile.ts';

interface TabRowProps {
  chosen: Tab;
  /** Address of a tab. */
  addressOf: (tab: Tab) => string;
  /** Tabs with unsaved changes. */
  unsaved: readonly Tab[];
}

const tabId = (tab: Tab): string => `my-page-tab-${tab}`;
const panelId = 'my-page-panel';

/** The tabs of my page: links, with arrow keys as in the ARIA tab pattern. */
const TabRow = ({ chosen, addressOf, unsaved }: TabRowProps) => {
  const [isUsed, setUsed] = useState(false);

  return (
    <div role="tablist" aria-label="마이페이지" className={rowOfTabs.row}>
      {myPageTabs.map(({ key, label }) => (
        <Link
          key={key}
          id={tabId(key)}
          role="tab"
          to={addressOf(key)}
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          className={rowOfTabs.tab}
          // after choosing a tab here the focus stays in the row when the address changes
          {...(isUsed && key === chosen && { 'data-first-focus': '' })}
          onClick={() => setUsed(true)}
          onKeyDown={moveInRow}
        >
          {label}
          {unsaved.includes(key) && <span className={styles.unsaved}> (저장 전)</span>}
        </Link>
      ))}
    </div>
  );
};

const unknown = '기록 없음';

/** Times of the last sign-in, certification and the like. */
const Records = ({ record }: { record: MyRecord }) => {
  const facts = [
    { label: '최근 로그인', value: formatTime(record.lastLgnDt) },
    { label: '비밀번호 변경일', value: record.pswdChgYmd },
    { label: '최근 인증일', value: record.lastJoinCertYmd },
    { label: '가입일', value: formatTime(record.regDt).slice(0, 10) },
  ];
  return (
    <Section title="이용 기록" about="3개월마다 인증코드로 본인을 다시 확인합니다.">
      <dl className={recordsStyles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || unknown}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

/** The tab that changes the password. */
const Password = ({ eml, onChanged }: { eml: string; onChanged: () => void }) => {
  const [changed, setChanged] = useState(false);
  return (
    <Section
      title="비밀번호"
      about="6개월마다 바꿔 주세요. 비밀번호를 바꾸면 다른 기기에서는 로그아웃됩니다."
    >
      <div className={password.form}>
        <div role="status">{changed && <p className={password.changed}>비밀번호를 변경했습니다.</p>}</div>
        <PasswordForm
          eml={eml}
          asksPresent
          submitLabel="비밀번호 변경"
          onSubmit={async (typed) => {
            setChanged(false);
            await applySession(await changePassword(typed));
            setChanged(true);
            onChanged();
          }}
        />
      </div>
    </Section>
  );
};

/** /myPage: memos, profile and account, each on a tab with its own address. */
export const MyPage = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tab = tabAt(pathname);
  const screen = fill(messages.title.myPage, { brand: useSite(({ brandName }) => brandName) });
  const label = myPageTabs.find(({ key }) => key === tab && key !== 'Memo')?.label;
  usePageHead({ ...(label && { tabTitle: `${label} | ${screen}` }) });
  const isMemo = tab === 'Memo';
  const [unsaved, setUnsaved] = useState<Tab[]>([]);
  /** Last query of the memo list. */
  const [memoSearch, setMemoSearch] = useState('');
  if (isMemo && memoSearch !== search) setMemoSearch(search);
  // requested in parallel with the profile: the page appears as a whole
  const memos = useMemos(isMemo);
  const [isShown, setShown] = useState(false);
  // a key that was made is shown until the page is left
  const [isConnected, setConnected] = useState(false);
  if (tab === 'Connection' && !isConnected) setConnected(true);
  const { data, error, refetch } = useQuery({
    queryKey: myPageKey,
    queryFn: ({ signal }) => read<MyRecord>('/user-mypage', { signal, quiet: true }),
    networkMode: 'always',
  });

  if (!tab) return <Navigate to="/myPage" replace />;
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  const isReady = data !== undefined && !(isMemo && memos.isFirst);
  // once shown it stays, even while the list reloads: the user may have typed on another tab
  if (isReady && !isShown) setShown(true);
  if (!data || !(isReady || isShown)) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;

  const addressOf = (key: Tab): string => {
    const path = myPageTabs.find((one) => one.key === key)?.path ?? '/myPage';
    return key === 'Memo' ? path + memoSearch : path;
  };
  // all tabs stay mounted, so that input on one is not lost by switching
  return (
    <>
      <TabRow chosen={tab} addressOf={addressOf} unsaved={unsaved} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)} className={styles.content}>
        <div className={styles.panel} hidden={!isMemo}>
          {/* not requested before its tab is opened: the page does not wait for it */}
          {(isMemo || !memos.isFirst) && <Memos memos={memos} isShown={isMemo} />}
        </div>
        <ProfileForm
          record={data}
          tab={tab}
          onTab={(key) => void navigate(addressOf(key))}
          onUnsaved={setUnsaved}
        />
        {tab === 'Watch' && <Watches fallback={<LoadingState />} />}
        <div className={styles.panel} hidden={tab !== 'Connection'}>
          {(tab === 'Connection' || isConnected) && (
            <LazyConnections fallback={<LoadingState text={messages.loading.detail} minHeight="30vh" />} />
          )}
        </div>
        <div className={styles.panel} hidden={tab !== 'Account'}>
          <Password eml={data.eml ?? ''} onChanged={() => void refetch()} />
          <Records record={data} />
          <Leaving />
        </div>
      </div>
    </>
  );
};
