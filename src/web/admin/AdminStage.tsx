import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingState } from '#web/shared/states/StatePanel.tsx';

const AdminContext = lazy(async () => ({ default: (await import('./AdminContext.tsx')).AdminContext }));

/** react-admin's context, loaded by whoever needs its lists and forms: administrator mode, and forms of the desk. */
export const AdminStage = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<LoadingState />}>
    <AdminContext>{children}</AdminContext>
  </Suspense>
);
