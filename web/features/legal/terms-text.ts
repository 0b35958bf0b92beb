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
      `You need an account with a confirmed email address for most of what ${name} offers. Give true information, keep your password to yourself, and use the service only if you can legally enter into contracts. Each person or company can have one account.`,
    ],
  },
  {
    title: 'For professionals',
    paragraphs: [
      `You need a plan to publish a page. ${prices}.${priceNote === null ? '' : ` ${priceNote}`} Stripe charges your card when you subscribe and then each month, until you cancel.`,
      'You can change or cancel your plan at any time in your dashboard. A canceled plan runs until the end of the paid month; then your page is no longer public. When you change plans, we charge or credit you for the remaining days.',
      "If a payment fails, we'll email you and try again. Your page stays public for a few days, then goes offline until you pay.",
      "We'll email you at least 30 days before a price increase, so you can cancel first.",
      'You need the licenses and insurance that the law requires. What your page says must be true, and you must have the right to publish it. Answer clients honestly.',
    ],
  },
  {
    title: 'For clients',
    paragraphs: [
      `${name} is free for you. You can contact as many professionals as you like. No one has to answer or accept a job. A quote that you accept is an agreement with the professional.`,
      "'Licensed' and 'Insured' mean that we've seen a document that is valid until the date on the page. Ask to see it before you hire.",
    ],
  },
  {
    title: 'Reviews',
    paragraphs: [
      'A client can review a professional after a request. Reviews must be about your own experience. No one can buy, hide or reorder them. We remove reviews that violate these terms or the law.',
    ],
  },
  {
    title: "What isn't allowed",
    paragraphs: ['We may hide content, and suspend or close an account, for:'],
    items: [
      'spam, fraud, threats, insults or discrimination;',
      'false pages, false reviews, or the content, name or pictures of someone else without permission;',
      'scraping the site, attacking it, or getting around its limits;',
      'anything that the law forbids.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      "Your texts and pictures remain yours. You allow us to store them and show them on the service for as long as they're there.",
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'We run the service with care, but we do not promise that it is always available, that a professional does good work, or that a client pays. We are liable without limit for intent and gross negligence, for injuries, and where the law does not allow a limit. Otherwise we are liable only for damage that is typical of a breach of an essential duty, up to what you paid us in the past twelve months.',
    ],
  },
  {
    title: 'Ending this agreement',
    paragraphs: [
      "You can delete your account at any time under Account. We can end the contract with 30 days' notice by email, or immediately if you seriously violate these terms.",
    ],
  },
  {
    title: 'Law and changes',
    paragraphs: [
      `These terms are governed by ${company.governingLaw}. Disputes are decided by ${company.courts}. As a consumer, you keep the protection and the courts of the country where you live.`,
      "If we change these terms, we'll email you at least 30 days before they take effect. If you don't agree, you can delete your account before then.",
    ],
  },
  {
    title: 'Sources',
    paragraphs: placeSources(country),
  },
];
