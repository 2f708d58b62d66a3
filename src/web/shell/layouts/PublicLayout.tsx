import type { ReactNode } from 'react';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { Masthead } from '../brand/Masthead.tsx';

const AppearanceButton = lazyPart(
  async () => (await import('#web/kit/appearance/AppearanceButton.tsx')).AppearanceButton,
  // nobody who wants to sign in needs it
  () => {},
);

/** Layout of /login and /signUp: no header, no footer; only the banner of official sites. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Masthead>
      <AppearanceButton />
    </Masthead>
    {children}
  </>
);
