import { useState } from 'react';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import type { MailDialogProps } from './MailDialog.tsx';

const MailDialog = lazyDialog(async () => (await import('./MailDialog.tsx')).MailDialog);

type MailButtonProps = Omit<MailDialogProps, 'onClose'>;

/** 메일 보내기: for users who may send the record, its author and administrators. */
export const MailButton = ({ onSent, ...dialog }: MailButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttons.tertiary} onClick={() => setOpen(true)}>
        <Icon outline={icons.mail} />
        메일 보내기
      </button>
      {isOpen && (
        <MailDialog
          {...dialog}
          onClose={() => setOpen(false)}
          onSent={(outcome) => {
            setOpen(false);
            onSent(outcome);
          }}
        />
      )}
    </>
  );
};
