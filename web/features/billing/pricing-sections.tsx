import { Box, chakra, Heading } from '@chakra-ui/react';
import { PLAN_LIMITS, PLANS, type Plan } from '@doorstep/domain/billing/plan';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuestionList, type Question } from '../../ui/layout/question-list.tsx';

interface ComparedFeature {
  label: string;
  /** The most that a plan includes; null for a feature without a limit. */
  limit: number | null;
  /** The plans that include it. */
  plans: readonly Plan[];
}

const LIMITS = new Map<string, number>(Object.entries(PLAN_LIMITS));

/** The features that the plans name. Each plan includes those of the plans before. */
export const PLAN_COMPARISON: readonly ComparedFeature[] = PLANS.flatMap(({ features }, i) =>
  features.map((label) => ({ label, limit: LIMITS.get(label) ?? null, plans: PLANS.slice(i) })),
);

interface SectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <Box as="section" aria-labelledby={id} mt={{ base: '12', md: '16' }}>
      <Heading as="h2" id={id} size="lg" mb="5">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

interface InclusionProps {
  isIncluded: boolean;
  limit: number | null;
}

function Inclusion({ isIncluded, limit }: InclusionProps) {
  if (isIncluded && limit !== null) return <span>{`Up to ${limit}`}</span>;
  return (
    <Box
      as="span"
      role="img"
      aria-label={isIncluded ? 'Included' : 'Not included'}
      display="inline-block"
      verticalAlign="middle"
      color={isIncluded ? 'accent.fg' : 'fg.muted'}
    >
      {isIncluded ? <Check size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
    </Box>
  );
}

/** A table with a row for each feature and a column for each plan. */
export function PlanComparison() {
  return (
    <Section id="comparison" title="Compare the plans">
      <chakra.table w="full" textAlign="center" fontSize={{ base: 'sm', md: 'md' }}>
        <thead>
          <tr>
            <chakra.th scope="col" textAlign="start" py="3" fontWeight="600">
              Feature
            </chakra.th>
            {PLANS.map(({ name, label }) => (
              <chakra.th key={name} scope="col" w="20%" px="1" py="3" fontWeight="600">
                {label}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAN_COMPARISON.map(({ label, limit, plans }) => (
            <chakra.tr key={label} borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" py="3" pe="2" fontWeight="400">
                {label}
              </chakra.th>
              {PLANS.map((plan) => (
                <chakra.td key={plan.name} px="1" py="3">
                  <Inclusion isIncluded={plans.includes(plan)} limit={limit} />
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Section>
  );
}

/** Answers to what professionals ask before they subscribe. */
export function PricingQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <Section id="questions" title="Questions and answers">
      <QuestionList questions={questions} />
    </Section>
  );
}
