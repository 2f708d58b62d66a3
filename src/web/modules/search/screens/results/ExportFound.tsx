import { useId, useState } from 'react';
import { fieldOf } from '#contract/entityFields.ts';
import { countCap } from '#contract/list.ts';
import { article } from '#generated/resources/article.ts';
import { sns } from '#generated/resources/sns.ts';
import { thinkTank } from '#generated/resources/thinkTank.ts';
import { ExportFrame, sheetFormats } from '#web/kit/export/ExportFrame.tsx';
import { useExport } from '#web/kit/export/useExport.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { type Total, totalWords } from '#web/kit/lists/totalWords.ts';
import { fileQuery, foundKinds, type PressKind, type SearchConditions } from '../query/searchConditions.ts';
import { kindLabels } from './kindLabels.ts';

const specs = { article, thinktank: thinkTank, sns } as const;

/** Export fields of a kind: those shown in the results, and those that a report quotes. */
const fieldsOf = (kind: PressKind): string[] => [
  ...['kornTtl', 'lclanTtl', 'mediaNm', 'mediaLclanNm', 'ntnNm'],
  ...(kind === 'sns' ? ['siteBbsNm'] : []),
  ...['frmTrsfNscvrgDt', 'lclsfNm', 'featExtrMclsfNm', 'featExtrKwdList', 'jrnlLclanNm', 'url'],
];

interface ExportFoundProps {
  conditions: SearchConditions;
  /** Number of hits of each kind. */
  stats: Readonly<Record<string, number>>;
  /** How exact the numbers are. */
  known: Pick<Total, 'isCapped' | 'isRough'>;
  today: string;
  onClose: () => void;
}

/** Exports the hits, one kind at a time. */
export const ExportFound = ({ conditions, stats, known, today, onClose }: ExportFoundProps) => {
  const id = useId();
  const found = foundKinds(conditions, stats);
  const [chosen, setChosen] = useState<PressKind>();
  // the search may change behind the dialog, by the browser's back button
  const kind = found.find((one) => one === chosen) ?? found[0];
  const [format, setFormat] = useState('xlsx');
  const { progress, start, cancel } = useExport(onClose);
  if (!kind) return null;
  const fields = fieldsOf(kind);
  const count = stats[kind] ?? 0;
  return (
    <ExportFrame
      label={`${kindLabels[kind]} 검색 결과`}
      formats={sheetFormats}
      format={format}
      onFormat={setFormat}
      rows={{
        picked: 0,
        onlyPicked: false,
        total: totalWords({ ...known, count, isCapped: known.isCapped && count > countCap }),
      }}
      columns={fields.map((field) => fieldOf(specs[kind], field)?.label ?? field)}
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
            onChange={(value) => setChosen(value as PressKind)}
          />
        </FieldFrame>
      )}
    </ExportFrame>
  );
};
