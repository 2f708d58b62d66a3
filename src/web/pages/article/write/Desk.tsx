import { type ReactNode, useMemo, useRef } from 'react';
import { messages } from '#contract/messages.ts';
import { article as spec } from '#generated/resources/article.ts';
import { articleInsert, articleUpdate } from '#generated/validators/article.ts';
import { AdminStage } from '#web/admin/AdminStage.tsx';
import type { Forms } from '#web/admin/spec/forms.ts';
import { useMay } from '#web/admin/spec/rights.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { ErrorState } from '#web/shared/states/StatePanel.tsx';
import { DeskContext } from './DeskContext.ts';
import { type CheckedUrl, deskForms } from './urlCheck.ts';

const forms = { insert: articleInsert, update: articleUpdate } as unknown as Forms;

interface DeskProps {
  /** The article that is edited; absent for a new one. */
  article?: { articleId: number; url: string | null };
  children: ReactNode;
}

/** What the form of an article needs around it; a sentence for who may not write. */
export const Desk = ({ article, children }: DeskProps) => {
  const checked = useRef<CheckedUrl>(undefined);
  const [articleId, original] = [article?.articleId, article?.url ?? null];
  const desk = useMemo(
    () => ({
      articleId,
      original,
      onChecked: (found: CheckedUrl | undefined) => {
        checked.current = found;
      },
    }),
    [articleId, original],
  );
  const checks = useMemo(() => deskForms(forms, original, () => checked.current), [original]);
  const may = useMay(spec);
  if (!may.insert) return <ErrorState message={messages.access.denied} />;
  return (
    <AdminStage>
      <SpecProvider spec={spec} forms={checks}>
        <DeskContext value={desk}>{children}</DeskContext>
      </SpecProvider>
    </AdminStage>
  );
};
