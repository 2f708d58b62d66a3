import { useEditContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldOf } from '#contract/entityFields.ts';
import { Facts } from '#web/admin/form/Facts.tsx';
import { DataSubject } from '#web/admin/reveal/MaskedNotice.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './user.module.css';

interface AccountStateWord {
  word: string;
  tone: Tone;
}

const words: readonly { when: (user: Row) => boolean; state: AccountStateWord }[] = [
  { when: ({ delYn }) => delYn === 'Y', state: { word: '비활성', tone: 'danger' } },
  { when: ({ userAprvYn }) => userAprvYn === 'N', state: { word: '승인 대기', tone: 'notice' } },
  { when: ({ userAprvYn }) => userAprvYn === 'R', state: { word: '반려', tone: 'danger' } },
  { when: ({ useYn }) => useYn === 'N', state: { word: '미사용', tone: 'danger' } },
  { when: ({ lockYn }) => lockYn === 'Y', state: { word: '잠김', tone: 'danger' } },
  { when: ({ leaveYn }) => leaveYn === 'Y', state: { word: '휴면', tone: 'notice' } },
  {
    when: ({ userAprvYn, joinCertYn }) => userAprvYn === 'Y' && joinCertYn === 'N',
    state: { word: '동의 전', tone: 'notice' },
  },
];

/** States that prevent signing in, in words; '이용 중' if there are none. */
export const accountStates = (user: Row): AccountStateWord[] => {
  const found = words.filter(({ when }) => when(user)).map(({ state }) => state);
  return found.length ? found : [{ word: '이용 중', tone: 'good' }];
};

/** An action on an account that applies at once, without the form. */
interface AccountAction {
  label: string;
  path: string;
  body?: Row;
  question: string;
  done: string;
}

const reset: AccountAction = {
  label: '비밀번호 초기화',
  path: '/update-user/password-reset',
  question:
    '비밀번호를 초기화하시겠습니까? 현재 비밀번호는 바로 사용할 수 없게 되며, 새 비밀번호를 정하는 링크를 메일로 보냅니다. 메일 서버가 없으면 로그 메뉴의 발송함에서 직접 전해 주세요.',
  done: '비밀번호를 초기화했습니다. 새 비밀번호 설정 안내는 발송함에서 확인할 수 있습니다.',
};

const endLock: AccountAction = {
  label: '잠금 해제',
  path: '/update-user/end-lock',
  question: '잠금을 해제하시겠습니까?',
  done: '잠금을 해제했습니다.',
};

const endLeave: AccountAction = {
  label: '휴면 해제',
  path: '/update-user/end-leave',
  question: '휴면 상태를 해제하시겠습니까?',
  done: '휴면 상태를 해제했습니다.',
};

const requireConsent: AccountAction = {
  label: '재동의 요청',
  path: '/update-user/join-cert-yn',
  body: { joinCertYn: 'N' },
  question:
    '약관과 개인정보 동의를 다시 받으시겠습니까? 이 사용자는 바로 로그아웃되며, 다음에 로그인할 때 다시 동의해야 합니다.',
  done: '다음 로그인 때 동의를 다시 받습니다.',
};

const certify: AccountAction = {
  label: '가입 인증 처리',
  path: '/update-user/join-cert-yn',
  body: { joinCertYn: 'Y' },
  question: '동의 화면을 거치지 않고 가입 인증을 마친 것으로 처리하시겠습니까?',
  done: '가입 인증을 처리했습니다.',
};

/** The actions available for an account in this state. */
const actionsFor = (user: Row): AccountAction[] => {
  if (user.delYn === 'Y' || user.userAprvYn !== 'Y') return [];
  return [
    ...(user.lockYn === 'Y' ? [endLock] : []),
    ...(user.leaveYn === 'Y' ? [endLeave] : []),
    user.joinCertYn === 'Y' ? requireConsent : certify,
    reset,
  ];
};

const shownFacts = [
  'lastLgnDt',
  'pswdChgYmd',
  'lastJoinCertYmd',
  'mblCertYn',
  'prvcClctAgreChc',
  'signUpYn',
  'aprvDt',
  'userId',
];

const Actions = ({ user, onDone }: { user: Row; onDone: () => void }) => {
  const { isBusy: busy, run } = useRun();
  const notify = useNotify();
  const me = useSession((state) => state.user?.user.userId);
  const perform = async ({ path, body, question, label, done }: AccountAction) => {
    if (!(await askConfirm(question, label))) return;
    await run(async () => {
      await write('PUT', path, { userId: user.userId, ...body });
      notify(done, { type: 'success' });
      onDone();
    });
  };
  if (user.userId === me) {
    return (
      <Link to="/myPage/Account" className={`${buttons.tertiary} ${styles.action}`}>
        내 비밀번호 변경
      </Link>
    );
  }
  return actionsFor(user).map((action) => (
    <button
      key={action.label}
      type="button"
      className={`${buttons.tertiary} ${styles.action}`}
      disabled={busy}
      onClick={() => void perform(action)}
    >
      {action.label}
    </button>
  ));
};

/** State and last use of the account, with the administrator's immediate actions. */
export const UserHead = () => {
  const spec = useSpec();
  const { record, refetch } = useEditContext<Row & { id: string }>();
  if (!record) return null;
  return (
    <section className={styles.head} aria-label="계정 상태">
      <DataSubject person={record} />
      <div className="row-close">
        {accountStates(record).map(({ word, tone }) => (
          <Badge key={word} tone={tone}>
            {word}
          </Badge>
        ))}
        <span className="row-end">
          <Actions user={record} onDone={() => void refetch()} />
        </span>
      </div>
      <Facts fields={shownFacts.flatMap((name) => fieldOf(spec, name) ?? [])} record={record} />
    </section>
  );
};
