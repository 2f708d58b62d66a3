import { describe, expect, it } from 'vitest';
import { visitSentence } from './visitSentence.ts';

const answers = (status: number) =>
  visitSentence({ outcome: 'answers', status, url: 'https://paper.example/' });

describe('what a visit found', () => {
  it.each([
    [200, '사용할 수 있는 URL입니다.'],
    [204, '사용할 수 있는 URL입니다.'],
    [404, '등록할 수 있는 URL이지만 그 주소에 페이지가 없습니다(404). 주소가 맞는지 확인해 주세요.'],
    [410, '등록할 수 있는 URL이지만 그 주소에 페이지가 없습니다(410). 주소가 맞는지 확인해 주세요.'],
    [403, '등록할 수 있는 URL입니다. 사이트가 확인을 막아(403) 페이지는 보지 못했습니다.'],
    [429, '등록할 수 있는 URL입니다. 사이트가 확인을 막아(429) 페이지는 보지 못했습니다.'],
    [500, '등록할 수 있는 URL이지만 사이트가 지금 오류로 답합니다(500). 주소가 맞는지 확인해 주세요.'],
    [503, '등록할 수 있는 URL이지만 사이트가 지금 오류로 답합니다(503). 주소가 맞는지 확인해 주세요.'],
  ])('is told of %s', (status, sentence) => expect(answers(status)).toBe(sentence));
});
