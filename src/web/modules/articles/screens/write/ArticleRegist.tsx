import { useNavigate } from 'react-router-dom';
import { CreateRecord } from '#web/admin/form/CreateRecord.tsx';
import { articleKind, detailPath } from '../kind/itemKinds.tsx';
import { useIsOfMission } from '../useReportsLocalPress.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticleFormProviders } from './ArticleFormProviders.tsx';

const start = { lclsfNm: 'KOREA' };
/** Defaults for missions, which report on the press of their country. */
const ofMission = { ...start, onsiteMediaArticleYn: 'Y' };

/** /article/Article/Regist */
export const ArticleRegist = () => {
  const navigate = useNavigate();
  const isOfMission = useIsOfMission();
  return (
    <ArticleFormProviders>
      <CreateRecord
        fields={ArticleFields}
        start={isOfMission ? ofMission : start}
        onSaved={({ articleId }) =>
          void navigate(detailPath(articleKind, Number(articleId)), { replace: true })
        }
        onCancel={() => void navigate(articleKind.listPath)}
      />
    </ArticleFormProviders>
  );
};
