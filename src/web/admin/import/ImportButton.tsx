import { type ComponentType, useState } from 'react';
import buttons from '#web/kit/theme/Button.module.css';

/** Opens the import of a list. @param dialog the import's own dialog */
export const ImportButton = ({ dialog: Dialog }: { dialog: ComponentType<{ onClose: () => void }> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${buttons.tertiary} ${buttons.small}`} onClick={() => setOpen(true)}>
        목록 가져오기
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};
