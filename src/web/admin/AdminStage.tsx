import { lazy, type ReactNode, Suspense } from 'react';
import { messages } from '#contract/messages.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';

const AdminContext = lazy(async () => ({ default: (await import('./AdminContext.tsx')).AdminContext }));

/** react-admin's context, loaded by whoever needs its lists and forms: administrator mode, and forms of the desk. */
export const AdminStage = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<LoadingState text={messages.startUp.loading} />}>
    <AdminContext>{children}</AdminContext>
  </Suspense>
);
