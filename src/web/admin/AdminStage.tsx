import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';

type Context = ComponentType<{ children: ReactNode }>;

let loaded: Context | undefined;

/**
 * Loads react-admin's context. With it there before the screen, both are drawn at once: what waits for code is shown by
 * React after what it waited with, and 0.3 s later at the earliest.
 */
export const loadAdminContext = async (): Promise<{ default: Context }> => {
  const { AdminContext } = await import('./AdminContext.tsx');
  loaded = AdminContext;
  return { default: AdminContext };
};

const Awaited = lazy(loadAdminContext);

/** react-admin's context around the screens of administrator mode, which the shell draws before it has that. */
export const AdminStage = ({ children }: { children: ReactNode }) => {
  // another component in its place would begin everything below anew
  const [Stage] = useState(() => loaded ?? Awaited);
  return (
    <Suspense fallback={<LoadingState text={messages.startUp.loading} />}>
      <Stage>{children}</Stage>
    </Suspense>
  );
};
