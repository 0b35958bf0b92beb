import { LIMITS } from '@doorstep/domain/limits';
import { expect, it } from 'vitest';
import { EVIDENCE_ERRORS, evidenceError, prepareEvidence } from './evidence-file.ts';

const file = (start: string, size = 100) =>
  new File([Buffer.from(start, 'latin1'), new Uint8Array(size - start.length)], 'scan.pdf');

it('accepts pictures and PDFs by their first bytes, whatever their names @2.11.24', async () => {
  expect(await evidenceError(file('%PDF-1.7'))).toBeNull();
  expect(await evidenceError(file('\x89PNG\r\n\x1a\n'))).toBeNull();
  expect(await evidenceError(file('<svg onload="x">'))).toBe(EVIDENCE_ERRORS.type);
});

it('refuses a PDF above 5 MB, but not a large photo, which is scaled down @2.11.24', async () => {
  expect(await evidenceError(file('%PDF-1.7', LIMITS.evidenceBytes))).toBeNull();
  expect(await evidenceError(file('%PDF-1.7', LIMITS.evidenceBytes + 1))).toBe(
    EVIDENCE_ERRORS.size,
  );
  expect(await evidenceError(file('\xff\xd8\xff', 12 * 1024 * 1024))).toBeNull();
});

it('uploads a PDF with its true type, whatever the browser reports @2.11.24', async () => {
  const renamed = new File(['%PDF-1.7 policy'], 'scan.txt', { type: 'text/plain' });
  const prepared = await prepareEvidence(renamed);
  expect(prepared.type).toBe('application/pdf');
  expect(await prepared.text()).toBe('%PDF-1.7 policy');
});
