import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';

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
