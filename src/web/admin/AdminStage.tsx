import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';

const AdminContext = lazyPart(async () => (await import('./AdminContext.tsx')).AdminContext);

/** Loads react-admin's context: with it there before the screen, both are drawn at once. */
export const loadAdminContext = AdminContext.read;

/** react-admin's context around the screens of administrator mode, which the shell may draw before it has that. */
export const AdminStage = ({ children }: { children: ReactNode }) => (
  <AdminContext fallback={<LoadingState text={messages.startUp.loading} />}>{children}</AdminContext>
);
