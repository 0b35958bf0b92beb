import { z } from 'zod';
import { ALERT_POLICIES, UPTIME_CHECK, type AlertPolicy } from '../../../monitoring/policies.ts';
import { readBrandValue } from '../../brand-file.ts';
import type { Context } from '../../context.ts';
import { CannotCheck } from '../../google/google-errors.ts';
import { missing, right, setupCommand, wrong, type Change, type Item } from '../../item.ts';
import { findSiteUrl } from '../../site/site-url.ts';
import { functionSettings } from '../settings.ts';

// The alerts of Cloud Monitoring (ops/monitoring/policies.ts), which mail the operator.

const API = 'https://monitoring.googleapis.com/v3';

const channelsSchema = z.object({
  notificationChannels: z
    .array(
      z.object({
        name: z.string(),
        type: z.string(),
        labels: z.record(z.string(), z.string()).default({}),
        enabled: z.boolean().default(true),
      }),
    )
    .default([]),
});
const checksSchema = z.object({
  uptimeCheckConfigs: z
    .array(
      z.object({
        name: z.string(),
        displayName: z.string(),
        monitoredResource: z
          .object({ labels: z.record(z.string(), z.string()).default({}) })
          .optional(),
        httpCheck: z.object({ path: z.string().default('/') }).optional(),
      }),
    )
    .default([]),
});
const filterSchema = z.object({ filter: z.string().default('') });
const policiesSchema = z.object({
  alertPolicies: z
    .array(
      z.object({
        name: z.string(),
        displayName: z.string(),
        enabled: z.boolean().default(true),
        notificationChannels: z.array(z.string()).default([]),
        conditions: z
          .array(
            z.object({
              conditionMatchedLog: filterSchema.optional(),
              conditionThreshold: filterSchema.optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});
type Stored = z.output<typeof policiesSchema>['alertPolicies'][number];

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
const urlOf = ({ project }: Context, collection: string) =>
  `${API}/projects/${project}/${collection}`;

/** Returns the address that receives the alarms of the functions too. */
const operatorEmail = (context: Context): string =>
  functionSettings(context)['OPERATOR_EMAIL'] || readBrandValue(context, 'supportEmail');

function siteHost(context: Context): string {
  const host = findSiteUrl(context)?.hostname;
  if (host !== undefined) return host;
  const fix = setupCommand('settings', context);
  throw new CannotCheck(
    'The uptime check needs the address of the site, but SITE_URL is missing',
    fix,
  );
}

async function findChannel(context: Context) {
  const url = `${urlOf(context, 'notificationChannels')}?pageSize=100`;
  const { notificationChannels } = await context.google.get(url, channelsSchema);
  const email = operatorEmail(context);
  return notificationChannels.find(
    ({ type, labels }) => type === 'email' && labels['email_address'] === email,
  );
}

const filtersOf = ({ conditions }: Pick<AlertPolicy | Stored, 'conditions'>): string =>
  conditions
    .map(({ conditionMatchedLog, conditionThreshold }) => conditionMatchedLog ?? conditionThreshold)
    .map((condition) => condition?.filter ?? '')
    .join('\n');

/** Returns the problem of a policy, or null. */
function policyProblem(
  wanted: AlertPolicy,
  stored: Stored,
  channel: string | undefined,
): string | null {
  if (!stored.enabled) return 'is turned off';
  if (filtersOf(stored) !== filtersOf(wanted)) return 'has a different filter';
  if (channel === undefined || !stored.notificationChannels.includes(channel)) {
    return 'does not email the operator';
  }
  return null;
}

async function readFacts(context: Context) {
  const { google } = context;
  const host = siteHost(context);
  const channel = await findChannel(context);
  const checksUrl = `${urlOf(context, 'uptimeCheckConfigs')}?pageSize=100`;
  const { uptimeCheckConfigs: checks } = await google.get(checksUrl, checksSchema);
  const policiesUrl = `${urlOf(context, 'alertPolicies')}?pageSize=100`;
  const { alertPolicies } = await google.get(policiesUrl, policiesSchema);
  const policies = ALERT_POLICIES.map((wanted) => {
    const stored = alertPolicies.find(({ displayName }) => displayName === wanted.displayName);
    return { wanted, stored, problem: stored && policyProblem(wanted, stored, channel?.name) };
  });
  const asksSite = ({ monitoredResource, httpCheck }: (typeof checks)[number]) =>
    monitoredResource?.labels['host'] === host && httpCheck?.path === UPTIME_CHECK.httpCheck.path;
  const own = checks.filter(({ displayName }) => displayName === UPTIME_CHECK.displayName);
  return {
    channel,
    host,
    hasCheck: checks.some(asksSite),
    oldCheck: own.find((check) => !asksSite(check)),
    policies,
  };
}

function channelChange(context: Context, channel: Awaited<ReturnType<typeof findChannel>>): Change {
  const { google } = context;
  const email = operatorEmail(context);
  if (channel) {
    return {
      description: `Turn on Google's alert emails to ${email}`,
      apply: async () => {
        await google.patch(`${API}/${channel.name}?updateMask=enabled`, { enabled: true });
      },
    };
  }
  return {
    description: `Have Google email its alerts to ${email}`,
    apply: async () => {
      await google.post(urlOf(context, 'notificationChannels'), {
        type: 'email',
        displayName: 'Operator',
        labels: { email_address: email },
        enabled: true,
      });
    },
  };
}

const checkChange = (context: Context, host: string): Change => ({
  description: `Have Google check https://${host}${UPTIME_CHECK.httpCheck.path} every five minutes`,
  apply: async () => {
    await context.google.post(urlOf(context, 'uptimeCheckConfigs'), {
      ...UPTIME_CHECK,
      // Source: "Monitored resource types" of Cloud Monitoring, `uptime_url`.
      monitoredResource: { type: 'uptime_url', labels: { project_id: context.project, host } },
    });
  },
});

function policyChange(context: Context, wanted: AlertPolicy, stored: Stored | undefined): Change {
  const { google } = context;
  return {
    description: `${stored ? 'Correct' : 'Create'} the alert "${wanted.displayName}"`,
    apply: async () => {
      // Read again: an earlier change creates the channel.
      const channel = await findChannel(context);
      const others = stored?.notificationChannels ?? [];
      const notificationChannels = [...new Set([...others, ...(channel ? [channel.name] : [])])];
      const body = { ...wanted, notificationChannels, enabled: true };
      if (!stored) await google.post(urlOf(context, 'alertPolicies'), body);
      else {
        const mask = Object.keys(body).join(',');
        await google.patch(`${API}/${stored.name}?updateMask=${mask}`, body);
      }
    },
  };
}

export const monitoring: Item = {
  name: 'monitoring',
  title: 'Cloud Monitoring alerts',
  check: async (context) => {
    const fix = setupCommand('monitoring', context);
    const { channel, host, hasCheck, oldCheck, policies } = await readFacts(context);
    if (!channel) return missing(`Google does not email alerts to ${operatorEmail(context)}`, fix);
    if (!channel.enabled)
      return wrong(`Alert emails to ${operatorEmail(context)} are turned off`, fix);
    if (!hasCheck) return missing(`There is no uptime check of ${host}`, fix);
    if (oldCheck) {
      const command = `gcloud monitoring uptime delete ${lastPart(oldCheck.name)} --project ${context.project}`;
      const old = oldCheck.monitoredResource?.labels['host'] ?? 'another host';
      return wrong(`An uptime check still checks ${old}`, command);
    }
    for (const { wanted, stored, problem } of policies) {
      if (!stored) return missing(`There is no alert "${wanted.displayName}"`, fix);
      if (problem) return wrong(`The alert "${wanted.displayName}" ${problem}`, fix);
    }
    return right(`${policies.length} alerts and the uptime check email ${operatorEmail(context)}`);
  },
  plan: async (context) => {
    const { channel, host, hasCheck, policies } = await readFacts(context);
    return [
      ...(channel?.enabled ? [] : [channelChange(context, channel)]),
      ...(hasCheck ? [] : [checkChange(context, host)]),
      ...policies
        .filter(({ stored, problem }) => !stored || problem)
        .map(({ wanted, stored }) => policyChange(context, wanted, stored)),
    ];
  },
};
