import { ImportButton } from '#web/admin/import/ImportButton.tsx';
import { ImportRuns } from '#web/admin/import/table/ImportRuns.tsx';
import type { ImportedList } from '#web/admin/import/table/importedList.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import styles from './ArticleImport.module.css';

const articles: ImportedList = {
  target: 'article',
  label: '기사',
  unit: '건',
  maxRows: 200_000,
  queries: ['article', 'article-list', 'article-count'],
  intro: (
    <>
      <p>
        기사가 한 줄에 하나씩 든 엑셀(.xlsx), CSV, TSV, NDJSON 파일을 선택하세요. 첫 줄은 열의 제목이어야
        하고, 제목과 매체(매체명, 매체 주소, URL 가운데 하나)가 있어야 합니다. 기사 목록에서 내려받은 파일도
        그대로 올릴 수 있습니다.
      </p>
      <p>
        수집한 기사처럼 언어, 국가, 분류, 키워드를 분석하고 하이라이트로 묶습니다. 이미 있는 기사는 다시
        등록하지 않습니다. 시간대를 적지 않은 보도일시는 한국 시각으로 읽습니다.
      </p>
    </>
  ),
};

const TableImport = lazyDialog(
  async () => (await import('#web/admin/import/table/TableImport.tsx')).TableImport,
);

const ImportDialog = ({ onClose }: { onClose: () => void }) => (
  <TableImport list={articles} onClose={onClose} />
);

/** Import of articles from files, with what has been imported so far. */
export const ArticleImport = () => (
  <div className={styles.import}>
    <div className={styles.intro}>
      <p>
        다른 곳에서 모은 기사나 예전에 쓰던 기사 목록을 파일에서 한꺼번에 등록합니다. 저장하기 전에 새 기사와
        이미 있는 기사, 가져오지 못할 줄을 미리 보여 주고, 가져온 뒤에도 한 번에 되돌릴 수 있습니다.
      </p>
      <ImportButton dialog={ImportDialog} isMain />
    </div>
    <ImportRuns list={articles} level={2} />
  </div>
);
