import { useId, useState } from 'react';
import type { OwnToken } from '#generated/types/apiTokenCalls.ts';
import { opensScreen } from '#web/client/session/menuRights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { CopyButton } from '#web/kit/copying/CopyButton.tsx';
import { formatDay, formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import facts from '#web/kit/lists/facts.module.css';
import { Section } from '#web/kit/page/Section.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './Connections.module.css';
import { feedAddress, feedsOf, formats } from './feedAddresses.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { useKeys } from './useKeys.ts';

const small = `${buttons.tertiary} ${buttons.small}`;

const Key = ({ made, now, onRevoke }: { made: OwnToken; now: number; onRevoke: () => void }) => {
  const { tknNm, feedYn, inqYn, expDt, lastUseDt, lastUseIp } = made;
  const isOver = Date.parse(expDt) <= now;
  return (
    <li>
      <b>
        {tknNm}
        {feedYn === 'Y' && <Badge>피드</Badge>}
        {inqYn === 'Y' && <Badge>자료 조회</Badge>}
        {isOver && <Badge tone="danger">기간 지남</Badge>}
      </b>
      <button type="button" className={small} aria-label={`${tknNm} 인증키 끊기`} onClick={onRevoke}>
        끊기
      </button>
      <span className={facts.facts}>
        <span>{formatDay(expDt)}까지</span>
        <span>
          {lastUseDt ? `마지막 사용 ${formatTime(lastUseDt)} (${lastUseIp ?? '-'})` : '아직 쓴 적 없음'}
        </span>
      </span>
    </li>
  );
};

/** The feeds that the key just made opens: their addresses hold the key, which only this screen knows now. */
const Feeds = ({ token }: { token: string | undefined }) => {
  const id = useId();
  const [format, setFormat] = useState('rss');
  const views = useSavedViews((state) => state.views);
  const rights = useSession(rightsOf);
  const menus = useSession(({ menu }) => menu);
  const feeds = feedsOf(views, {
    highlights: opensScreen(rights, menus, ['/article/HighLight']),
    briefings: opensScreen(rights, menus, ['/product/daily/DailyBriefing']),
  });
  return (
    <>
      {token ? (
        <div className={styles.actions}>
          <span id={id} className="only-read-aloud">
            형식
          </span>
          <Segmented
            name="feedFormat"
            labelledBy={id}
            small
            options={[...formats]}
            value={format}
            onChange={setFormat}
          />
          <a className={small} href={feedAddress({ path: 'opml', query: {} }, token, format)} download>
            모두 OPML 파일로 받기
          </a>
        </div>
      ) : (
        <p className={styles.about}>
          피드 주소에는 인증키가 들어 있어, ‘피드’를 허용한 인증키를 만든 직후에만 여기에서 복사할 수
          있습니다.
        </p>
      )}
      <ul className={styles.keys} aria-label="내 피드">
        {feeds.map((feed) => (
          <li key={feed.key}>
            <b>{feed.name}</b>
            {token && (
              <CopyButton
                className={small}
                label="주소 복사"
                done="주소를 복사했습니다."
                text={() => feedAddress(feed, token, format)}
              />
            )}
            <span className={facts.facts}>
              <span>{feed.kind}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Programs that read in the user's place: their access keys, and the addresses of feeds. */
export const Connections = () => {
  const { keys, make, revoke } = useKeys();
  const { run } = useRun(showAlert);
  const [now] = useState(Date.now);
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<{ token: string; feeds: boolean }>();
  if (keys.error && !keys.data)
    return <ProblemState problem={keys.error} onRetry={() => void keys.refetch()} />;
  if (!keys.data) return <LoadingState text="인증키를 불러오고 있습니다." minHeight="30vh" />;
  const { tokens } = keys.data;

  const end = async ({ tknId, tknNm }: OwnToken) => {
    const question = `‘${tknNm}’ 인증키를 끊을까요? 이 인증키를 쓰는 피드 구독기와 시스템은 바로 읽지 못하게 됩니다.`;
    if (!(await askConfirm(question, '끊기'))) return;
    await run(async () => {
      await revoke(tknId);
      announce(`${tknNm} 인증키를 끊었습니다.`);
    });
  };

  return (
    <>
      <Section
        title="인증키"
        about="피드 구독기나 다른 시스템이 비밀번호 없이 내 권한만큼 자료를 읽게 합니다. 20개까지 만들 수 있고 언제든 끊을 수 있습니다."
      >
        <div>
          <div role="status">
            {made && (
              <div className={styles.made}>
                <p>
                  <b>인증키를 만들었습니다.</b> 이 화면을 떠나면 다시 볼 수 없으니 지금 옮겨 두세요.
                </p>
                <code>{made.token}</code>
                <div className={styles.actions}>
                  <CopyButton
                    className={small}
                    label="인증키 복사"
                    done="인증키를 복사했습니다."
                    text={() => made.token}
                  />
                </div>
              </div>
            )}
          </div>
          {tokens.length ? (
            <ul className={styles.keys} aria-label="인증키">
              {tokens.map((one) => (
                <Key key={one.tknId} made={one} now={now} onRevoke={() => void end(one)} />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>만든 인증키가 없습니다.</p>
          )}
        </div>
        <div className={styles.actions}>
          <button type="button" className={buttons.secondary} onClick={() => setAsking(true)}>
            인증키 만들기
          </button>
        </div>
      </Section>
      <Section
        title="내 피드"
        about="피드 구독기에 주소를 넣으면 새 글이 자동으로 옵니다. 목록이나 통합검색에서 보기를 저장하면 여기에 더해집니다."
      >
        <Feeds token={made?.feeds ? made.token : undefined} />
      </Section>
      {isAsking && (
        <KeyDialog
          make={async (asked) => setMade({ token: await make(asked), feeds: asked.feedYn === 'Y' })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
