import GroupsIcon from '@mui/icons-material/Groups';
import { isGroup, keyOf, nameOf, placeOf, type Recipient } from '#web/shared/recipients/recipient.ts';
import styles from './detail.module.css';

/** Whom the post is meant for, and whether others may read it too. */
export const Recipients = ({
  recipients,
  isReleased,
}: {
  recipients: readonly Recipient[];
  isReleased: boolean;
}) => (
  <section className={styles.recipients} aria-label="수신자">
    <h2>받는 사람</h2>
    <ul>
      {recipients.map((one) => (
        <li key={keyOf(one)} title={placeOf(one) || undefined}>
          {isGroup(one) && <GroupsIcon aria-hidden="true" />}
          {nameOf(one)}
          {isGroup(one) && <span className="only-read-aloud"> 그룹</span>}
        </li>
      ))}
    </ul>
    {isReleased && <p>공개되어 이 게시판을 볼 수 있는 모든 사람이 읽습니다.</p>}
  </section>
);
