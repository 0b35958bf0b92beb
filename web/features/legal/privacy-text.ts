import { BRAND } from '@doorstep/domain/brand';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { contactSection, type LegalSection } from './legal-text.ts';

const { name, company } = BRAND;

/** The privacy policy. It says what docs/privacy.md says, in plain words. */
export const PRIVACY: readonly LegalSection[] = [
  contactSection(company.privacyEmail),
  {
    title: 'What we store, and why',
    paragraphs: [
      `We store what ${name} needs to connect clients with professionals. We don't use it for advertising, and we don't sell it.`,
    ],
    items: [
      'Everyone: your email address, a hash of your password, your role, and when you last signed in, to run your account.',
      'Clients: your name, phone number and preferred contact; your requests with their place, street address and photos, your messages, quotes and reviews; the professionals you save, who see only how many people saved them.',
      'Professionals: your public page with its texts, pictures, contact details and branches; your plan and what is due; your team; your saved replies and private notes; statistics about your page; applications for badges with the documents you send.',
      'Everyone who contacts us: your messages, your screenshots and our answers; reports, blocks and our decisions about them.',
      'Emails: which emails we sent to whom, and whether they arrived. You can unsubscribe from notices with the link in each of them.',
      'Visitors: how often a page was viewed. A keyed hash of network, browser and day counts each visitor once a day; it is deleted after two days and is never linked to a name.',
      'Errors: when a page fails, your browser tells us what failed on which screen. Email addresses and phone numbers are removed from it.',
      'To limit abuse: hashes of network addresses and accounts for a short time, and logs with hashes for 30 days.',
    ],
  },
  {
    title: 'Our legal grounds',
    paragraphs: [
      'We process the data that your account, your requests and your plan need so that we can perform our contract with you. We limit abuse, keep logs and count views because we have a legitimate interest in a safe service that professionals can rely on. We keep invoices because the law requires it.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      "A professional's page is public while it is published. A request with your name, email address and phone number goes to the professional you chose, and to the members of their team. They see the street address of a request while the professional has a plan and neither side has blocked the other. A review shows your first name, the first letter of your last name, and copies of the photos that you choose to show.",
      "Our administrators can find anyone by name or email. They see your email address, when you signed in, your plan and team, your reviews, who sent requests to whom and how far away those jobs are, reports, applications for badges, messages to support, and emails that we couldn't deliver. They read messages between people, and see the photos in them, only after a report.",
    ],
  },
  {
    title: 'Companies that work for us',
    paragraphs: [
      "These companies process data for us. We don't share your data with anyone else unless the law requires it.",
    ],
    items: [
      `Google (Firebase, Google Cloud) runs our servers, database and storage in ${company.dataLocation}. Google reCAPTCHA keeps bots out of our forms.`,
      'Stripe processes payments from professionals. We never see card numbers. Stripe keeps customer records and invoices as the law requires.',
      'Our email provider delivers our emails.',
      "If our team uses a chat service, it shows us the site's errors, without email addresses and phone numbers.",
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'We set no cookies for advertising or for counting visits. Your browser stores your sign-in, unsent drafts, settings and the professionals you save on your device. Stripe and Google reCAPTCHA set cookies of their own where you pay or send a form, to prevent fraud.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'What belongs to your account stays until you delete it. Some things are deleted sooner:',
    ],
    items: [
      `Records of emails: ${RETENTION_DAYS.mails} days, or ${RETENTION_DAYS.dead_mails} days if they could not be delivered.`,
      `Documents for a badge: ${RETENTION_DAYS.badge_evidence} days after our decision.`,
      `The street address of a request: ${RETENTION_DAYS.ended_addresses} days after it was completed or cancelled, or ${RETENTION_DAYS.silent_addresses} days after the last message.`,
      `Invitations to a team: ${RETENTION_DAYS.team_invitations} days.`,
      `Records of processed payments and finished deletions: ${RETENTION_DAYS.stripe_events} days.`,
      'Backups: at most 30 days.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      "Under Account you can download everything we store about you, correct it, and delete your account. Requests and messages stay with the person you wrote to, without your email address and phone number, under 'Deleted account'.",
      `You can also ask us for access, correction, deletion, restriction or a copy, and you can object: email ${company.privacyEmail}. If you think we're breaking the law, you can file a complaint with your data protection authority.`,
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      "If we change this policy, we'll publish it here with a new date. We'll email you before a change that matters to you.",
    ],
  },
];
