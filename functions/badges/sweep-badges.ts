import {
  badgeApplicationId,
  badgeKindSchema,
  evidencePath,
  type BadgeKind,
} from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { accountMailId } from '@doorstep/domain/mail/mail';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';
import type { BadgeApplications } from './badge-application-repository.ts';
import { removeUnnamedEvidence, type SweepEvidenceDeps } from './evidence.ts';
import type { GrantedBadge, GrantedBadges } from './granted-badge-repository.ts';

interface SweepBadgesDeps extends AccountMailDeps, SweepEvidenceDeps {
  applications: SweepEvidenceDeps['applications'] &
    Pick<BadgeApplications, 'find' | 'listDueEvidence' | 'markEvidenceDeleted'>;
  badges: GrantedBadges;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = '0000-01-01';
/** How many days before its end a badge is mailed about. */
const WARNING_DAYS = 30;

/** Queues the mail that a badge expires soon, once for each last valid day. */
async function queueExpiringMail(
  deps: AccountMailDeps,
  kind: BadgeKind,
  { uid: account, provider_name, expires_on }: GrantedBadge,
): Promise<void> {
  const data = { account, provider_name, kind, expires_on };
  const about = `${badgeApplicationId(account, kind)}_${expires_on}`;
  const id = accountMailId('badge_expiring', about);
  await queueAccountMail(deps, account, id, { template: 'badge_expiring', data });
}

/**
 * Removes expired badges from profiles, queues the mails about those that expire within 30 days
 * unless a renewal is undecided, and deletes evidence 30 days after its decision and uploads that
 * no application names. The id of a mail has the day, and Firestore deletes a sent mail 30 days
 * later, so each is sent once. Returns the counts.
 */
export async function sweepBadges(
  deps: SweepBadgesDeps,
  now: Date,
): Promise<{ expired: number; warned: number; evidence: number; unnamed: number }> {
  const report = { expired: 0, warned: 0, evidence: 0, unnamed: 0 };
  const inDays = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS));
  for (const kind of badgeKindSchema.options) {
    for await (const page of deps.badges.list(kind, FIRST_DAY, inDays(-1))) {
      for (const badge of page) await deps.badges.remove(kind, badge);
      report.expired += page.length;
    }
    for await (const page of deps.badges.list(kind, inDays(1), inDays(WARNING_DAYS))) {
      for (const badge of page) {
        const renewal = await deps.applications.find(badgeApplicationId(badge.uid, kind));
        if (renewal?.state === 'pending') continue;
        await queueExpiringMail(deps, kind, badge);
        report.warned += 1;
      }
    }
  }
  for await (const page of deps.applications.listDueEvidence(now)) {
    for (const application of page) {
      const { provider_id, evidence } = application;
      if (evidence) await deps.bucket.remove(evidencePath(provider_id, evidence.name));
      await deps.applications.markEvidenceDeleted(application);
    }
    report.evidence += page.length;
  }
  report.unnamed = await removeUnnamedEvidence(deps, now);
  return report;
}
