import { describe } from 'vitest';
import { checksSamples } from '../../../../../tests/helpers/checkedSamples.ts';
import { ourSamples } from '../../../../../tests/helpers/uploadSamples.ts';

// `npm run test:long` checks several times as many
describe('real files', () => {
  checksSamples(ourSamples, {
    refused: {
      'tika/testWORD_truncated.docx': 'damaged',
      'tika/testZipEncrypted.zip': 'locked',
      'tika/testEXCEL_protected_passtika.xlsx': 'locked',
      'tika/protect.xlsx': 'locked',
      'tika/testEXCEL_protected_passtika.xls': 'locked',
      'tika/password.xls': 'locked',
      'tika/testWORD_protected_passtika.docx': 'locked',
      'tika/protected_normal_case.docx': 'locked',
      'tika/testWORD_protected_passtika.doc': 'locked',
      'tika/testPPT_protected_passtika.pptx': 'locked',
      'tika/testPPT_protected_passtika.ppt': 'locked',
      // one of several volumes: it cannot be opened alone
      'tika/test-documents-spanned.zip': 'other',
    },
    taken: {
      'valid hwp': 10,
      'valid hwpx': 7,
      'valid pdf': 3,
      'valid docx': 2,
      'valid xlsx': 2,
      'valid pptx': 1,
      'valid xls': 2,
      'valid doc': 3,
      'valid ppt': 1,
      'valid png': 1,
      'valid zip': 1,
      'valid jpg': 1,
      'valid gif': 1,
      // macros in the formats before 2007 cannot be told from the extension
      macro: 2,
      // a write-protected sheet, and pdfs: the former can be opened without a password, and a pdf keeps its type
      'protected/encrypted': 3,
    },
    counts: { all: 61, notAllowed: 9 },
    // the oldest hwp has no end mark; the pdf was saved twice and its first half is its first version
    soundHalves: ['tika/testHWP_3.0.hwp', 'tika/testPDF_twoAuthors.pdf'],
  });
});
