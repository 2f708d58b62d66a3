import type { ReactNode } from 'react';
import { useKind } from '../kind/KindContext.tsx';
import styles from './ArticleDetail.module.css';

interface UnreadableProps {
  title: string;
  wayOut: ReactNode;
  isForbidden?: boolean;
}

/** There is no such item, or it is not for this person's eyes; either way there is somewhere to go. */
export const Unreadable = ({ title, wayOut, isForbidden = false }: UnreadableProps) => {
  const { word } = useKind();
  return (
    <div className={styles.unreadable} role="alert">
      <p className={styles.unreadableTitle}>{title}</p>
      <p>
        {isForbidden
          ? `${word} 본문을 보려면 이 메뉴의 열람 권한이 필요합니다. 관리자에게 요청해 주세요.`
          : '삭제되었거나 주소가 잘못되었을 수 있습니다. 목록에서 다시 찾아 주세요.'}
      </p>
      {wayOut}
    </div>
  );
};
