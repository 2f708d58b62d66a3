import { useRecordContext } from 'react-admin';
import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import {
  type CheckedAddress,
  CheckedAddressInput,
} from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { write } from '#web/client/http/write.ts';

const stateOf = ({ valid, duplicated }: MediaUrlCheck): CheckedAddress['state'] => {
  if (!valid) return 'unusable';
  return duplicated ? 'taken' : 'free';
};

/** The outlet's address: public on the Internet, and not used by another outlet. */
export const UrlCheckInput = () => {
  const mediaId = useRecordContext()?.mediaId as number | undefined;
  const checkAddress = async (url: string): Promise<CheckedAddress> => {
    const body = { url, ...(mediaId !== undefined && { mediaId }) };
    const found = await write<MediaUrlCheck>('POST', '/media-check/url', body, { quiet: true });
    const known = found.mediaId !== null && {
      to: `/article/Medn/Detail/${found.mediaId}`,
      words: '등록된 매체 보기',
    };
    return { url, state: stateOf(found), sentence: found.message, ...(known && { known }) };
  };
  return <CheckedAddressInput checkAddress={checkAddress} />;
};
