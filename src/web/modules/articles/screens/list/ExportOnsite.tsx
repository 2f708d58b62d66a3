import { useState } from 'react';
import { fieldOf } from '#contract/entityFields.ts';
import { article } from '#generated/resources/article.ts';
import { ExportFrame, sheetFormats } from '#web/kit/export/ExportFrame.tsx';
import { useExport } from '#web/kit/export/useExport.ts';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ExportItemsProps } from './ExportItems.tsx';
import { fieldsOfFile } from './itemColumns.ts';

type Format = 'xlsx' | 'csv';

/** The local press export for missions abroad: the list as shown, by a separate request. */
export const ExportOnsite = (props: ExportItemsProps) => {
  const { conditions, today, columns, picked, total, onClose, onPick } = props;
  const [format, setFormat] = useState<Format>('xlsx');
  const [onlyPicked, setOnlyPicked] = useState(picked.size > 0);
  const { progress, start, cancel } = useExport(onClose);
  const fields = fieldsOfFile(columns);
  const submit = () => {
    const { onsiteMediaArticleYn: _always, ...asked } = conditionQuery(conditions, today);
    void start('/article-list-excel/onsite', {
      ...asked,
      sort: conditions.sort,
      format,
      columns: fields,
      ...(onlyPicked && { keys: [...picked] }),
    });
  };
  return (
    <ExportFrame
      label="현지 언론 기사"
      formats={sheetFormats}
      format={format}
      onFormat={setFormat}
      rows={{ picked: picked.size, onlyPicked, total, onOnlyPicked: setOnlyPicked, onPick }}
      columns={fields.map((field) => fieldOf(article, field)?.label ?? field)}
      progress={progress}
      onSubmit={submit}
      onCancel={cancel}
      onClose={onClose}
    />
  );
};
