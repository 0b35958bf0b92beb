import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { monthlyPrice, PLANS } from '@doorstep/domain/billing/plan';
import { ChevronDown } from 'lucide-react';
import { HomeSection } from './home-sections.tsx';

const PRICES = PLANS.map(monthlyPrice);

const QUESTIONS = [
  {
    question: 'What does it cost?',
    answer: `Nothing for clients: searching, sending requests and chatting are free. Professionals pay ${PRICES.slice(0, -1).join(', ')} or ${PRICES.at(-1)} a month. The price of the job is between the two of you.`,
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

/** Honest answers to common questions. Native details elements work before the app has loaded. */
export function Questions() {
  return (
    <HomeSection id="questions" title="Questions and answers" isTinted>
      <Box borderTopWidth="1px">
        {QUESTIONS.map(({ question, answer }) => (
          <chakra.details
            key={question}
            borderBottomWidth="1px"
            css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}
          >
            <Flex
              as="summary"
              minH="14"
              py="3"
              gap="4"
              align="center"
              justify="space-between"
              borderRadius="md"
              cursor="pointer"
              fontWeight="600"
              focusVisibleRing="outside"
              // Hides the marker in Safari. The others have none, because this is a flex box.
              css={{
                '&::-webkit-details-marker': { display: 'none' },
                '& svg': { flexShrink: 0, color: 'fg.muted' },
              }}
            >
              <span>{question}</span>
              <ChevronDown size={20} aria-hidden="true" />
            </Flex>
            <Text pb="5" maxW="46rem" color="fg.muted" textWrap="pretty">
              {answer}
            </Text>
          </chakra.details>
        ))}
      </Box>
    </HomeSection>
  );
}
