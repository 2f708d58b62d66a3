import { type ReactNode, startTransition, useState } from 'react';
import type { Picking } from '#web/kit/export/usePicking.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { usePrefetchCode } from '#web/kit/loading/usePrefetchCode.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { closeTools } from '#web/kit/tools/MoreTools.tsx';
import { useKind } from '../kind/itemKinds.tsx';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import { useReportsLocalPress } from '../useReportsLocalPress.ts';
import styles from './ArticleList.module.css';
import type { ItemColumns } from './itemColumns.ts';

const ColumnDialog = lazyDialog(
  async () => (await import('#web/kit/lists/columns/ColumnDialog.tsx')).ColumnDialog,
);
const ExportOnsite = lazyDialog(async () => (await import('./ExportOnsite.tsx')).ExportOnsite);
const ExportItems = lazyDialog(async () => (await import('./ExportItems.tsx')).ExportItems);

export interface ItemToolsProps {
  conditions: ArticleConditions;
  today: string;
  columns: ItemColumns;
  picking: Picking;
  /** The number of all items that match the conditions, in words. */
  total: string;
}

interface DialogButtonProps {
  /** Accessible name, if `words` are too short for it. */
  label?: string;
  words: string;
  action: string;
  dialog: (close: () => void) => ReactNode;
}

/**
 * Opens a dialog, without rerendering the list behind it. The press gets feedback before the dialog is rendered or
 * removed.
 */
const DialogButton = ({ label, words, action, dialog }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${buttons.tertiary} ${styles.tool}`}
        aria-label={label}
        data-action={action}
        onClick={() => startTransition(() => setOpen(true))}
      >
        {words}
      </button>
      {isOpen && dialog(() => startTransition(() => setOpen(false)))}
    </>
  );
};

/** Props of an export dialog of the list. */
export const fileOf = ({ columns, picking, ...rest }: ItemToolsProps, close: () => void) => ({
  ...rest,
  columns: columns.columns,
  picked: picking.ids,
  onClose: close,
  onPick: () => {
    close();
    picking.begin();
  },
});

/** Button that opens the column choice. */
export const ColumnTool = ({ columns }: Pick<ItemToolsProps, 'columns'>) => {
  usePrefetchCode(ColumnDialog.read);
  return (
    <DialogButton
      words="열 선택"
      action="columns"
      dialog={(close) => <ColumnDialog columns={columns} onClose={close} />}
    />
  );
};

/** Button that starts picking rows. */
export const PickTool = ({ picking }: Pick<ItemToolsProps, 'picking'>) => (
  <button
    type="button"
    className={`${buttons.tertiary} ${styles.tool}`}
    aria-pressed={picking.isOn}
    data-action="pick"
    onClick={({ currentTarget }) => {
      if (picking.isOn) picking.end();
      else picking.begin();
      closeTools(currentTarget);
    }}
  >
    여러 건 선택
  </button>
);

interface FoldToolProps extends Pick<ItemToolsProps, 'conditions'> {
  onChange: (next: ArticleConditions) => void;
}

/** Button that folds what is about the same issue under the first of it. */
export const FoldTool = ({ conditions, onChange }: FoldToolProps) => {
  const { word } = useKind();
  const isOn = conditions.foldYn === 'Y';
  return (
    <button
      type="button"
      className={`${buttons.tertiary} ${styles.tool}`}
      aria-pressed={isOn}
      onClick={() => onChange(changed(conditions, { foldYn: isOn ? '' : 'Y' }))}
    >
      비슷한 {word} 묶기
    </button>
  );
};

/** Tools for the whole list: export. */
export const ItemTools = (props: ItemToolsProps) => {
  const { name } = useKind();
  const showsLocalPress = name === 'article' && props.conditions.onsiteMediaArticleYn === 'Y';
  const exportsOnsite = useReportsLocalPress() && showsLocalPress;
  return (
    <>
      <DialogButton
        words="내보내기"
        action="export"
        dialog={(close) => <ExportItems {...fileOf(props, close)} />}
      />
      {exportsOnsite && (
        <DialogButton
          words="현지 언론 내보내기"
          action="exportOnsite"
          dialog={(close) => <ExportOnsite {...fileOf(props, close)} />}
        />
      )}
    </>
  );
};
