import { BRAND } from '@doorstep/domain/brand';
import { monthlyPrice, PLANS } from '@doorstep/domain/billing/plan';
import { placeSources } from '@doorstep/domain/places/sources';
import { contactSection, type LegalSection } from './legal-text.ts';

const { name, legalName, company, priceNote, country } = BRAND;

const prices = PLANS.map((plan) => `${plan.label} costs ${monthlyPrice(plan)} a month`).join(', ');

/** The terms of service. */
export const TERMS: readonly LegalSection[] = [
  contactSection(company.legalEmail),
  {
    title: `What ${name} is`,
    paragraphs: [
      `${name} is a marketplace. Professionals publish a page, and clients write to them directly. The contract for a job is between the client and the professional: ${legalName} is not a party to it, takes no commission, and handles no payment for the job.`,
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You need an account with a confirmed email address for most of it. Give true information, keep your password to yourself, and use the service only if you may enter into contracts. One person or company has one account.',
    ],
  },
  {
    title: 'For professionals',
    paragraphs: [
      `A published page needs a plan. ${prices}.${priceNote === null ? '' : ` ${priceNote}`} Stripe charges your card when you subscribe and then each month, until you cancel.`,
      'You can change or cancel your plan at any time in your dashboard. A canceled plan runs until the end of the paid month; then your page is no longer public. A change of plan is charged or credited for the days that are left.',
      'If a payment fails, we tell you by email and try again. Your page stays public for some days and goes offline after that until you have paid.',
      'We tell you at least 30 days before a price rises, so that you can cancel before.',
      'You need the licenses and the insurance that the law asks for. What your page says must be true and yours to publish. Answer clients honestly.',
    ],
  },
  {
    title: 'For clients',
    paragraphs: [
      `${name} is free for you. You can ask as many professionals as you like, and nobody has to answer or to accept a job. A quote that you accept is an agreement with the professional.`,
      "'Licensed' and 'Insured' mean that we looked at a document, until the day that the page names. Ask to see it before you hire.",
    ],
  },
  {
    title: 'Reviews',
    paragraphs: [
      'A client can review a professional after a request. Reviews must be about what you experienced. Nobody can buy, hide or reorder them. We remove reviews that break these terms or the law.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: ['We may hide content, and suspend or close an account, for:'],
    items: [
      'spam, fraud, threats, insults or discrimination;',
      'false pages, false reviews, or the content, name or pictures of somebody else without permission;',
      'reading the site by programs in bulk, attacking it, or getting around its limits;',
      'anything that the law forbids.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'Your texts and pictures stay yours. You allow us to store and show them as the service does, as long as they are there.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'We run the service with care, but we do not promise that it is always available, that a professional does good work, or that a client pays. We are liable without limit for intent and gross negligence, for injuries, and where the law does not allow a limit. Otherwise we are liable only for damage that is typical of a breach of an essential duty, up to what you paid us in the past twelve months.',
    ],
  },
  {
    title: 'Ending it',
    paragraphs: [
      'You can delete your account at any time under Account. We can end the contract with 30 days of notice by email, or at once if you seriously break these terms.',
    ],
  },
  {
    title: 'Law and changes',
    paragraphs: [
      `These terms are governed by ${company.governingLaw}. Disputes belong before ${company.courts}. As a consumer you keep the protection and the courts of the country where you live.`,
      'If we change these terms, we tell you by email at least 30 days before. If you do not agree, you can delete your account before they apply.',
    ],
  },
  {
    title: 'Sources',
    paragraphs: placeSources(country),
  },
];
