import type { MyPage } from '#generated/types/myPage.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Section } from '#web/kit/page/Section.tsx';
import styles from './Records.module.css';

const unknown = '기록 없음';

/** Times of the last sign-in, certification and the like. */
export const Records = ({ record }: { record: MyPage }) => {
  const facts = [
    { label: '최근 로그인', value: formatTime(record.lastLgnDt) },
    { label: '비밀번호 변경일', value: record.pswdChgYmd },
    { label: '최근 인증일', value: record.lastJoinCertYmd },
    { label: '가입일', value: formatTime(record.regDt).slice(0, 10) },
  ];
  return (
    <Section title="이용 기록" about="3개월마다 인증코드로 본인을 다시 확인합니다.">
      <dl className={styles.facts}>
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
