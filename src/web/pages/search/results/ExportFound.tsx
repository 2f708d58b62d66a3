import { useId, useState } from 'react';
import { fieldOf } from '#contract/entityFields.ts';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/resources/article.ts';
import { ExportFrame } from '#web/shared/export/ExportFrame.tsx';
import { useExport } from '#web/shared/export/useExport.ts';
import { FieldFrame, labelId } from '#web/shared/forms/FieldFrame.tsx';
import { Segmented } from '#web/shared/forms/Segmented.tsx';
import { totalText } from '#web/shared/lists/totalText.ts';
import { type FileKind, fileQuery, foundKinds, type SearchConditions } from '../query/searchConditions.ts';
import { kindLabels } from './kindLabels.ts';

const formats = [
  { value: 'xlsx', label: '엑셀(xlsx)' },
  { value: 'csv', label: 'CSV' },
];
const fields = [
  ...['kornTtl', 'lclanTtl', 'mediaNm', 'mediaLclanNm', 'ntnNm', 'frmTrsfNscvrgDt', 'lclsfNm'],
  ...['featExtrMclsfNm', 'featExtrKwdList', 'jrnlLclanNm', 'url'],
];
const columns = fields.map((field) => fieldOf(article, field)?.label ?? field);

interface ExportFoundProps {
  conditions: SearchConditions;
  /** Hits of each kind. */
  stats: Readonly<Record<string, number>>;
  /** False: to a limit so far. */
  isEachCounted: boolean;
  today: string;
  onClose: () => void;
}

/** A file of what was found, one kind at a time. */
export const ExportFound = ({ conditions, stats, isEachCounted, today, onClose }: ExportFoundProps) => {
  const id = useId();
  const found = foundKinds(conditions, stats);
  const [kind, setKind] = useState<FileKind>(found[0] ?? 'article');
  const [format, setFormat] = useState('xlsx');
  const { progress, start, cancel } = useExport(onClose);
  const count = stats[kind] ?? 0;
  return (
    <ExportFrame
      label={`${kindLabels[kind]} 검색 결과`}
      formats={formats}
      format={format}
      onFormat={setFormat}
      rows={{
        picked: 0,
        onlyPicked: false,
        total: totalText(!isEachCounted && count > countCap ? undefined : count),
      }}
      columns={columns}
      progress={progress}
      onSubmit={() =>
        void start('/search-list-excel', {
          ...fileQuery(conditions, today),
          kind,
          format,
          columns: fields,
        })
      }
      onCancel={cancel}
      onClose={onClose}
    >
      {found.length > 1 && (
        <FieldFrame id={`${id}-kind`} label="종류" group>
          <Segmented
            name={`${id}-kind`}
            labelledBy={labelId(`${id}-kind`)}
            options={found.map((value) => ({ value, label: kindLabels[value] }))}
            value={kind}
            disabled={progress.kind === 'running'}
            onChange={(value) => setKind(value as FileKind)}
          />
        </FieldFrame>
      )}
    </ExportFrame>
  );
};
