import { EditRecord } from '#web/admin/form/EditRecord.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticleFormProviders } from './ArticleFormProviders.tsx';

interface ArticleEditProps {
  article: { articleId: number };
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a registered article, shown instead of its page. */
export const ArticleEdit = ({ article, onSaved, onCancel }: ArticleEditProps) => {
  const heading = `${useKind().label} 수정`;
  usePageHead({ heading, intro: null, tabTitle: heading });
  return (
    <ArticleFormProviders>
      <EditRecord
        id={String(article.articleId)}
        fields={ArticleFields}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </ArticleFormProviders>
  );
};
