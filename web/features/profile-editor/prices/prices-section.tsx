import { Stack, Text } from '@chakra-ui/react';
import { priceHintText, type PriceHint } from '@doorstep/domain/profiles/price-hint';
import { Pencil } from 'lucide-react';
import { useOwnFacts } from '../../../data/profiles/own-page-documents.ts';
import { LoadedSection } from '../../../ui/feedback/loaded-section.tsx';
import { DialogButton } from '../../../ui/overlay/lazy-dialog.tsx';
import { PRICES_MESSAGES } from '../messages.ts';

const load = async () => (await import('./prices-dialog.tsx')).PricesDialog;

function EditablePrices({ hints }: { hints: readonly PriceHint[] }) {
  return (
    <>
      {hints.length > 0 && (
        <Stack as="ul" gap="1" mb="5" listStyleType="none" overflowWrap="anywhere">
          {hints.map((hint, i) => (
            <li key={i}>{priceHintText(hint)}</li>
          ))}
        </Stack>
      )}
      <DialogButton
        label={hints.length > 0 ? 'Edit prices' : 'Add prices'}
        variant="outline"
        icon={<Pencil />}
        load={load}
        failure={PRICES_MESSAGES.notLoaded}
        props={{ hints }}
      />
    </>
  );
}

/** Where a professional edits the prices of the page. They are saved at once, without the page. */
export function PricesSection({ uid }: { uid: string }) {
  return (
    <LoadedSection
      id="edit-prices"
      title="Prices"
      lead={PRICES_MESSAGES.about}
      what="your prices"
      state={useOwnFacts(uid)}
    >
      {({ hasPage, facts }) =>
        hasPage ? (
          <EditablePrices hints={facts.price_hints} />
        ) : (
          <Text>{PRICES_MESSAGES.noPage}</Text>
        )
      }
    </LoadedSection>
  );
}
