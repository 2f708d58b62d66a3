import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Document } from '#generated/types/document.ts';
import { HistoryButton } from '#web/admin/history/HistoryButton.tsx';
import { withoutDrawer } from '#web/admin/routing/screenPath.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useMay } from '#web/admin/spec/rights.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './document.module.css';

const useDelete = (record: Row) => {
  const spec = useSpec();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [refusal, setRefusal] = useState<string>();
  const remove = async () => {
    if (!(await askConfirm('이 개정판을 삭제하시겠습니까?', '삭제'))) return;
    try {
      await dataProvider.delete(spec.name, {
        id: String(record.docId),
        previousData: { ...record, id: String(record.docId) },
      });
      notify('ra.notification.deleted', { type: 'success' });
      void navigate(pathname + withoutDrawer(search));
      await queries.invalidateQueries({ queryKey: [spec.name, 'getList'] });
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  return { refusal, remove };
};

/** A revision: its effective date, its text and its files. */
export const ReadRevision = ({ record }: { record: Row }) => {
  const { docKndCdNm, rvsnYmd, docCn } = record as Row & Document;
  const { refusal, remove } = useDelete(record);
  const may = useMay(useSpec());
  const { stored } = choiceOf(record.files);
  return (
    <div className={styles.revision}>
      <p className={styles.facts}>
        <strong>{docKndCdNm}</strong>
        <span>개정일 {rvsnYmd ?? '-'}</span>
      </p>
      {stored.length > 0 ? (
        <FileList files={stored} />
      ) : (
        <p className={styles.hint}>첨부파일이 없습니다. 내려받으면 아래 내용이 텍스트 파일로 저장됩니다.</p>
      )}
      <article className={styles.text}>
        <HtmlText html={docCn ?? ''} />
      </article>
      <div role="alert">{refusal && <p className={refusals.refusal}>{refusal}</p>}</div>
      <div className={styles.actions}>
        <HistoryButton recordKey={String(record.docId)} />
        {may.delete && (
          <button type="button" className={buttons.tertiary} onClick={() => void remove()}>
            삭제
          </button>
        )}
      </div>
    </div>
  );
};
