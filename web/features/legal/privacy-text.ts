import { BRAND } from '@doorstep/domain/brand';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { contactSection, type LegalSection } from './legal-text.ts';

const { name, company } = BRAND;

/** The privacy policy. It says what docs/security.md says, in plain words. */
export const PRIVACY: readonly LegalSection[] = [
  contactSection(company.privacyEmail),
  {
    title: 'What we store, and why',
    paragraphs: [
      `We store what ${name} needs to connect clients with professionals, and nothing to advertise or to sell.`,
    ],
    items: [
      'Everybody: your email address, a hash of your password, your role, and when you last signed in, to run your account.',
      'Clients: your name, phone number and preferred contact; your requests with their place, street address and photos, your messages, quotes and reviews; the professionals you save, who see only how many people saved them.',
      'Professionals: your public page with its texts, pictures, contact details and branches; your plan and what is due; your team; your saved replies and private notes; numbers about your page; applications for badges with the documents that you send.',
      'Everybody who writes to us: your message, screenshots and our answers. Reports, blocks and our decisions about them.',
      'Emails: to whom we sent which email and whether it arrived. You can unsubscribe from notices with the link in each of them.',
      'Visitors: how often a page was viewed. A keyed hash of network, browser and day counts each visitor once a day; it is deleted after two days and is never linked to a name.',
      'Errors: when a page fails, your browser tells us what failed on which screen. Email addresses and phone numbers are removed from it.',
      'To limit abuse: hashes of network addresses and accounts for a short time, and logs with hashes for 30 days.',
    ],
  },
  {
    title: 'On what grounds',
    paragraphs: [
      'We process what your account, your requests and your plan need to perform our contract with you. We limit abuse, keep logs and count views because we have a legitimate interest in a safe service that professionals can rely on. We keep invoices because the law asks us to.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'The page of a professional is public while it is published. A request with your name, email address and phone number goes to the professional you chose, and to the members of their team. They see the street address of a request while the professional has a plan and nobody has blocked the other. A review shows your first name and the first letter of your last name.',
      "Our administrators find everybody by name or email. They see your email address, when you signed in, your plan and team, your reviews, who sent requests to whom and how far those are, reports, applications for badges, messages to support, and emails that we couldn't deliver. They read messages between people, and see the photos in them, only after a report.",
    ],
  },
  {
    title: 'Who works for us',
    paragraphs: [
      'These companies process data for us. We give your data to nobody else, unless the law requires it.',
    ],
    items: [
      `Google (Firebase, Google Cloud) runs our servers, database and storage in ${company.dataLocation}. Google reCAPTCHA keeps bots out of our forms.`,
      'Stripe takes the payments of professionals. We never see card numbers. Stripe keeps customers and invoices as the law asks.',
      'Our email provider delivers our emails.',
      'If we use a chat service in our company, it shows us errors of the site, without email addresses and phone numbers.',
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
    paragraphs: ['What belongs to your account stays until you delete it. Some things go earlier:'],
    items: [
      `Records of emails: ${RETENTION_DAYS.mails} days, or ${RETENTION_DAYS.dead_mails} days if they could not be delivered.`,
      `Documents for a badge: ${RETENTION_DAYS.badge_evidence} days after our decision.`,
      `The street address of a request: ${RETENTION_DAYS.ended_addresses} days after it was completed or cancelled, or ${RETENTION_DAYS.silent_addresses} days after the last message.`,
      `Invitations to a team: ${RETENTION_DAYS.team_invitations} days.`,
      `Notes about handled payments and finished deletions: ${RETENTION_DAYS.stripe_events} days.`,
      'Backups: at most 30 days.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      "Under Account you can download everything we store about you, correct it, and delete your account. Requests and messages stay with the person you wrote to, without your email address and phone number, under 'Deleted account'.",
      `You can also ask us for access, correction, deletion, restriction or a copy, and you can object: write to ${company.privacyEmail}. If you think that we break the law, you can complain to your data protection authority.`,
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'If we change this policy, we publish it here with a new date. We tell you by email before a change that matters to you.',
    ],
  },
];
