import type { SupportRequest } from '@doorstep/domain/support/support-request';
import { NORA } from './people.ts';

/** A message to support, and its answer. Times are days before the start. */
interface DemoSupportRequest extends Pick<
  SupportRequest,
  'id' | 'owner_uid' | 'subject' | 'is_premium'
> {
  text: string;
  daysAgo: number;
  answer?: { text: string; daysAgo: number };
}

/** Messages to support: one with premium support, one of a client, and one that is answered. */
export const SUPPORT_REQUESTS: readonly DemoSupportRequest[] = [
  {
    id: 'S-7F3K9Q',
    owner_uid: 'harbor-light-electric',
    subject: 'Opening hours of our second shop',
    is_premium: true,
    text: 'We open a second shop in South Portland next month. Can I already enter it, and show it from the first of the month?',
    daysAgo: 0.2,
  },
  {
    id: 'S-H4MX2T',
    owner_uid: NORA.uid,
    subject: 'An email that is not mine',
    is_premium: false,
    text: 'I sent a request with the address of my office by mistake. Can you change it to the one of my account?',
    daysAgo: 1.5,
  },
  {
    id: 'S-9WDP6C',
    owner_uid: 'rivera-plumbing',
    subject: 'My cover photo looks blurry',
    is_premium: false,
    text: 'On my computer the photo at the top of my page looks blurry. On the phone it is fine.',
    daysAgo: 12,
    answer: {
      text: 'The photo that you uploaded is 800 pixels wide. Please upload one of at least 1600 pixels, then it is sharp on large screens too.',
      daysAgo: 11,
    },
  },
];
