import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { type PaperKind, paperKinds } from '#contract/dailyBriefing.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { type Recipient, RecipientNote, RecipientPicker } from '#web/modules/accounts/index.ts';
import styles from './mail.module.css';
import {
  isPassedOn,
  type Mailed,
  newSendKey,
  type Outcome,
  type Preview,
  refreshLog,
  type Skipped,
  sendMail,
  usePreview,
} from './mailCalls.ts';

/** Number of names shown; the others unfold. */
const few = 5;

/** Users who do not get the mail, each with the reason. */
const SkippedPeople = ({ skipped }: { skipped: readonly Skipped[] }) => {
  if (skipped.length === 0) return null;
  return (
    <details className={styles.skipped} open={skipped.length <= few}>
      <summary>
        보내지 않는 사람 <strong>{skipped.length.toLocaleString('ko-KR')}</strong>명
      </summary>
      <ul>
        {skipped.map(({ userId, userNm, instNm, deptNm, why }) => (
          <li key={userId}>
            <span className={styles.person}>
              <strong>{userNm ?? userId}</strong>
              <span>{[deptNm, instNm].filter(Boolean).join(' · ')}</span>
            </span>
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

export interface MailDialogProps {
  record: Mailed;
  /** The record has recipients of its own: they are the default choice. */
  hasRecipients: boolean;
  /** `words` describe the outcome in a sentence. */
  onSent: (outcome: Outcome & { words: string }) => void;
  onClose: () => void;
}

const ways = [
  { value: 'own', label: '이 글의 수신자' },
  { value: 'chosen', label: '직접 선택' },
];

const sentenceOf = ({ willGet }: Preview): string =>
  willGet === 0 ? '메일을 받을 사람이 없습니다.' : `${willGet.toLocaleString('ko-KR')}명에게 보냅니다.`;

const wordsOf = ({ sent }: Outcome, isOpen: boolean): string => {
  const people = `${sent.toLocaleString('ko-KR')}명`;
  return isOpen
    ? `${people}에게 메일을 보냅니다.`
    : `메일 서버가 설정되어 있지 않아 보내지 못했습니다. ${people}의 발송 내역에 남겼습니다.`;
};

/** Sends a record by mail: chooses the recipients, shows who is skipped and why, and earlier mails. */
export const MailDialog = ({ record, hasRecipients, onSent, onClose }: MailDialogProps) => {
  const queries = useQueryClient();
  const wayId = useId();
  const pickerId = useId();
  const [way, setWay] = useState(hasRecipients ? 'own' : 'chosen');
  const [chosen, setChosen] = useState<Recipient[]>([]);
  const [again, setAgain] = useState(false);
  const noteId = useId();
  const [note, setNote] = useState('');
  const isPaper = record.boardKnd === 'dailyBriefing';
  const [fileKnds, setFileKnds] = useState<readonly PaperKind[]>(isPaper ? ['hwpx'] : []);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const options = { recipients: way === 'chosen' ? chosen : undefined, again };
  const optionsText = JSON.stringify([options, note, fileKnds]);
  // a changed request is a new sending; the same one pressed twice is not
  const sendKey = useMemo(() => ({ optionsText, key: newSendKey() }), [optionsText]).key;
  const { data: preview, error, isFetching } = usePreview(record, options);
  const isAsked = way === 'own' || chosen.length > 0;
  const willGet = isAsked ? (preview?.willGet ?? 0) : 0;

  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const outcome = await sendMail(record, options, sendKey, { noteCn: note, fileKnds });
      refreshLog(queries, record);
      const words = wordsOf(outcome, preview?.isOpen !== false);
      announce(words);
      onSent({ ...outcome, words });
    } catch (problem) {
      setFailure(problemSentence(problem));
      setSending(false);
    }
  };

  return (
    <Dialog
      title="메일 보내기"
      size="medium"
      busy={isSending}
      onClose={onClose}
      problem={failure}
      actions={
        <DialogActions
          label={willGet > 0 ? `${willGet.toLocaleString('ko-KR')}명에게 보내기` : '보내기'}
          onClick={() => void send()}
          onCancel={onClose}
          busy={isSending}
          disabled={isFetching || willGet === 0 || error !== null}
        />
      }
    >
      {preview && (
        <p className={styles.subject}>
          {preview.emrgYn === 'Y' && <Badge tone="danger">긴급</Badge>}
          <strong>{preview.ttl}</strong>
        </p>
      )}
      {hasRecipients && (
        <div>
          <span id={wayId} className="only-read-aloud">
            받는 사람 선택
          </span>
          <Segmented
            name={wayId}
            labelledBy={wayId}
            options={ways}
            value={way}
            onChange={(value) => {
              setWay(value);
              setFailure(undefined);
            }}
          />
        </div>
      )}
      {way === 'chosen' && (
        <div>
          <FieldFrame id={pickerId} label="받는 사람" required>
            <RecipientPicker
              id={pickerId}
              value={chosen}
              onChange={setChosen}
              aria={{ 'aria-required': true }}
            />
          </FieldFrame>
          <RecipientNote />
        </div>
      )}
      {isPaper && (
        <fieldset className={styles.files}>
          <legend>함께 보낼 파일</legend>
          {(Object.keys(paperKinds) as PaperKind[]).map((kind) => (
            <label key={kind} className={styles.again}>
              <input
                type="checkbox"
                checked={fileKnds.includes(kind)}
                onChange={({ target }) =>
                  setFileKnds(target.checked ? [...fileKnds, kind] : fileKnds.filter((one) => one !== kind))
                }
              />
              {paperKinds[kind]}
            </label>
          ))}
        </fieldset>
      )}
      {isPassedOn(record) && (
        <FieldFrame id={noteId} label="덧붙이는 말">
          <TextArea
            id={noteId}
            rows={3}
            maxLength={500}
            value={note}
            placeholder="왜 보내는지 한두 문장으로 적어 주세요. 제목과 출처 아래에 실립니다."
            onChange={({ target }) => setNote(target.value)}
          />
        </FieldFrame>
      )}
      {isAsked && preview && preview.sentBefore > 0 && (
        <div className={styles.before}>
          <p>
            {isPassedOn(record) ? '이미 ' : '이 글은 이미 '}
            <strong>{preview.sentBefore.toLocaleString('ko-KR')}</strong>명에게 보냈습니다.
            {preview.lastSentDt && ` 마지막으로 보낸 때는 ${formatTime(preview.lastSentDt)}입니다.`}
          </p>
          <label className={styles.again}>
            <input type="checkbox" checked={again} onChange={({ target }) => setAgain(target.checked)} />
            이미 받은 사람에게도 다시 보내기
          </label>
        </div>
      )}
      {isAsked && error ? (
        <p className={styles.failure} role="alert">
          {problemSentence(error)}
        </p>
      ) : (
        isAsked &&
        preview && (
          <div className={styles.preview} aria-busy={isFetching} aria-live="polite">
            <p className={styles.count}>{sentenceOf(preview)}</p>
            <SkippedPeople key={preview.skipped.length} skipped={preview.skipped} />
          </div>
        )
      )}
      {preview && !preview.isOpen && (
        <p className={styles.closed}>
          메일 서버가 설정되어 있지 않아 지금은 보낼 수 없습니다. 발송 내역에만 남습니다. 관리자에게 문의해
          주세요.
        </p>
      )}
      {isPassedOn(record) && (
        <p className={styles.note}>
          제목, 출처, 요약, 링크만 보냅니다. 본문은 볼 권한이 있는 사람만 화면에서 읽을 수 있습니다.
        </p>
      )}
      {!isPaper && !isPassedOn(record) && (
        <p className={styles.note}>
          첨부파일은 넣지 않고, 글을 볼 권한이 있는 사람만 내려받을 수 있는 링크를 보냅니다.
        </p>
      )}
    </Dialog>
  );
};
