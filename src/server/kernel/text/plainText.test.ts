import { describe, expect, it } from 'vitest';
import { lineOf, paragraphsOf } from './plainText.ts';

describe('plain text', () => {
  it('decodes entities, also those escaped twice', () => {
    expect(lineOf('Moviegoers from China&apos;s Taiwan')).toBe("Moviegoers from China's Taiwan");
    expect(lineOf('AT&amp;amp;T &#44032;&#xB098; &quot;한류&quot;')).toBe('AT&T 가나 "한류"');
    expect(lineOf('R&D 예산 & 문화')).toBe('R&D 예산 & 문화');
  });

  it('turns block tags into paragraphs and drops the others', () => {
    expect(paragraphsOf('<p>첫 <b>문단</b>\n입니다</p><p>둘째<br/>셋째</p>')).toBe(
      '첫 문단 입니다\n둘째\n셋째',
    );
    expect(lineOf('“항명?”<br>수사 검사들의 토로')).toBe('“항명?” 수사 검사들의 토로');
  });

  it('keeps what only looks like a tag', () => {
    expect(lineOf('베이징 도착 <CCTV>')).toBe('베이징 도착 <CCTV>');
    expect(lineOf('a < b, 3 <4 및 <dopérations>')).toBe('a < b, 3 <4 및 <dopérations>');
    expect(lineOf('&lt;b&gt;')).toBe('<b>');
  });

  it('drops what is not meant for readers', () => {
    expect(paragraphsOf('글<script>alert("<p>")</script><!-- <p>주석 --><STYLE>p{}</STYLE>끝')).toBe('글끝');
    expect(paragraphsOf('<![CDATA[본문]]>')).toBe('본문');
    expect(lineOf('<img alt="a > b" src=x onerror=alert(1)>사진')).toBe('사진');
  });

  it('drops unknown and obsolete tags if they are closed or have attributes', () => {
    expect(
      lineOf('옛<acronym title="x">KOFIC</acronym> <o:p></o:p><st1:place w:st="on">서울</st1:place>'),
    ).toBe('옛KOFIC 서울');
    expect(lineOf('글<amp-img src="a.jpg" width="1"/> 사진<my-card>안</my-card><br-x/>')).toBe('글 사진안');
    expect(paragraphsOf('<xhtml:p>하나</xhtml:p><xhtml:p>둘</xhtml:p>')).toBe('하나\n둘');
    expect(lineOf('<K-pop 데몬 헌터스> 돌풍, <k-culture>')).toBe('<K-pop 데몬 헌터스> 돌풍, <k-culture>');
  });

  it('keeps the text behind a frame that is never closed', () => {
    expect(paragraphsOf('앞<iframe src="https://a.example"><p>뒤</p>')).toBe('앞\n뒤');
    expect(paragraphsOf('앞<object data="a.swf"><p>뒤</p>')).toBe('앞\n뒤');
    expect(paragraphsOf('앞<object><p>속</p></object><object><p>뒤</p>')).toBe('앞\n뒤');
    const many = '<iframe>글'.repeat(100_000);
    expect(lineOf(many)).toBe('글'.repeat(100_000));
  });

  it('reads Windows code points as quotes and dashes', () => {
    expect(lineOf('&#145;don&#146;t&#147;&#148; 1&#150;2 &#151; &#133;')).toBe('‘don’t“” 1–2 — …');
    expect(lineOf('don\u0092t')).toBe('don’t');
  });

  it('survives tags that never end', () => {
    expect(lineOf('앞<a href="x')).toBe('앞');
    expect(lineOf('앞<!-- 끝없음')).toBe('앞');
    expect(lineOf('앞<script>끝없음')).toBe('앞');
    const many = '<a '.repeat(100_000);
    expect(lineOf(many)).toBe('');
  });

  it('removes control characters, marks and fillers, and composes', () => {
    expect(lineOf('\ufeff제\u0000목\u0007\u202e\t\u3164\u00a0끝')).toBe('제목 끝');
    expect(lineOf('한국'.normalize('NFD'))).toBe('한국');
    expect(lineOf('깨진 \ud83d 글자 🎉')).toBe('깨진 글자 🎉');
  });

  it('keeps paragraphs and drops empty lines', () => {
    expect(paragraphsOf(' 하나 \r\n\r\n\u2028 둘\r셋 ')).toBe('하나\n둘\n셋');
  });

  it('keeps joiners that a script needs', () => {
    expect(lineOf('می‌خواهم')).toBe('می‌خواهم');
  });
});
