import { startTransition, useState } from 'react';
import { useEditContext } from 'react-admin';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { secretPlaceholders } from '#contract/secretPlaceholders.ts';
import type { HandedOver } from '#generated/types/outboxCalls.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { write } from '#web/client/http/write.ts';
import { CopyButton } from '#web/kit/copying/CopyButton.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './outboxMessage/outboxMessage.module.css';

const ReasonDialog = lazyDialog(async () => (await import('#web/kit/forms/ReasonDialog.tsx')).ReasonDialog);

/** What an administrator is given to pass on; gone once it is closed. */
const Given = ({ given, onClose }: { given: HandedOver; onClose: () => void }) => (
  <Dialog
    title={given.cn === null ? '직접 전달 요청' : '직접 전달'}
    size="medium"
    onClose={onClose}
    actions={
      <>
        {given.cn !== null && (
          <CopyButton
            label="내용 복사"
            done="복사했습니다"
            text={() => given.cn ?? ''}
            className={buttons.tertiary}
          />
        )}
        <button type="button" className={buttons.primary} onClick={onClose}>
          닫기
        </button>
      </>
    }
  >
    <p>{given.message}</p>
    {given.cn !== null && <p className={styles.text}>{given.cn}</p>}
  </Dialog>
);

/** True if the content is shown with the secret in it, as for accounts of the demonstration. */
const isSecretShown = (record: Row): boolean =>
  typeof record['cn'] === 'string' &&
  !record['cn'].includes(secretPlaceholders[record['scrtKnd'] as keyof typeof secretPlaceholders]);

/** Hands over the link or code of a message that no server sends, for a reason that is logged. */
const HandOver = () => {
  const { record, refetch } = useEditContext<Row & { id: number }>();
  const [asking, setAsking] = useState(false);
  const [given, setGiven] = useState<HandedOver>();
  const field = fieldOf(useSpec(), 'scrtKnd');
  if (!record?.['scrtKnd'] || record['sttsCd'] !== 'kept') return null;
  const name = optionLabel(field, record['scrtKnd']);
  const isShown = isSecretShown(record);

  const handOver = async (reason: string) => {
    const asked = { msgId: record['msgId'], reason };
    setGiven(await write<HandedOver>('POST', '/outbox-handover', asked, { quiet: true }));
    // the one shown below is no longer valid
    if (isShown) void refetch();
  };

  return (
    <div className={styles.handOver}>
      <p>
        메일이나 문자로 보내지 않은 메시지입니다.{' '}
        {isShown
          ? `체험 계정이라 ${name}가 내용에 보입니다. 직접 전달하면 새로 만들며, 이전 ${name}는 사용할 수 없게 됩니다.`
          : `${name}는 저장되어 있지 않고, 전달할 때 새로 만듭니다.`}
      </p>
      <button
        type="button"
        className={buttons.secondary}
        onClick={() => startTransition(() => setAsking(true))}
      >
        {name} 직접 전달
      </button>
      {asking && (
        <ReasonDialog
          title={`${name} 직접 전달`}
          action="전달"
          record={`본인인지 먼저 확인해 주세요. 전달한 사람, 시각, 사유가 개인정보 로그에 남습니다. 관리자 계정의 ${name}는 다른 관리자와 함께 전달해야 합니다. 이전에 전달한 ${name}는 더 이상 사용할 수 없습니다.`}
          missing="직접 전달하는 사유를 입력해 주세요."
          onClose={() => setAsking(false)}
          onConfirm={handOver}
        />
      )}
      {given && <Given given={given} onClose={() => setGiven(undefined)} />}
    </div>
  );
};

const Hint = () => <p className={styles.hint}>{fieldOf(useSpec(), 'sttsCd')?.help}</p>;

/** The message queue; a hint above says if nothing sends the messages. */
export const list = () => (
  <>
    <SpecList top={<Hint />} empty={{ title: '아직 보낸 메일이나 문자가 없습니다' }} />
    <RecordDrawer fields={SpecForm} head={HandOver} />
  </>
);
