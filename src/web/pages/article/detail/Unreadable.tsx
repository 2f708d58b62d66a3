import { Link } from 'react-router-dom';
import { returning } from '#web/shared/returning/useReturn.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { listAddress } from '../query/address.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import styles from './ArticleDetail.module.css';

interface UnreadableProps {
  title: string;
  conditions: ArticleConditions;
  isForbidden?: boolean;
}

/** There is no such article, or it is not for this person's eyes; either way the list is near. */
export const Unreadable = ({ title, conditions, isForbidden = false }: UnreadableProps) => (
  <div className={styles.unreadable} role="alert">
    <p className={styles.unreadableTitle}>{title}</p>
    <p>
      {isForbidden
        ? '기사 본문을 보려면 이 메뉴의 열람 권한이 필요합니다. 관리자에게 요청해 주세요.'
        : '삭제되었거나 주소가 잘못되었을 수 있습니다. 목록에서 다시 찾아 주세요.'}
    </p>
    <Link to={listAddress(conditions)} state={returning} className={buttons.tertiary}>
      목록으로
    </Link>
  </div>
);
