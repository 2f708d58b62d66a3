import { useEditContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldOf } from '#contract/entityFields.ts';
import { Badge } from '#web/shared/badge/Badge.tsx';
import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import { write } from '#web/shared/http/write.ts';
import { useSession } from '#web/shared/session/sessionStore.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { Facts } from '../../form/Facts.tsx';
import { DataSubject } from '../../reveal/DataSubject.tsx';
import type { Row } from '../../spec/formValues.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import { accountStates } from './accountStates.ts';
import { type AccountDeed, deedsFor } from './deeds.ts';
import styles from './user.module.css';

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

const Deeds = ({ user, onDone }: { user: Row; onDone: () => void }) => {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const me = useSession((state) => state.user?.user.userId);
  const perform = async ({ path, body, question, label, done }: AccountDeed) => {
    if (!(await askConfirm(question, label))) return;
    setBusy(true);
    try {
      await write('PUT', path, { userId: user.userId, ...body });
      notify(done, { type: 'success' });
      onDone();
    } catch {
      // the alert of the shell has said why
    } finally {
      setBusy(false);
    }
  };
  if (user.userId === me) {
    return (
      <Link to="/myPage" className={`${buttons.tertiary} ${styles.deed}`}>
        내 비밀번호 변경
      </Link>
    );
  }
  return deedsFor(user).map((deed) => (
    <button
      key={deed.label}
      type="button"
      className={`${buttons.tertiary} ${styles.deed}`}
      disabled={busy}
      onClick={() => void perform(deed)}
    >
      {deed.label}
    </button>
  ));
};

/** The state of the account, when it was last used, and what an administrator may do with it at once. */
export const UserHead = () => {
  const spec = useSpec();
  const { record, refetch } = useEditContext<Row & { id: string }>();
  if (!record) return null;
  return (
    <section className={styles.head} aria-label="계정 상태">
      <DataSubject person={record} />
      <div className={styles.states}>
        {accountStates(record).map(({ word, tone }) => (
          <Badge key={word} tone={tone}>
            {word}
          </Badge>
        ))}
        <span className={styles.deeds}>
          <Deeds user={record} onDone={() => void refetch()} />
        </span>
      </div>
      <Facts fields={shownFacts.flatMap((name) => fieldOf(spec, name) ?? [])} record={record} />
    </section>
  );
};
