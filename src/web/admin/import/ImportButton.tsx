import { type ComponentType, useState } from 'react';
import buttons from '#web/kit/theme/Button.module.css';

interface ImportButtonProps {
  /** The import's own dialog. */
  dialog: ComponentType<{ onClose: () => void }>;
  /** The screen is there for it. */
  isMain?: boolean;
}

/** Opens the import of a list. */
export const ImportButton = ({ dialog: Dialog, isMain }: ImportButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isMain ? buttons.primary : `${buttons.tertiary} ${buttons.small}`}
        onClick={() => setOpen(true)}
      >
        목록 가져오기
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};
