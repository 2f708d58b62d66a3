import { describe } from 'vitest';
import { readsSamples } from '../../../../../tests/helpers/readSamples.ts';
import { ourSamples } from '../../../../../tests/helpers/uploadSamples.ts';

// `npm run test:long` reads several times as many
describe('real files', () => {
  readsSamples(ourSamples, {
    unreadable: {
      'password.xls': 'LOCKED',
      'protect.xlsx': 'LOCKED',
      'protected_normal_case.docx': 'LOCKED',
      'testEXCEL_protected_passtika.xls': 'LOCKED',
      'testEXCEL_protected_passtika.xlsx': 'LOCKED',
      'testODTEncrypted.odt': 'LOCKED',
      'testPPT_protected_passtika.ppt': 'LOCKED',
      'testPPT_protected_passtika.pptx': 'LOCKED',
      'testPassword4Spaces.pdf': 'LOCKED',
      'testUnicodePassword.pdf': 'LOCKED',
      'testWORD_protected_passtika.doc': 'LOCKED',
      'testWORD_protected_passtika.docx': 'LOCKED',
      // formats before 1997, and a truncated file
      'testEXCEL_5.xls': 'DAMAGED',
      'testWORD6.doc': 'DAMAGED',
      'testWORD_truncated.docx': 'DAMAGED',
    },
    empty: ['blank.hwp', 'blank.hwpx', 'testPDF_twoAuthors.pdf', '그림.hwp', '책갈피.hwp'],
    says: {
      'testHWP_3.0.hwp': ['테스트'],
      'testHWP_5.0.hwp': ['테스트'],
      'testHWP-v5-dist.hwp': ['컨텐츠 분석 툴킷'],
      '표.hwp': ['123 DEF GHI', 'UVM 123 456'],
      '각주미주.hwp': ['sssd'],
      '머리글꼬리글.hwp': ['나. 596687'],
      'SimpleTable.hwpx': ['5 4'],
      'HeaderFooter.hwpx': ['머리말 테스트\n꼬리말'],
      'ChangeTrack.hwpx': ['인간은'],
      'no_manifest.hwpx': ['일부개정조례안'],
      'testEXCEL.xlsx': ['Numbers and their Squares'],
      'testEXCEL.xls': ['Numbers and their Squares'],
      'protectedSheets.xlsx': ['защищена формула'],
      'testComment.xlsx': ['Here is a comment'],
      'testWORD_various.doc': ['Footnote appears here'],
      'testWORD_macros.doc': ['The quick brown fox.'],
      'testComment.docx': ['Here is some text.\nHere is a comment'],
      'testPPT.ppt': ['Sample Powerpoint Slide'],
      'testPPT.pptx': ['Attachment Test'],
      'testPDF_bookmarks.pdf': ['This is a page about France\nThis is a page about Denmark'],
      'testFooter.odt': ['Here is some text on page 2'],
      'testTXT.txt': ["Test d'indexation de Txt"],
    },
    count: 49,
  });
});
