import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { today as koreanToday } from '#contract/days.ts';
import { messages } from '#contract/messages.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { relativePeriodOptions } from '#web/kit/dates/period.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { daysOf } from '#web/modules/statistics/index.ts';
import {
  type Arrangement,
  type DashboardPeriod,
  defaultArrangement,
  periodInAddress,
  placed,
  readArrangement,
  withPeriod,
} from './arrangement.ts';
import styles from './dashboard.module.css';
import { changeText, conditionsOf, figuresOf, type LinkedFigure } from './links.ts';
import { Notices } from './Notices.tsx';
import { Panel } from './Panels.tsx';
import { useLatestTime, useOverview, useRole, useSetting } from './useDashboard.ts';

const Change = ({ change }: { change: NonNullable<LinkedFigure['change']> }) => {
  const { sign, spoken } = changeText(change.by);
  return (
    <span className={styles.change}>
      {change.since}보다{' '}
      <b data-direction={Math.sign(change.by)} aria-hidden="true">
        {sign}
      </b>
      <span className="only-read-aloud">{spoken}</span>
    </span>
  );
};

/** The numbers of today, this month, this year and all time, each a link to its articles. */
const FigureRow = ({ figures }: { figures: readonly LinkedFigure[] }) => (
  <ul className={styles.figures} aria-label="보도일별 기사 수">
    {figures.map(({ label, count, to, change }) => (
      <li key={label}>
        <Link to={to} className={styles.figure}>
          <span className={styles.figureName}>{label}</span>
          <span className={styles.figureValue}>
            {count === undefined ? '–' : grouped(count)}
            {count !== undefined && <small>건</small>}
          </span>
          {change && <Change change={change} />}
        </Link>
      </li>
    ))}
  </ul>
);

/** Explains why the default panels are shown, and offers a retry. */
const Unreadable = ({ onRetry }: { onRetry: () => Promise<boolean> }) => {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setBusy(true);
    const isRead = await onRetry();
    announce(isRead ? '대시보드 설정을 불러왔습니다.' : '대시보드 설정을 불러오지 못했습니다.');
    setBusy(false);
  };
  return (
    <div className={styles.unreadable} role="alert">
      <p>대시보드 설정을 불러오지 못해 기본 구성으로 보여 드립니다. 저장해 둔 설정은 그대로 있습니다.</p>
      <button
        type="button"
        className={`${buttons.tertiary} ${styles.retry}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void retry()}
      >
        {messages.startUp.retry}
      </button>
    </div>
  );
};

const ArrangeDialog = lazyDialog(async () => (await import('./ArrangeDialog.tsx')).ArrangeDialog);

/** /dashboard: how much was written, where, and on what – in the user's arrangement. */
export const Dashboard = () => {
  const today = koreanToday();
  const id = useId();
  const setting = useSetting();
  const role = useRole();
  const arrangement = readArrangement(setting.data, role);
  const [query, setQuery] = useSearchParams();
  const [isArranging, setArranging] = useState(false);
  const period = periodInAddress(query) ?? (setting.isPending ? undefined : arrangement.period);
  const overview = useOverview(period, today);
  const latest = useLatestTime();

  /** The period is stored in the address, so that going back and reloading show the same. */
  const choose = (next: DashboardPeriod, kept: DashboardPeriod | undefined): void =>
    setQuery((before) => withPeriod(before, next, kept), { replace: true, preventScrollReset: true });

  const save = async (next: Arrangement) => {
    await setting.keep(next);
    choose(next.period, next.period);
    announce('대시보드 설정을 저장했습니다.');
  };

  const { startDate, endDate } = daysOf(conditionsOf(period ?? arrangement.period), today);
  const subtitle = startDate === endDate ? startDate : `${startDate} ~ ${endDate}`;

  // no panels until the user's arrangement is loaded, so that none replaces another
  const shown = setting.isPending ? [] : placed(arrangement);

  return (
    <div className={styles.page}>
      <Notices />
      <div className={styles.bar}>
        <span id={id} className="only-read-aloud">
          기간
        </span>
        <Segmented
          small
          name={id}
          labelledBy={id}
          options={relativePeriodOptions}
          value={period ?? ''}
          onChange={(value) =>
            choose(value as DashboardPeriod, setting.data === undefined ? undefined : arrangement.period)
          }
        />
        <p className={styles.latest}>
          최근 수집 <time>{formatTime(latest.data?.latestDt) || '–'}</time>
        </p>
        {!setting.isUnreadable && (
          <button
            type="button"
            className={`${buttons.tertiary} ${styles.arrange}`}
            disabled={setting.isPending}
            onClick={() => setArranging(true)}
          >
            대시보드 설정
          </button>
        )}
      </div>
      {setting.isUnreadable && <Unreadable onRetry={setting.readAgain} />}
      <div className={styles.counted}>
        <FigureRow figures={figuresOf(overview.data?.figures, today)} />
        <p className={styles.hint}>
          보도일 기준 기사 수입니다. 관리자 화면의 수집 현황은 소셜 미디어와 싱크탱크 글까지 수집일 기준으로
          세므로 수가 다릅니다.
        </p>
      </div>
      <div className={styles.grid} aria-busy={setting.isPending || overview.isPlaceholderData}>
        {shown.map(({ key, span, rows }) => (
          <div key={key} className={styles.cell} data-span={span} data-rows={rows}>
            <Panel
              panel={key}
              arrangement={arrangement}
              onArrange={
                setting.data === undefined
                  ? undefined
                  : (change) => setting.keep({ ...arrangement, ...change })
              }
              overview={overview.data}
              problem={overview.error}
              onRetry={() => void overview.refetch()}
              period={overview.isPlaceholderData ? undefined : period}
              subtitle={subtitle}
              today={today}
            />
          </div>
        ))}
      </div>
      {isArranging && (
        <ArrangeDialog
          arrangement={{ ...arrangement, period: period ?? arrangement.period }}
          defaults={defaultArrangement(role)}
          onSave={save}
          onClose={() => setArranging(false)}
        />
      )}
    </div>
  );
};
