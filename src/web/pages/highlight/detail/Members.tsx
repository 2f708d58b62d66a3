import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RowStar } from '#web/shared/articleMemo/RowStar.tsx';
import { formatClock, formatDay } from '#web/shared/dates/kst.ts';
import { ForeignText } from '#web/shared/foreign/ForeignText.tsx';
import { Select } from '#web/shared/forms/Select.tsx';
import { itemPath } from '#web/shared/items/itemPlaces.ts';
import { leaveList } from '#web/shared/returning/listPlace.ts';
import type { Member } from './clusterRecord.ts';
import styles from './Members.module.css';
import { type MemberOrder, memberOrders, ordered } from './memberOrder.ts';
import { Panel } from './Panel.tsx';

const MemberRow = ({ member, here }: { member: Member; here: string }) => {
  const { articleId, kornTtl, lclanTtl, lanCd, frmTrsfNscvrgDt } = member;
  const title = kornTtl ?? lclanTtl ?? '제목 없음';
  return (
    <li className={styles.row}>
      <RowStar facts={member} title={title} />
      <div className={styles.texts}>
        <Link
          to={itemPath(member.itemKnd, articleId)}
          data-record={articleId}
          className={styles.title}
          onClick={() => leaveList(here, articleId)}
        >
          <ForeignText language={kornTtl ? 'ko' : lanCd} dir="auto">
            {title}
          </ForeignText>
        </Link>
        {kornTtl && lclanTtl && lclanTtl !== kornTtl && (
          <ForeignText language={lanCd} as="p" dir="auto" className={styles.local}>
            {lclanTtl}
          </ForeignText>
        )}
      </div>
      <p className={styles.source}>
        <bdi>{member.mediaNm ?? member.mediaLclanNm ?? '매체 미상'}</bdi>
        <span>{member.ntnNm ?? '국가 미상'}</span>
      </p>
      <p className={styles.time}>
        {frmTrsfNscvrgDt ? (
          <time dateTime={frmTrsfNscvrgDt}>
            {formatDay(frmTrsfNscvrgDt)} {formatClock(frmTrsfNscvrgDt).slice(0, 5)}
          </time>
        ) : (
          '일시 없음'
        )}
      </p>
    </li>
  );
};

/** The articles of a highlight. */
export const Members = ({ members }: { members: readonly Member[] }) => {
  const [order, setOrder] = useState<MemberOrder>('near');
  const { pathname, search } = useLocation();
  return (
    <Panel
      title={`기사 ${members.length.toLocaleString('ko-KR')}건`}
      tools={
        <div className={styles.order}>
          <Select
            small
            aria-label="기사 순서"
            options={memberOrders}
            value={order}
            onChange={({ target }) => setOrder(target.value as MemberOrder)}
          />
        </div>
      }
    >
      <ol className={styles.rows}>
        {ordered(members, order).map((member) => (
          <MemberRow key={member.articleId} member={member} here={pathname + search} />
        ))}
      </ol>
    </Panel>
  );
};
