import { alertPolicyAnswer, notificationChannelAnswer, uptimeCheckAnswer } from './answers.ts';
import type { Json } from './state.ts';

export interface Alerts {
  email: string;
  uptimeCheck: Json;
  policies: readonly Json[];
}

/** Returns the alerts of a project as setup leaves them. */
export function monitoringResources(
  project: string,
  host: string,
  { email, uptimeCheck, policies }: Alerts,
): Record<string, Json> {
  const api = `monitoring.googleapis.com/v3/projects/${project}`;
  const channel = notificationChannelAnswer(project, 'email', email);
  const monitoredResource = { type: 'uptime_url', labels: { project_id: project, host } };
  const check = { ...uptimeCheck, monitoredResource };
  const resources = {
    [`${api}/notificationChannels/email`]: channel,
    [`${api}/uptimeCheckConfigs/status`]: uptimeCheckAnswer(project, 'status', check),
  };
  for (const [index, policy] of policies.entries()) {
    const id = `policy-${index}`;
    const body = { ...policy, notificationChannels: [channel['name']] };
    resources[`${api}/alertPolicies/${id}`] = alertPolicyAnswer(project, id, body);
  }
  return resources;
}
