import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';

const empty = {
  title: '인증키가 없습니다.',
  hint: '사용자가 마이페이지의 ‘내 연결’에서 만든 인증키가 여기에 모입니다.',
};

/** Who lets which program read in their place; one that has leaked is deleted on its page. */
export const list = () => (
  <SpecList empty={empty}>
    <SpecField source="tknNm" />
    <SpecField source="userId" />
    <SpecField source="feedYn" />
    <SpecField source="inqYn" />
    <SpecField source="expDt" />
    <SpecField source="lastUseDt" />
    <SpecField source="lastUseIp" />
  </SpecList>
);
