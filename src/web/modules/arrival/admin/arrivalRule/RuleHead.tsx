import { useEditContext } from 'react-admin';
import { countText } from '#contract/countText.ts';
import type { ArrivalUndoing } from '#generated/types/arrivalRuleCalls.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Applied } from './Applied.tsx';
import styles from './arrivalRule.module.css';
import { RuleState } from './RuleState.tsx';
import { Trial } from './Trial.tsx';
import { useRule } from './useRule.ts';

const undoingWords = ({ sttsCd, undoCnt, partCnt, regDt, userNm }: ArrivalUndoing): string => {
  const done = `${countText(undoCnt)}을 되돌렸습니다.`;
  const left = partCnt > 0 ? ` ${countText(partCnt)}은 그 뒤 사람이 고친 것이 있어 일부만 되돌렸습니다.` : '';
  return sttsCd === 'undoing'
    ? `되돌리고 있습니다. ${done}`
    : `${done}${left} (${[formatTime(regDt), userNm].filter(Boolean).join(' ')})`;
};

interface RuleProps {
  arvlRuleId: number;
  version: string;
  isOwn: boolean;
  onChanged: () => unknown;
}

const Rule = ({ arvlRuleId, version, isOwn, onChanged }: RuleProps) => {
  const rule = useRule(arvlRuleId, version, onChanged);
  const { state, trial, switchTo, isBusy } = rule;
  const mayStop = useIsAdmin() || isOwn;
  if (!state.data)
    return state.error ? (
      <ProblemState problem={state.error} onRetry={() => void state.refetch()} />
    ) : (
      <LoadingState minHeight="16rem" />
    );
  const { useYn, stopRsn, isTried, trialDt, appliedCnt, undoing } = state.data;
  const isOn = useYn === 'Y';
  const mayTurnOn = isTried && !isBusy;
  const said = isOn
    ? '새로 들어온 글에 적용합니다. 검색이나 할 일을 바꾸면 꺼집니다.'
    : isTried
      ? '시험했습니다. 켜면 그때부터 들어온 글에만 적용합니다.'
      : '먼저 최근 30일에 시험해 무엇이 바뀔지 보고 켜세요. 켜기 전에는 아무것도 바뀌지 않습니다.';
  return (
    <section className={styles.head} aria-label="시험과 한 일">
      <div className={styles.line}>
        <RuleState isOn={isOn} label={isOn ? '켜짐' : '꺼짐'} stopRsn={stopRsn} />
        <p>{isOwn ? said : '만든 사람만 고치고 시험할 수 있습니다.'}</p>
        {isOn && mayStop && (
          <button
            type="button"
            className={`${buttons.tertiary} ${buttons.small}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && switchTo('N')}
          >
            규칙 끄기
          </button>
        )}
        {!isOn && isOwn && (
          <button
            type="button"
            className={`${buttons.secondary} ${buttons.small}`}
            aria-disabled={!mayTurnOn}
            onClick={() => mayTurnOn && switchTo('Y')}
          >
            규칙 켜기
          </button>
        )}
      </div>
      {isOwn && (
        <>
          <h2>
            시험
            {trialDt && <span>마지막 시험 {formatTime(trialDt)}</span>}
            <button
              type="button"
              className={`${buttons.tertiary} ${buttons.small}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && trial.run()}
            >
              최근 30일에 시험
            </button>
          </h2>
          {trial.isPending ? (
            <LoadingState text="지난 글을 살펴보고 있습니다." minHeight="8rem" />
          ) : (
            trial.data && <Trial trial={trial.data} />
          )}
        </>
      )}
      <h2>한 일{appliedCnt > 0 && <span>{countText(appliedCnt)}</span>}</h2>
      {undoing && (
        <p className={styles.none} role="status">
          {undoingWords(undoing)}
        </p>
      )}
      <Applied {...rule} appliedCnt={appliedCnt} mayUndo={mayStop} />
    </section>
  );
};

/** The switch of a stored rule, its trial, and what it has done. */
export const RuleHead = () => {
  const { record, refetch } = useEditContext<Row & { id: string }>();
  const userId = useSession(({ user }) => user?.user.userId);
  if (!record) return null;
  return (
    <Rule
      arvlRuleId={Number(record.arvlRuleId)}
      version={String(record.mdfcnDt)}
      isOwn={record.userId === userId}
      onChanged={refetch}
    />
  );
};
