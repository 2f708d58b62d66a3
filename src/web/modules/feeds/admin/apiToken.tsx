import { useQueryClient } from '@tanstack/react-query';
import { useEditContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './webHook/webHook.module.css';

const empty = {
  title: '인증키가 없습니다.',
  hint: '사용자가 마이페이지의 ‘내 연결’에서 만든 인증키가 여기에 모입니다.',
};

const allowed = ({ feedYn, inqYn }: Row): string =>
  [feedYn === 'Y' && '피드', inqYn === 'Y' && '자료 조회'].filter(Boolean).join(', ');

/** Who lets which program read in their place. */
export const list = () => (
  <SpecList empty={empty}>
    <SpecField source="tknNm" />
    <SpecField source="userId" />
    <SpecField source="feedYn" label="허용" render={allowed} />
    <SpecField source="expDt" />
    <SpecField source="lastUseDt" />
    <SpecField source="lastUseIp" />
  </SpecList>
);

/** Revokes a key that has leaked or that nobody uses. */
const Revoking = () => {
  const { record } = useEditContext<Row & { id: string }>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  if (!record) return null;
  const revoke = async () => {
    const question = `‘${String(record.tknNm)}’ 인증키를 끊을까요? 이 인증키를 쓰는 피드 구독기와 시스템은 바로 읽지 못하게 됩니다.`;
    if (!(await askConfirm(question, '끊기'))) return;
    try {
      await write('DELETE', '/delete-apitoken', { tknId: Number(record.tknId) }, { quiet: true });
      announce('인증키를 끊었습니다.');
      await queries.invalidateQueries({ queryKey: ['apiToken', 'getList'] });
      await navigate('/admin/user/ApiTokenManage');
    } catch (failure) {
      void showAlert(problemSentence(failure));
    }
  };
  return (
    <div className={styles.line}>
      <p>새어 나갔거나 쓰지 않는 인증키는 끊어 주세요. 만든 사람은 마이페이지에서 새로 만들 수 있습니다.</p>
      <button type="button" className={`${buttons.danger} ${buttons.small}`} onClick={() => void revoke()}>
        인증키 끊기
      </button>
    </div>
  );
};

export const head = Revoking;
