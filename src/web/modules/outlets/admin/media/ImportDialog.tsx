import type { ImportedList } from '#web/admin/import/table/importedList.ts';
import { TableImport } from '#web/admin/import/table/TableImport.tsx';

const outlets: ImportedList = {
  target: 'media',
  label: '매체',
  unit: '곳',
  maxRows: 10_000,
  queries: ['media', 'mediaFeed'],
  intro: (
    <>
      <p>
        매체가 한 줄에 하나씩 든 엑셀(.xlsx), CSV, TSV, NDJSON 파일을 선택하세요. 첫 줄은 열의 제목이어야
        하고, 매체 주소나 도메인이 있어야 합니다.
      </p>
      <p>이미 있는 매체는 빈 항목만 채웁니다.</p>
    </>
  ),
};

/** Imports a list of outlets. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => (
  <TableImport list={outlets} onClose={onClose} />
);
