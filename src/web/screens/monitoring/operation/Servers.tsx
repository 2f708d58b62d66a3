import { grouped } from '#contract/countText.ts';
import { engineText } from '#contract/engineText.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import styles from '../monitoring.module.css';
import { Part } from './Part.tsx';

const kinds: Record<string, string> = { server: '서버', worker: '수집기' };

/** The processes that live, the database and its standbys. */
export const Servers = ({ processes, standbys, engine, version }: OperationOverview) => (
  <Part id="servers" title="서버와 데이터베이스">
    <WideTable label="서버와 데이터베이스 표">
      <table className={styles.table}>
        <thead>
          <tr>
            {['구분', '이름', '버전', '시작', '마지막 신호'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {processes.map(({ kndCd, hostNm, versionNm, buildNm, nodeNm, bgngDt, seenDt }) => (
            <tr key={`${hostNm} ${bgngDt}`}>
              <th scope="row" data-label="구분">
                {kinds[kndCd] ?? kndCd}
              </th>
              <td data-label="이름">{hostNm}</td>
              <td data-label="버전">
                {[versionNm, buildNm?.slice(0, 12), `Node ${nodeNm}`].filter(Boolean).join(' · ')}
              </td>
              <td data-label="시작">{formatTime(bgngDt)}</td>
              <td data-label="마지막 신호">{formatTime(seenDt)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" data-label="구분">
              데이터베이스
            </th>
            <td data-label="이름">{engineText(engine)}</td>
            <td data-label="버전">{version}</td>
            <td data-label="시작">-</td>
            <td data-label="마지막 신호">응답함</td>
          </tr>
          {standbys.map(({ name, usedYn, lagSec }) => (
            <tr key={name}>
              <th scope="row" data-label="구분">
                대기 서버
              </th>
              <td data-label="이름">{name}</td>
              <td data-label="버전">-</td>
              <td data-label="시작">-</td>
              <td data-label="마지막 신호">
                {lagSec === null
                  ? '응답하지 않음'
                  : `${grouped(Math.round(lagSec))}초 뒤처짐${usedYn === 'N' ? ', 쓰지 않는 중' : ''}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  </Part>
);
