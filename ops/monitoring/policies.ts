import { COUNTED_EVENTS } from '@doorstep/domain/operations/logged-events';

/** Fields of a log entry, joined with AND. Cloud Logging compares them as `field="value"`. */
export type LogFilter = Record<string, string>;

interface Documentation {
  content: string;
  mimeType: 'text/markdown';
}

/**
 * An alert policy of the Cloud Monitoring API, without its notification channels. Its name is the
 * same for every brand, so that a new name of the brand creates no second policy.
 */
export interface AlertPolicy {
  displayName: string;
  combiner: 'OR';
  documentation: Documentation;
  conditions: {
    displayName: string;
    conditionMatchedLog?: { filter: string };
    conditionThreshold?: { filter: string; [setting: string]: unknown };
  }[];
  alertStrategy?: { notificationRateLimit?: { period: string }; autoClose?: string };
}

/** The log lines that alert, by the name of their policy. */
export const LOG_ALERTS: Record<string, { title: string; runbook: string; any: LogFilter[] }> = {
  errors: {
    title: 'an error of a function',
    runbook: 'errors',
    any: [{ severity: 'ERROR', 'resource.type': 'cloud_run_revision' }],
  },
  webhook: {
    title: "Stripe's webhook fails",
    runbook: 'webhook-failing',
    any: Object.keys(COUNTED_EVENTS)
      .filter((event) => COUNTED_EVENTS[event] === 'webhook_failures')
      .map((event) => ({ 'jsonPayload.event': event })),
  },
  alarm: {
    title: 'an alarm of the market',
    runbook: 'alarms',
    any: ['started', 'worse'].map((notice) => ({
      'jsonPayload.event': 'alarm',
      'jsonPayload.notice': notice,
    })),
  },
  spending: {
    title: 'the spending cap switched parts of the site off',
    runbook: 'spending',
    any: [{ 'jsonPayload.event': 'spending cap reached' }],
  },
};

/** Returns a filter in the query language of Cloud Logging. */
export function toLogFilter(any: readonly LogFilter[]): string {
  const all = (filter: LogFilter) =>
    Object.entries(filter)
      .map(([field, value]) => `${field}=${JSON.stringify(value)}`)
      .join(' AND ');
  return any.map((filter) => `(${all(filter)})`).join(' OR ');
}

const documentation = (anchor: string): Documentation => ({
  content: `What to do: docs/runbook.md, section "${anchor}".`,
  mimeType: 'text/markdown',
});

const HALF_HOUR = '1800s';

const logPolicies = Object.values(LOG_ALERTS).map(({ title, runbook, any }): AlertPolicy => ({
  displayName: `Site: ${title}`,
  combiner: 'OR',
  documentation: documentation(runbook),
  conditions: [{ displayName: title, conditionMatchedLog: { filter: toLogFilter(any) } }],
  alertStrategy: { notificationRateLimit: { period: HALF_HOUR }, autoClose: HALF_HOUR },
}));

/** The host of the uptime check is the site's, which only the operator knows. */
export const UPTIME_CHECK = {
  displayName: 'Site: status',
  httpCheck: { path: '/api/status', port: 443, useSsl: true, validateSsl: true },
  period: '300s',
  timeout: '10s',
} as const;

const threshold = (filter: string, more: object) => ({
  conditionThreshold: { filter, comparison: 'COMPARISON_GT', ...more },
});

/** Every alert of the cloud. `npm run setup` creates them, and `npm run doctor` compares them. */
export const ALERT_POLICIES: readonly AlertPolicy[] = [
  ...logPolicies,
  {
    displayName: 'Site: many answers with status 5xx',
    combiner: 'OR',
    documentation: documentation('errors'),
    conditions: [
      {
        displayName: 'more than 20 in five minutes',
        ...threshold(
          'resource.type="cloud_run_revision" AND metric.type="run.googleapis.com/request_count" AND metric.labels.response_code_class="5xx"',
          {
            thresholdValue: 20,
            duration: '0s',
            aggregations: [
              {
                alignmentPeriod: '300s',
                perSeriesAligner: 'ALIGN_DELTA',
                crossSeriesReducer: 'REDUCE_SUM',
              },
            ],
          },
        ),
      },
    ],
  },
  {
    displayName: 'Site: the site does not answer',
    combiner: 'OR',
    documentation: documentation('status'),
    conditions: [
      {
        displayName: 'two or more places fail',
        ...threshold(
          'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
          {
            thresholdValue: 1,
            duration: '300s',
            aggregations: [
              {
                alignmentPeriod: '300s',
                perSeriesAligner: 'ALIGN_NEXT_OLDER',
                crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              },
            ],
          },
        ),
      },
    ],
  },
];
