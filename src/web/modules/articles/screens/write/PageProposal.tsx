import { Link } from 'react-router-dom';
import { media } from '#generated/resources/media.ts';
import { useMay } from '#web/admin/spec/rights.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import type { PageProposalState } from './usePageProposal.ts';
import styles from './write.module.css';

const invitation =
  '기사 주소를 붙여 넣으면 중복인지 확인하고, 비어 있는 항목을 기사 페이지의 내용으로 채웁니다.';
const waiting = '기사 페이지에서 제목과 본문을 찾고 있습니다. 기다리는 동안에도 입력할 수 있습니다.';

/** Result of reading the page at the form's address; `url` is the address if it can be registered. */
export const PageProposal = ({ url, page }: { url: string | undefined; page: PageProposalState }) => {
  const mayRegisterOutlet = useMay(media).insert;
  const { isPending, error, proposal, filled } = page;
  const told = () => {
    if (isPending) return waiting;
    if (error) return problemSentence(error);
    return proposal?.sentence ?? invitation;
  };
  const hasFilled = Object.keys(filled).length > 0;
  return (
    <div className={styles.proposal}>
      <p role="status">{told()}</p>
      <div className={styles.proposalActions}>
        {proposal?.lacksOutlet && mayRegisterOutlet && (
          <Link to="/article/Medn/Regist" target="_blank" rel="noopener noreferrer" className={styles.way}>
            매체 등록<span className="only-read-aloud"> (새 창)</span>
          </Link>
        )}
        {url !== undefined && !isPending && (
          <button type="button" className={styles.way} onClick={() => page.start(url)}>
            {proposal || error ? '기사 다시 읽기' : '기사 내용 가져오기'}
          </button>
        )}
        {hasFilled && !isPending && (
          <button type="button" className={styles.way} onClick={page.undo}>
            채운 내용 지우기
          </button>
        )}
      </div>
    </div>
  );
};
