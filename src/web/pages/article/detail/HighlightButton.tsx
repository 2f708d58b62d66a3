import { lazy, Suspense, useState } from 'react';
import { rightsOf, useSession } from '#web/shared/session/sessionStore.ts';

const HighlightDialog = lazy(async () => ({
  default: (await import('./HighlightDialog.tsx')).HighlightDialog,
}));

/** Whether the person may edit highlights: data collectors and administrators. The server decides. */
const useMayPlace = (): boolean => {
  const rights = useSession(rightsOf);
  const isCollector = useSession(({ user }) => user?.user.clctdrProfcTkcgYn === 'Y');
  return rights.mngrYn === 'Y' || isCollector;
};

interface HighlightButtonProps {
  articleId: number;
  className: string | undefined;
}

/** Puts the article into a highlight of its day that it was not taken into by itself. */
export const HighlightButton = ({ articleId, className }: HighlightButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!useMayPlace()) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        하이라이트에 넣기
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HighlightDialog articleId={articleId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
