import { Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { CallableOutput } from '@doorstep/domain/callables';
import { CreditCard, Inbox, MailX, RefreshCw, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useLoad } from '../../../lib/use-load.ts';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { Stat, Stats } from './stat.tsx';

type Overview = CallableOutput<'admin-overview'>;

const NUMBERS: { field: keyof Overview; label: string; icon: ReactNode }[] = [
  { field: 'published_providers', label: 'Published providers', icon: <Store /> },
  { field: 'active_subscriptions', label: 'Active subscriptions', icon: <CreditCard /> },
  { field: 'requests_7d', label: 'Requests in the last 7 days', icon: <Inbox /> },
  { field: 'dead_mails', label: 'Undelivered emails', icon: <MailX /> },
];

interface LiveNumbersProps {
  overview: ReturnType<typeof useLoad<Overview>>;
}

/** The current figures of the marketplace, for administrators. */
export function LiveNumbers({ overview }: LiveNumbersProps) {
  const numbers = overview.status === 'ready' ? overview.data : null;
  return (
    <section aria-labelledby="live-numbers" tabIndex={-1}>
      <Flex mt="8" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="live-numbers">
          Live numbers
        </Heading>
        <AriaDisabledButton
          variant="outline"
          off={overview.status === 'loading'}
          onClick={overview.reload}
        >
          <RefreshCw />
          <span>{overview.status === 'loading' ? 'Counting...' : 'Refresh'}</span>
        </AriaDisabledButton>
      </Flex>
      {overview.status === 'loading' && (
        <Text role="status" srOnly>
          Loading live numbers...
        </Text>
      )}
      {overview.status === 'error' ? (
        <ErrorState onRetry={overview.reload}>We couldn't load the live numbers.</ErrorState>
      ) : (
        <Stats>
          {NUMBERS.map(({ field, label, icon }) => (
            <Stat
              key={field}
              label={label}
              icon={icon}
              value={numbers ? numbers[field] : <Skeleton h="10" w="16" my="2" />}
            />
          ))}
        </Stats>
      )}
    </section>
  );
}
