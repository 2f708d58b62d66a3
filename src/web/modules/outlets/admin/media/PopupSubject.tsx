import type { ReactNode } from 'react';
import { useResources } from '#web/admin/spec/resources.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';

/** Context of a popup about outlets. */
export const PopupSubject = ({ children }: { children: ReactNode }) => {
  const { media } = useResources();
  if (!media) throw new Error('There is no entity media.');
  return <SpecProvider spec={media}>{children}</SpecProvider>;
};
