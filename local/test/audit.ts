import { z } from 'zod';

/** What `npm audit --json` says (npm docs, "npm audit"); a registry without audits answers an error. */
const answerSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

const SERIOUS = ['high', 'critical'];

export type Audit =
  { status: 'unanswered' } | { status: 'clean' } | { status: 'found'; findings: string[] };

/** What an answer means for what is deployed. */
export function readAudit(output: string): Audit {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return { status: 'unanswered' };
  }
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return { status: 'unanswered' };
  const findings = Object.entries(answer.data.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return findings.length === 0 ? { status: 'clean' } : { status: 'found', findings };
}
