import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { featureKinds } from '#contract/features.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { DraftNotice } from '#web/kit/forms/DraftNotice.tsx';
import { describedBy, FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { RestoredNotice } from '#web/kit/forms/RestoredNotice.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextArea, TextBox } from '#web/kit/forms/TextBox.tsx';
import { useClasses } from '#web/modules/platform/index.ts';
import { regionOptions } from '../../../parts/items/itemNames.ts';
import type { ArticleRecord } from '../articleRecord.ts';
import { reviewedFields, unconfirmedFields } from '../fieldOrigin.ts';
import styles from './AnalysisReview.module.css';
import { type Box, boxes, readable } from './correctionTexts.ts';
import { useCorrection } from './useCorrection.ts';
import type { Review } from './useReview.ts';

interface TheirsProps {
  label: string;
  /** In readable form. */
  value: string;
  /** The box has this value already. */
  isTaken: boolean;
  onTake: () => void;
}

/** The value that another user has stored meanwhile, below the box. */
const Theirs = ({ label, value, isTaken, onTake }: TheirsProps) => (
  <div className={styles.theirs} role="group" aria-label={`다른 사람이 저장한 ${label}`}>
    <p>
      <strong>다른 사람이 저장한 값</strong> {value || '비어 있음'}
    </p>
    {!isTaken && (
      <button type="button" className={styles.plain} onClick={onTake}>
        이 값 쓰기
      </button>
    )}
  </div>
);

interface CorrectionProps {
  article: ArticleRecord;
  review: Review;
}

/** The machine-made fields, to be overwritten by a user. */
export const Correction = ({ article, review }: CorrectionProps) => {
  const id = useId();
  const classes = useClasses();
  const edit = useCorrection(article, review);
  const { mine, write, read, moved, stored, draft } = edit;
  const waiting = unconfirmedFields(read);

  // after a press on the save button below, the focus moves to the notice
  const notice = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (moved) notice.current?.focus();
  }, [moved]);

  const idOf = (box: Box) => `${id}-${box}`;
  const frame = (box: Box, control: ReactNode, help?: string) => (
    <div key={box}>
      <FieldFrame id={idOf(box)} label={boxes[box]} help={help}>
        {control}
      </FieldFrame>
      {moved?.has(box) && (
        <Theirs
          label={boxes[box]}
          value={readable(box, stored[box], read)}
          isTaken={mine[box] === stored[box]}
          onTake={() => write(box, stored[box])}
        />
      )}
    </div>
  );
  const props = (box: Box) => ({
    id: idOf(box),
    value: mine[box],
    onChange: ({ target }: { target: { value: string } }) => write(box, target.value),
  });
  const helped = (box: Box, help: string) => ({ 'aria-describedby': describedBy(idOf(box), { help }) });
  const commas = '쉼표로 나누어 적습니다.';
  const linewise = '한 줄에 하나씩 적습니다.';
  return (
    <form
      className={styles.form}
      aria-label="자동으로 채운 내용 고치기"
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      <RestoredNotice shown={edit.isRestored} onDiscard={edit.discard} />
      <DraftNotice
        shown={draft.isLeft && !edit.isRestored}
        onTakeUp={draft.takeUp}
        onThrowAway={draft.throwAway}
      />
      <div role="status">
        {moved && (
          <p ref={notice} tabIndex={-1} className={styles.conflict}>
            다른 사람이 {formatTime(read.mdfcnDt)}에 먼저 저장했습니다. 입력한 내용은 그대로 두었습니다.{' '}
            {moved.size > 0
              ? '바뀐 항목 아래의 저장된 값과 비교한 뒤 다시 저장해 주세요.'
              : '여기서 고치는 항목은 바뀌지 않았으니 다시 저장해 주세요.'}
          </p>
        )}
      </div>
      {frame('lclsfNm', <Select options={regionOptions} empty="정하지 않음" {...props('lclsfNm')} />)}
      {frame('featExtrMclsf', <Select options={classes} empty="정하지 않음" {...props('featExtrMclsf')} />)}
      {frame('featExtrSmry', <TextArea rows={6} maxLength={10_000} {...props('featExtrSmry')} />)}
      <fieldset className={styles.groups}>
        <legend>특징</legend>
        <p className={styles.help}>{commas}</p>
        {featureKinds.map((group) => frame(group, <TextBox maxLength={2_200} {...props(group)} />))}
      </fieldset>
      {frame(
        'featExtrKwdList',
        <TextBox maxLength={5_000} {...props('featExtrKwdList')} {...helped('featExtrKwdList', commas)} />,
        commas,
      )}
      {frame(
        'relIssueNmList',
        <TextArea
          rows={3}
          maxLength={2_100}
          {...props('relIssueNmList')}
          {...helped('relIssueNmList', linewise)}
        />,
        linewise,
      )}
      {waiting.length > 0 && (
        <fieldset className={styles.right}>
          <legend>그대로 맞는 항목</legend>
          {waiting.map((field) => (
            <label key={field}>
              <input
                type="checkbox"
                checked={edit.confirmed.includes(field)}
                onChange={({ target }) => edit.confirm(field, target.checked)}
              />
              {reviewedFields[field]} 확인
            </label>
          ))}
        </fieldset>
      )}
      <div className="row-last">
        <button type="button" className={styles.plain} onClick={edit.giveUp}>
          취소
        </button>
        <button type="submit" className={styles.strong} aria-disabled={review.busy}>
          저장
        </button>
      </div>
    </form>
  );
};
