import { describe, expect, it } from 'vitest';
import { cleanPasted } from './cleanPasted.ts';

const shown = (html: string): string =>
  cleanPasted(html).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"맑은 고딕";} --></style>
<!--[if gte mso 10]><style> /* Style Definitions */ table.MsoNormalTable {mso-style-name:"표준 표";} </style><![endif]-->
</head><body lang=KO style='tab-interval:40.0pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><b><span lang=EN-US>K-</span>콘텐츠 동향<span lang=EN-US><o:p></o:p></span></b></h1>
<p class=MsoNormal><span lang=EN-US style='font-family:"Arial",sans-serif;mso-fareast-font-family:"맑은 고딕"'><o:p>&nbsp;</o:p></span></p>
<h2><span lang=EN-US>1. </span>요약</h2>
<p class=MsoNormal style='text-autospace:none'><b style='mso-bidi-font-weight:normal'>올해</b> 수출은
<span style='font-weight:bold;mso-ansi-language:EN-US'><span><span>크게</span></span></span> 늘었다.<span lang=EN-US><a
href="https://a.kr/report"><span style='text-decoration:underline'>보고서</span></a></span></p>
<p class=MsoListParagraph style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>음악</p>
<p class=MsoListParagraph style='margin-left:58.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>n<span>&nbsp;</span></span><![endif]>음반</p>
<p class=MsoListParagraph style='margin-left:38.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>l<span>&nbsp;</span></span><![endif]>영화</p>
<p class=MsoNormal>다음과 같다.</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span></span><![endif]>첫째</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span></span><![endif]>둘째</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=200 colspan=2 valign=top style='width:150.25pt;border:solid windowtext 1.0pt'>
<p class=MsoNormal><b>국가</b><span lang=EN-US><o:p></o:p></span></p></td></tr>
<tr><td width=100 style='width:75pt'><p class=MsoNormal>미국</p></td><td><p class=MsoNormal><span lang=EN-US>12</span></p></td></tr>
</table><!--EndFragment--></body></html>`;

const hangul = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><HTML><HEAD>
<META NAME="Generator" CONTENT="Hancom HWP 12.0.0.535"><STYLE type="text/css"><!--
p.HStyle0 {style-name:"바탕글"; margin-left:0.0pt; line-height:160%; font-size:10.0pt; font-family:함초롬바탕;}
p.HStyle2 {style-name:"개요 1"; margin-left:10.0pt; font-size:10.0pt;}
p.HStyle3 {style-name:"개요 2"; margin-left:20.0pt;}
--></STYLE></HEAD><BODY><!--StartFragment-->
<P CLASS=HStyle2><SPAN STYLE='font-family:"함초롬돋움";font-weight:bold;'>1. 추진 배경</SPAN></P>
<P CLASS=HStyle0 STYLE='line-height:180%;'><SPAN STYLE='font-size:15.0pt;font-family:"함초롬바탕";'>○ 해외 언론의 <SPAN STYLE='font-weight:bold;text-decoration:underline;'>관심</SPAN>이 늘었다.</SPAN></P>
<P CLASS=HStyle0><!--[if !supportEmptyParas]-->&nbsp;<!--[endif]--><o:p></o:p></P>
<P CLASS=HStyle3>가. 현황</P>
<TABLE border="1" cellspacing="0" cellpadding="0" style='border-collapse:collapse;border:none;'>
<TR><TD rowspan="2" valign="middle" bgcolor="#e5e5e5" style='width:100pt;height:20pt;border:solid #000000 0.4pt;padding:1.4pt 5.1pt'>
<P CLASS=HStyle0 STYLE='text-align:center;'><SPAN STYLE='font-weight:bold'>구분</SPAN></P></TD>
<TD valign="middle"><P CLASS=HStyle0 STYLE='text-align:center;'>건수</P></TD></TR>
<TR><TD><P CLASS=HStyle0>&nbsp;</P></TD></TR></TABLE><!--EndFragment--></BODY></HTML>`;

describe('what is pasted', () => {
  it('from Word keeps headings, bold, links, nested lists and tables', () => {
    const link =
      '<a href="https://a.kr/report" target="_blank" rel="noopener noreferrer nofollow">보고서</a>';
    expect(shown(word)).toBe(
      [
        '<h2>K-콘텐츠 동향</h2><h3>1. 요약</h3>',
        `<p><strong>올해</strong> 수출은 <strong>크게</strong> 늘었다.${link}</p>`,
        '<ul><li>음악<ul><li>음반</li></ul></li><li>영화</li></ul><p>다음과 같다.</p>',
        '<ol><li>첫째</li><li>둘째</li></ol>',
        '<table><tbody><tr><td colspan="2"><p><strong>국가</strong></p></td></tr>',
        '<tr><td><p>미국</p></td><td><p>12</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('from the Hangul word processor keeps its outline as headings, bold and tables', () => {
    expect(shown(hangul)).toBe(
      [
        '<h2>1. 추진 배경</h2>',
        '<p>○ 해외 언론의 <u><strong>관심</strong></u>이 늘었다.</p><h3>가. 현황</h3>',
        '<table><tbody><tr><td rowspan="2"><p><strong>구분</strong></p></td><td><p>건수</p></td></tr>',
        '<tr><td></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it.each([
    ['<b style="font-weight:normal"><p>글</p></b>', '<p>글</p>'],
    ['<div>한 줄</div><div>두 줄</div>', '<p>한 줄</p><p>두 줄</p>'],
    ['<p style="font-style:italic">글</p>', '<p><em>글</em></p>'],
    ['<p>글<img src="https://a.kr/who.png" onerror="x()"></p>', '<p>글</p>'],
    ['<p onclick="x()"><a href="javascript:x()">글</a></p><script>x()</script>', '<p>글</p>'],
    ['글', '글'],
  ])('%s becomes %s', (html, clean) => {
    expect(shown(html)).toBe(clean);
  });
});
