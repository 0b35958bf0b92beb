import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.ts';

const answer = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [`a-${severity}`, { severity, range: '<2.0.0', via: [] }]),
    ),
  });

describe('readAudit', () => {
  it('finds nothing', () => {
    expect(readAudit(answer())).toEqual({ status: 'clean' });
  });

  it('lets pass what is not serious', () => {
    expect(readAudit(answer('low', 'moderate', 'info'))).toEqual({ status: 'clean' });
  });

  it('names each serious finding', () => {
    expect(readAudit(answer('low', 'high', 'critical'))).toEqual({
      status: 'found',
      findings: ['a-high <2.0.0: high', 'a-critical <2.0.0: critical'],
    });
  });

  it.each([
    ['of a registry that has no audits', '{"message":"405 Method Not Allowed","error":{}}'],
    ['of no network', ''],
    ['that is no JSON', 'npm error'],
  ])('takes an answer %s for none', (_, output) => {
    expect(readAudit(output)).toEqual({ status: 'unanswered' });
  });
});
