import { useState } from 'react';
import { fieldOf } from '#contract/entityFields.ts';
import { article } from '#generated/resources/article.ts';
import { sns } from '#generated/resources/sns.ts';
import { thinkTank } from '#generated/resources/thinkTank.ts';
import { ExportFrame } from '#web/kit/export/ExportFrame.tsx';
import styles from '#web/kit/export/export.module.css';
import { useExport } from '#web/kit/export/useExport.ts';
import { type ItemKind, useKind } from '../kind/itemKinds.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { fieldsOfFile, type ItemColumn } from './itemColumns.ts';

const specs = { article, thinkTank, sns };

/** The heading of a field's column in an exported file of these items: the server takes it from the same schema. */
export const labelInFile = (kind: ItemKind, field: string): string =>
  fieldOf(specs[kind.name], field)?.label ?? field;

type Format = 'excel' | 'txt';

const formats = [
  { value: 'excel', label: '엑셀(xlsx)' },
  { value: 'txt', label: '텍스트(txt)' },
];
const bodies = ['원문', '번역문', '수정 내용', '본부 의견', '요약'];

export interface ExportItemsProps {
  conditions: ArticleConditions;
  today: string;
  columns: readonly ItemColumn[];
  picked: ReadonlySet<number>;
  /** The number of all items that match the conditions, in words. */
  total: string;
  onClose: () => void;
  onPick: () => void;
}

/** Exports the list: as a spreadsheet or as a text document, with or without bodies. */
export const ExportItems = (props: ExportItemsProps) => {
  const { conditions, today, columns, picked, total, onClose, onPick } = props;
  const kind = useKind();
  const [format, setFormat] = useState<Format>('excel');
  const [isFull, setFull] = useState(false);
  const [onlyPicked, setOnlyPicked] = useState(picked.size > 0);
  const { progress, start, cancel } = useExport(onClose);
  const fields = fieldsOfFile(columns);
  const submit = () =>
    void start(`${kind.api}-list-${isFull ? 'full-' : ''}${format}`, {
      ...conditionQuery(conditions, today),
      sort: conditions.sort,
      columns: fields,
      ...(onlyPicked && { keys: [...picked] }),
    });
  return (
    <ExportFrame
      label={kind.label}
      formats={formats}
      format={format}
      onFormat={setFormat}
      rows={{ picked: picked.size, onlyPicked, total, onOnlyPicked: setOnlyPicked, onPick }}
      columns={[...fields.map((field) => labelInFile(kind, field)), ...(isFull ? bodies : [])]}
      progress={progress}
      onSubmit={submit}
      onCancel={cancel}
      onClose={onClose}
    >
      <label className={styles.reveal}>
        <input
          type="checkbox"
          checked={isFull}
          disabled={progress.kind === 'running'}
          onChange={({ target }) => setFull(target.checked)}
        />
        본문도 담기 (원문, 번역문, 요약, 의견)
      </label>
    </ExportFrame>
  );
};
