import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import type { ImportedWords } from '#generated/types/dictionaryCalls.ts';
import { type ImportPreview, ListImport } from '#web/admin/import/ListImport.tsx';
import { download } from '#web/client/http/download.ts';
import { write } from '#web/client/http/write.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';
import styles from './dictionary.module.css';

const states: Record<string, { word: string; tone: Tone }> = {
  new: { word: '새로 등록', tone: 'good' },
  grown: { word: '표기 추가', tone: 'good' },
  known: { word: '이미 있음', tone: 'plain' },
  refused: { word: '등록 못 함', tone: 'danger' },
};

const templates = [
  { format: 'xlsx', word: '엑셀 양식 내려받기' },
  { format: 'csv', word: 'CSV 양식 내려받기' },
];

const storeWord = (newCnt: number, grownCnt: number): string | undefined => {
  if (newCnt) return `${grouped(newCnt)}개 등록`;
  return grownCnt ? `${grouped(grownCnt)}개에 표기 추가` : undefined;
};

const storedWord = (newCnt: number, grownCnt: number): string => {
  if (grownCnt === 0) return `낱말 ${grouped(newCnt)}개를 등록했습니다.`;
  if (newCnt === 0) return `낱말 ${grouped(grownCnt)}개에 표기를 추가했습니다.`;
  return `낱말 ${grouped(newCnt)}개를 등록하고 ${grouped(grownCnt)}개에 표기를 추가했습니다.`;
};

const preview = ({ newCnt, grownCnt, knownCnt, refusedCnt, items }: ImportedWords): ImportPreview => ({
  summary: `새로 등록할 낱말 ${grouped(newCnt)}개, 표기를 추가할 낱말 ${grouped(grownCnt)}개, 이미 있는 줄 ${grouped(knownCnt)}개, 등록할 수 없는 줄 ${grouped(refusedCnt)}개`,
  lines: items.map(({ word, kind, writings, stateCd, reason, line }) => ({
    ...(states[stateCd] ?? { word: stateCd, tone: 'plain' }),
    title: kind ? `${word} (${kind})` : word || '빈 줄',
    ...(writings.length > 0 && { detail: writings.join(', ') }),
    remark: reason,
    line,
  })),
  total: newCnt + grownCnt + knownCnt + refusedCnt,
  store: storeWord(newCnt, grownCnt),
});

/** Checks a list of words first, then imports it into the dictionary. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify();
  const queries = useQueryClient();
  return (
    <ListImport<ImportedWords>
      title="낱말 목록 가져오기"
      intro={
        <>
          대표어, 특징 종류, 다른 표기, 비고를 적은 엑셀(.xlsx)이나 CSV 파일을 선택하세요. 이미 있는 낱말에는
          새 표기만 추가합니다. 등록하기 전에 내용을 미리 확인할 수 있습니다.{' '}
          {templates.map(({ format, word }) => (
            <button
              key={format}
              type="button"
              className={styles.template}
              onClick={() => void download(`/featureextractiondict-import/template?format=${format}`)}
            >
              {word}
            </button>
          ))}
        </>
      }
      file={{
        label: '엑셀·CSV 파일',
        accept: '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        maxMegabytes: 5,
      }}
      send={(tryYn, content) =>
        write('POST', '/featureextractiondict-import', { content, tryYn }, { quiet: true })
      }
      preview={preview}
      onStored={async ({ newCnt, grownCnt }) => {
        notify(`${storedWord(newCnt, grownCnt)} 앞으로 수집하는 기사부터 적용됩니다.`, { type: 'success' });
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'featureExtractionDict',
        });
      }}
      onClose={onClose}
    />
  );
};
