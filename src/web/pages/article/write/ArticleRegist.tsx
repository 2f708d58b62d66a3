import { useNavigate } from 'react-router-dom';
import { CreateRecord } from '#web/admin/form/CreateRecord.tsx';
import { listPath } from '../query/path.ts';
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
          void navigate(`${listPath}/Detail/${String(articleId)}`, { replace: true })
        }
        onCancel={() => void navigate(listPath)}
      />
    </Desk>
  );
};
