import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { MailDialog } from '#web/modules/boards/index.ts';
import type { ItemKindName } from '../items/itemPlaces.ts';

interface PassOnDialogProps {
  kind: ItemKindName;
  articleId: number;
  onClose: () => void;
}

/** Sends an item to colleagues by mail, with a note. */
export const PassOnDialog = ({ kind, articleId, onClose }: PassOnDialogProps) => (
  <MailDialog
    record={{ boardKnd: kind, pstId: articleId }}
    hasRecipients={false}
    onClose={onClose}
    onSent={({ words }) => {
      onClose();
      void showAlert(words);
    }}
  />
);
