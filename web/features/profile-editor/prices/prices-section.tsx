import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { priceHintText, type PriceHint } from '@doorstep/domain/profiles/price-hint';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useOwnFacts } from '../../../data/profiles/own-page-documents.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { LazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { PRICES_MESSAGES } from '../messages.ts';

const load = async () => (await import('./prices-dialog.tsx')).PricesDialog;

function EditablePrices({ hints }: { hints: readonly PriceHint[] }) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {hints.length > 0 && (
        <Stack as="ul" gap="1" mb="5" listStyleType="none" overflowWrap="anywhere">
          {hints.map((hint, i) => (
            <li key={i}>{priceHintText(hint)}</li>
          ))}
        </Stack>
      )}
      <Button
        variant="outline"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Pencil />
        <span>{hints.length > 0 ? 'Edit prices' : 'Add prices'}</span>
      </Button>
      {isWanted && (
        <LazyDialog
          name="prices-dialog"
          load={load}
          props={{ open: isOpen, hints, onClose: close }}
          failure={PRICES_MESSAGES.notLoaded}
          onFailed={() => {
            setWanted(false);
            close();
          }}
        />
      )}
    </>
  );
}

/** Where a professional edits the prices of the page. They are saved at once, without the page. */
export function PricesSection({ uid }: { uid: string }) {
  const own = useOwnFacts(uid);
  return (
    <Panel as="section" aria-labelledby="prices-title">
      <Heading as="h2" size="md" id="prices-title" mb="2">
        Prices
      </Heading>
      <Text color="fg.muted" mb="5">
        {PRICES_MESSAGES.about}
      </Text>
      {own.status === 'loading' && <LineSkeletons label="Loading your prices..." />}
      {own.status === 'error' && (
        <ErrorState onRetry={own.retry}>We couldn't load your prices.</ErrorState>
      )}
      {own.status === 'ready' &&
        (own.hasPage ? (
          <EditablePrices hints={own.facts.price_hints} />
        ) : (
          <Text>{PRICES_MESSAGES.noPage}</Text>
        ))}
    </Panel>
  );
}
