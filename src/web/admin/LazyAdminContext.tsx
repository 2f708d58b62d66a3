import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';

const AdminContext = lazyPart(async () => (await import('./AdminContext.tsx')).AdminContext);

/** Loads react-admin's context: if it is loaded before the screen, both are rendered at once. */
export const loadAdminContext = AdminContext.read;

/** react-admin's context around the administration screens, which the shell may render before it is loaded. */
export const LazyAdminContext = ({ children }: { children: ReactNode }) => (
  <AdminContext fallback={<LoadingState text={messages.startUp.loading} />}>{children}</AdminContext>
);
