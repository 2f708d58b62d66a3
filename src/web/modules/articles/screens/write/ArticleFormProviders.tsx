import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { article as spec } from '#generated/resources/article.ts';
import { articleInsert, articleUpdate } from '#generated/validators/article.ts';
import { AdminContext } from '#web/admin/AdminContext.tsx';
import type { Forms } from '#web/admin/spec/forms.ts';
import { useMay } from '#web/admin/spec/rights.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { ErrorState } from '#web/kit/states/StatePanel.tsx';

const forms: Forms = { insert: articleInsert, update: articleUpdate };

/** Providers for the article form; an error for users who may not write. */
export const ArticleFormProviders = ({ children }: { children: ReactNode }) => {
  const may = useMay(spec);
  if (!may.insert) return <ErrorState message={messages.access.denied} />;
  return (
    <AdminContext>
      <SpecProvider spec={spec} forms={forms}>
        {children}
      </SpecProvider>
    </AdminContext>
  );
};
