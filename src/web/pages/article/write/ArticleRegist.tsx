import { useNavigate } from 'react-router-dom';
import { CreateRecord } from '#web/admin/form/CreateRecord.tsx';
import { articleKind, detailPath } from '../kind/itemKinds.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { Desk } from './Desk.tsx';

const start = { lclsfNm: 'KOREA' };

/** /article/Article/Regist */
export const ArticleRegist = () => {
  const navigate = useNavigate();
  return (
    <Desk>
      <CreateRecord
        fields={ArticleFields}
        start={start}
        onSaved={({ articleId }) =>
          void navigate(detailPath(articleKind, Number(articleId)), { replace: true })
        }
        onCancel={() => void navigate(articleKind.listPath)}
      />
    </Desk>
  );
};
