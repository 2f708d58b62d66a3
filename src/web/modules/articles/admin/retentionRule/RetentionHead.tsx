import { useEditContext } from 'react-admin';
import { countText } from '#contract/countText.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Preview } from './Preview.tsx';
import { Runs } from './Runs.tsx';
import styles from './retentionRule.module.css';
import { useRetention } from './useRetention.ts';

interface RuleProps {
  rtntRuleId: number;
  version: string;
  isArchive: boolean;
  isOn: boolean;
  onSwitched: () => unknown;
}

const Rule = ({ rtntRuleId, version, isArchive, isOn, onSwitched }: RuleProps) => {
  const { runs, preview, switchTo, undo, isBusy } = useRetention(rtntRuleId, version, onSwitched);
  const count = preview.data?.count ?? 0;
  const switchOn = async (): Promise<void> => {
    const effect = isArchive
      ? `글 ${countText(count)}을 목록과 검색에서 빼고 보관합니다. 되살릴 수 있습니다.`
      : `글 ${countText(count)}의 본문과 번역을 지웁니다. 되돌릴 수 없습니다.`;
    if (await askConfirm(`규칙을 켜면 하루에 한 번 정리하며, 지금 기준으로 ${effect}`, '규칙 켜기'))
      switchTo('Y');
  };
  const isReady = preview.data !== undefined && !isBusy;
  return (
    <section className={styles.head} aria-label="미리 보기와 한 일">
      <div className={styles.line}>
        <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? '켜짐' : '꺼짐'}</Badge>
        <p>
          {isOn
            ? '하루에 한 번 정리합니다. 조건을 바꿔 저장하면 꺼집니다.'
            : '아래를 살펴보고 켜세요. 켜기 전에는 아무것도 바뀌지 않습니다.'}
        </p>
        {isOn ? (
          <button
            type="button"
            className={`${buttons.tertiary} ${buttons.small}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && switchTo('N')}
          >
            규칙 끄기
          </button>
        ) : (
          <button
            type="button"
            className={`${buttons.secondary} ${buttons.small}`}
            aria-disabled={!isReady}
            onClick={() => isReady && void switchOn()}
          >
            규칙 켜기
          </button>
        )}
      </div>
      <h2>미리 보기</h2>
      {preview.data ? (
        <Preview preview={preview.data} isArchive={isArchive} />
      ) : preview.error ? (
        <ProblemState problem={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <LoadingState text="해당하는 글을 세고 있습니다." minHeight="16rem" />
      )}
      <h2>한 일{runs.data && isArchive && <span>지금 보관 중 {countText(runs.data.archivedCnt)}</span>}</h2>
      {runs.data ? (
        <Runs runs={runs.data.runs} isBusy={isBusy} onUndo={undo} />
      ) : (
        runs.error && <ProblemState problem={runs.error} onRetry={() => void runs.refetch()} />
      )}
    </section>
  );
};

/** The preview of a stored rule, its switch, and what it has done. */
export const RetentionHead = () => {
  const { record, refetch } = useEditContext<Row & { id: string }>();
  if (!record) return null;
  return (
    <Rule
      rtntRuleId={Number(record.rtntRuleId)}
      version={String(record.mdfcnDt)}
      isArchive={record.actnCd !== 'empty'}
      isOn={record.useYn === 'Y'}
      onSwitched={refetch}
    />
  );
};
