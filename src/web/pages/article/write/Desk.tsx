import { type ReactNode, useMemo, useState } from 'react';
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

/** Keeps the last answer of the address check without drawing the form anew. */
const createMemory = () => {
  let last: CheckedUrl | undefined;
  return {
    checked: () => last,
    remember: (found: CheckedUrl | undefined) => {
      last = found;
    },
  };
};

interface DeskProps {
  /** The article that is edited; absent for a new one. */
  article?: { articleId: number; url: string | null };
  children: ReactNode;
}

/** What the form of an article needs around it; a sentence for who may not write. */
export const Desk = ({ article, children }: DeskProps) => {
  const [memory] = useState(createMemory);
  const [articleId, original] = [article?.articleId, article?.url ?? null];
  const desk = useMemo(
    () => ({
      articleId,
      original,
      onChecked: memory.remember,
    }),
    [articleId, original, memory],
  );
  const checks = useMemo(() => deskForms(forms, original, memory.checked), [original, memory]);
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
