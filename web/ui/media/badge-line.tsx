import { Flex } from '@chakra-ui/react';
import type { BadgeKind } from '@doorstep/domain/badges/badge';
import { Check } from 'lucide-react';

/** What a card says about a professional with the badge. */
export const BADGE_LABELS: Record<BadgeKind, string> = {
  license: 'Licensed',
  insurance: 'Insured',
};

/** The badges of a professional, such as 'Licensed · Insured', after a check mark. */
export function BadgeLine({ badges }: { badges: readonly BadgeKind[] }) {
  return (
    <Flex
      as="span"
      gap="1.5"
      align="center"
      css={{ '& svg': { color: 'accent.fg', flexShrink: 0 } }}
    >
      <Check size={16} aria-hidden="true" />
      <span>{badges.map((kind) => BADGE_LABELS[kind]).join(' · ')}</span>
    </Flex>
  );
}
