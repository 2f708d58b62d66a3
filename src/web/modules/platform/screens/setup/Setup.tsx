import { Link, useNavigate } from 'react-router-dom';
import type { SetupStepState } from '#generated/types/setupCalls.ts';
import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import layout from '#web/kit/page/sections.module.css';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './Setup.module.css';
import { progressOf, useSetup } from './useSetup.ts';

const states: Record<string, { word: string; tone: Tone }> = {
  good: { word: '마침', tone: 'good' },
  notice: { word: '권장', tone: 'notice' },
  bad: { word: '필요', tone: 'danger' },
};

const Step = ({ step: { area, why, state, words, menuUrl } }: { step: SetupStepState }) => {
  const { word, tone } = states[state] ?? { word: state, tone: 'plain' };
  return (
    <li className={styles.step} data-state={state}>
      <span>
        <Badge tone={tone}>{word}</Badge>
      </span>
      <div className={styles.words}>
        <h3>{area}</h3>
        <p>{words}</p>
        {state !== 'good' && <p className={styles.why}>{why}</p>}
      </div>
      {menuUrl && (
        <Link
          to={menuUrl}
          className={`${state === 'good' ? buttons.tertiary : buttons.secondary} ${buttons.small}`}
        >
          {state === 'good' ? '보기' : '하러 가기'}
          <span className="only-read-aloud"> {area}</span>
        </Link>
      )}
    </li>
  );
};

const Steps = ({ steps }: { steps: readonly SetupStepState[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <Step key={step.area} step={step} />
    ))}
  </ol>
);

/** What a new installation needs, step by step: the first screen of its administrator. */
export const Setup = () => {
  const { data, error, refetch } = useSetup();
  const navigate = useNavigate();
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState minHeight="60rem" />;
  const end = async (): Promise<void> => {
    await write('PUT', '/setup-end');
    useSession.setState(({ user }) => ({ user: user && { ...user, setupYn: 'N' } }));
    await navigate('/dashboard');
  };
  return (
    <div className={layout.page}>
      <section className={layout.part} aria-labelledby="setup-steps">
        <h2 id="setup-steps">{progressOf(data.steps)}</h2>
        <Steps steps={data.steps.filter(({ menuUrl }) => menuUrl)} />
        <h2 className={styles.heading}>서버의 설정 파일에서 정할 것</h2>
        <Steps steps={data.steps.filter(({ menuUrl }) => !menuUrl)} />
        {data.endedYn === 'N' && (
          <div className={styles.end}>
            <p className={layout.help}>
              로그인하면 이 화면이 먼저 열립니다. 나중에는 모니터링 메뉴의 시작하기와 운영 현황에서 다시 볼 수
              있습니다.
            </p>
            <button type="button" className={buttons.tertiary} onClick={() => void end()}>
              다음부터 대시보드로 시작
            </button>
          </div>
        )}
      </section>
    </div>
  );
};
