import { planPrices } from '@doorstep/domain/billing/plan';
import { QuestionList } from '../../ui/layout/question-list.tsx';
import { HomeSection } from './home-sections.tsx';

const QUESTIONS = [
  {
    question: 'What does it cost?',
    answer: `Nothing for clients: searching, sending requests and chatting are free. Professionals pay ${planPrices()} a month. The price of the job is between the two of you.`,
  },
  {
    question: 'Do you take a commission?',
    answer:
      'No. There is no commission and no fee per request. You pay the professional directly, and none of that money passes through us.',
  },
  {
    question: 'Who sees my contact details?',
    answer:
      "The professional you send a request to sees your name, your email address and, if you add it, your phone number. A professional you only message sees the name that we have from you. We don't sell these details, and we don't pass your request on to other professionals.",
  },
  {
    question: 'What happens to my request?',
    answer:
      "It goes straight to the professional's inbox and by email, and you get a confirmation by email. You see its status under My Requests, and can chat about it there. We can't promise that a professional answers or has time: you can ask more than one.",
  },
  {
    question: 'How do I cancel?',
    answer:
      "Professionals cancel under 'Manage Subscription' in the dashboard. The page stays online until the end of the paid month. Clients can cancel a request under My Requests until it is completed, and delete their account at any time.",
  },
  {
    question: 'Are there reviews?',
    answer:
      "Yes, by clients who sent a request here; nobody can buy or hide one. 'Licensed' and 'Insured' mean that we have seen the document. Without these words, ask for a license and insurance before you hire.",
  },
] as const;

/** Honest answers to common questions. */
export function Questions() {
  return (
    <HomeSection id="questions" title="Questions and answers">
      <QuestionList questions={QUESTIONS} />
    </HomeSection>
  );
}
