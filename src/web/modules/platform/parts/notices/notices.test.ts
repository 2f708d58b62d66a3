import { describe, expect, it } from 'vitest';
import { splitEvents } from './noticeStream.ts';
import { canShare, leaderTimeoutMs, mustPoll, retryDelay, type Situation } from './role.ts';
import { bellCount, sentenceOf } from './words.ts';

describe('the next try to connect', () => {
  it('waits twice as long after each failure, up to a minute', () => {
    const longestOf = (failures: number) => retryDelay(failures, 1);
    expect([1, 2, 3, 4, 7, 50].map(longestOf)).toEqual([1_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
  });

  it('is spread over the second half of that time', () => {
    expect([retryDelay(3, 0), retryDelay(3, 0.5), retryDelay(0, 0)]).toEqual([2_000, 3_000, 500]);
  });
});

describe('a tab asks by itself', () => {
  const tab: Situation = { role: 'follower', isStreaming: false, isVisible: true, silence: 0 };
  it.each<[string, Partial<Situation>, boolean]>([
    ['as leader without a stream', { role: 'leader' }, true],
    ['as leader nobody sees, for the tabs that somebody sees', { role: 'leader', isVisible: false }, true],
    ['not while its stream stands', { role: 'leader', isStreaming: true }, false],
    ['alone', { role: 'alone' }, true],
    ['not alone and unseen', { role: 'alone', isVisible: false }, false],
    ['not behind a leader', {}, false],
    ['behind one that fell silent', { silence: leaderTimeoutMs + 1 }, true],
    ['not unseen, even so', { silence: leaderTimeoutMs + 1, isVisible: false }, false],
  ])('%s', (_name, values, expected) => expect(mustPoll({ ...tab, ...values })).toBe(expected));

  it('and alone where it has neither locks nor a channel', () => {
    expect([
      canShare({ locks: true, channel: true }),
      canShare({ locks: false, channel: true }),
      canShare({ locks: true, channel: false }),
    ]).toEqual([true, false, false]);
  });
});

describe('the text of a stream', () => {
  it('gives whole events and keeps what has only begun', () => {
    const first = splitEvents(': \n\nevent: notices\nid: 1-7\ndata: {"pending":1}\n\nevent: not');
    expect(first.events).toEqual([{ event: 'notices', id: '1-7', data: '{"pending":1}' }]);
    const second = splitEvents(`${first.rest}ices\ndata: {}\n\n`);
    expect(second).toEqual({ events: [{ event: 'notices', id: undefined, data: '{}' }], rest: '' });
  });

  it('is nothing where it is only a sign of life', () =>
    expect(splitEvents(': \n\n')).toEqual({ events: [], rest: '' }));
});

describe('the bell', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as “%s”', (count, text) => expect(bellCount(count)).toBe(text));

  it('says what happened', () => {
    const notice = { ntcClsfCd: 'NTC_CLSF_02', ntcClsfCdNm: '댓글', ttl: '수집이 멈췄습니다' };
    expect(sentenceOf(notice)).toBe('‘수집이 멈췄습니다’에 새 댓글이 있습니다.');
    // the row's heading already says that it is a new post
    expect(sentenceOf({ ...notice, ntcClsfCd: 'NTC_CLSF_01' })).toBe(
      '‘수집이 멈췄습니다’ 글이 올라왔습니다.',
    );
    expect(sentenceOf({ ...notice, ttl: '가'.repeat(60) })).toBe(
      `‘${'가'.repeat(40)}…’에 새 댓글이 있습니다.`,
    );
    expect(sentenceOf({ ...notice, ntcClsfCd: 'LATER', ntcClsfCdNm: '나중', ttl: null })).toBe('나중');
  });
});
