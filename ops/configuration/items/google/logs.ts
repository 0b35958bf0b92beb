import { z } from 'zod';
import type { Context } from '../../context.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';

// How long logs are stored (docs/privacy.md, retention), and the audit log's own bucket.

const LOGS = 'https://logging.googleapis.com/v2';

const RETENTION_DAYS = 30;
const AUDIT_RETENTION_DAYS = 3650;

/** Cloud Run's line for each HTTP request holds network addresses and tokens in URLs. */
export const REQUEST_EXCLUSION = {
  name: 'cloud-run-requests',
  filter: 'resource.type="cloud_run_revision" AND log_id("run.googleapis.com/requests")',
};
/** The name of a function's service in Cloud Run is in lower case. */
export const AUDIT_FILTER =
  'resource.type="cloud_run_revision" AND resource.labels.service_name="auditlogwritten" AND jsonPayload.message="audit"';

const bucketSchema = z.object({
  retentionDays: z.number().default(RETENTION_DAYS),
  locked: z.boolean().default(false),
});
const sinkSchema = z.object({
  filter: z.string().default(''),
  destination: z.string(),
  disabled: z.boolean().default(false),
  exclusions: z
    .array(
      z.looseObject({ name: z.string(), filter: z.string(), disabled: z.boolean().default(false) }),
    )
    .default([]),
});

const logsUrl = ({ project }: Context) => `${LOGS}/projects/${project}`;
const bucketUrl = (context: Context, id: string) =>
  `${logsUrl(context)}/locations/global/buckets/${id}`;
const sinkUrl = (context: Context, id: string) => `${logsUrl(context)}/sinks/${id}`;

async function readRetention(context: Context) {
  const { google } = context;
  const { retentionDays } = await google.get(bucketUrl(context, '_Default'), bucketSchema);
  const { exclusions } = await google.get(sinkUrl(context, '_Default'), sinkSchema);
  const excludes = exclusions.some(
    ({ filter, disabled }) => filter === REQUEST_EXCLUSION.filter && !disabled,
  );
  return { retentionDays, exclusions, excludes };
}

export const logRetention: Item = {
  name: 'logs',
  title: 'Logs',
  check: async (context) => {
    const fix = setupCommand('logs', context);
    const { retentionDays, excludes } = await readRetention(context);
    if (!excludes) {
      const detail =
        "The logs store Cloud Run's request lines, which contain IP addresses and tokens";
      return wrong(detail, fix);
    }
    return retentionDays === RETENTION_DAYS
      ? right(`stored for ${RETENTION_DAYS} days, without request lines`)
      : wrong(`Logs are stored for ${retentionDays} days, not ${RETENTION_DAYS}`, fix);
  },
  plan: async (context) => {
    const { google } = context;
    const { retentionDays, exclusions, excludes } = await readRetention(context);
    const changes: Change[] = [];
    if (!excludes) {
      changes.push({
        description: "Exclude Cloud Run's request lines from the logs",
        apply: async () => {
          const others = exclusions.filter(({ name }) => name !== REQUEST_EXCLUSION.name);
          const url = `${sinkUrl(context, '_Default')}?updateMask=exclusions`;
          await google.patch(url, { exclusions: [...others, REQUEST_EXCLUSION] });
        },
      });
    }
    if (retentionDays !== RETENTION_DAYS) {
      changes.push({
        description: `Store logs for ${RETENTION_DAYS} days`,
        apply: async () => {
          const url = `${bucketUrl(context, '_Default')}?updateMask=retentionDays`;
          await google.patch(url, { retentionDays: RETENTION_DAYS });
        },
      });
    }
    return changes;
  },
};

async function readAudit(context: Context) {
  const { google, project } = context;
  const bucket = await google.find(bucketUrl(context, 'audit'), bucketSchema);
  const sink = await google.find(sinkUrl(context, 'audit'), sinkSchema);
  const destination = `logging.googleapis.com/projects/${project}/locations/global/buckets/audit`;
  const isRouted =
    sink?.filter === AUDIT_FILTER && sink.destination === destination && !sink.disabled;
  return { bucket, sink, destination, isRouted };
}

export const auditLog: Item = {
  name: 'audit-log',
  title: 'Audit log hashes',
  check: async (context) => {
    const fix = setupCommand('audit-log', context);
    const { bucket, isRouted } = await readAudit(context);
    if (!bucket) return missing('There is no log bucket "audit"', fix);
    if (!isRouted)
      return wrong('The lines of the audit log are not copied to the log bucket "audit"', fix);
    if (bucket.retentionDays < AUDIT_RETENTION_DAYS) {
      return wrong(`The log bucket "audit" deletes lines after ${bucket.retentionDays} days`, fix);
    }
    return bucket.locked
      ? right('stored for 10 years in a locked bucket')
      : wrong('The log bucket "audit" is not locked, so its lines can be deleted', fix);
  },
  plan: async (context) => {
    const { google } = context;
    const { bucket, sink, destination, isRouted } = await readAudit(context);
    const changes: Change[] = [];
    if (!bucket) {
      changes.push({
        description: 'Create the log bucket "audit", which stores lines for 10 years',
        apply: async () => {
          const url = `${logsUrl(context)}/locations/global/buckets?bucketId=audit`;
          await google.post(url, { retentionDays: AUDIT_RETENTION_DAYS });
        },
      });
    } else if (bucket.retentionDays < AUDIT_RETENTION_DAYS) {
      changes.push({
        description: 'Store the lines of the log bucket "audit" for 10 years',
        apply: async () => {
          const url = `${bucketUrl(context, 'audit')}?updateMask=retentionDays`;
          await google.patch(url, { retentionDays: AUDIT_RETENTION_DAYS });
        },
      });
    }
    if (!isRouted) {
      const body = { name: 'audit', destination, filter: AUDIT_FILTER, disabled: false };
      changes.push({
        description: 'Copy the lines of the audit log to the bucket "audit"',
        apply: async () => {
          if (!sink) await google.post(`${logsUrl(context)}/sinks`, body);
          else {
            const mask = 'updateMask=destination,filter,disabled';
            await google.patch(`${sinkUrl(context, 'audit')}?${mask}`, body);
          }
        },
      });
    }
    if (bucket?.locked !== true) {
      changes.push({
        description:
          'Lock the log bucket "audit" permanently, so that nobody can delete its lines early',
        warning: 'This cannot be undone.',
        apply: async () => {
          const url = `${bucketUrl(context, 'audit')}?updateMask=locked`;
          await google.patch(url, { locked: true });
        },
      });
    }
    return changes;
  },
};
