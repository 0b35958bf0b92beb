import { BRAND } from '@doorstep/domain/brand';
import { formatStoredDay } from '../../lib/text/format.ts';

/** A section of a legal text: paragraphs, and a list below them. */
export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}

const { legalName, company } = BRAND;

/** The company and its address on one line. */
const COMPANY = [legalName, ...company.address].join(', ');

/** The day from which both texts are valid. */
export const VALID_FROM = `Effective ${formatStoredDay(company.legalTextsDate)}.`;

/** Names the company and how to reach it. */
export const contactSection = (email: string): LegalSection => ({
  title: 'Who we are',
  paragraphs: [
    `${BRAND.name} is run by ${COMPANY}.`,
    ...(company.registration === null ? [] : [`${company.registration}.`]),
    `Email us at ${email}. For help with your account, email ${BRAND.supportEmail}.`,
  ],
});
