import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { mayHaveAddress } from '@doorstep/domain/requests/address';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { useRef, useState } from 'react';
import { removeAddress, saveAddress, useAddress } from '../../../data/requests/address.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { REQUEST_MESSAGES } from '../messages.ts';
import { NO_ADDRESS } from './address-fact.tsx';
import { AddressForm } from './address-form.tsx';

export interface ClientAddressProps {
  request: ServiceRequest;
  /** Whether the client's account may change the address. A guest reads it only. */
  mayChange: boolean;
}

/** The street address of a request, with the buttons of its client. */
export function ClientAddress({ request, mayChange }: ClientAddressProps) {
  const { id } = request;
  const address = useAddress(id);
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (address.status === 'loading') return <LineSkeletons label="Loading the address..." />;
  if (address.status === 'error' && address.error.code !== 'permission-denied') {
    return <ErrorState onRetry={address.retry}>We couldn't load the address.</ErrorState>;
  }
  const street = address.status === 'ready' ? address.data?.street : undefined;
  const save = async (typed: string) => {
    await saveAddress(id, typed);
    setEditing(false);
    toast.success(REQUEST_MESSAGES.addressSaved);
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await removeAddress(id);
      toast.success(REQUEST_MESSAGES.addressRemoved);
    } catch (error) {
      console.error('The address was not removed', error);
      toast.error(REQUEST_MESSAGES.addressNotRemoved);
    } finally {
      setRemoving(false);
    }
  };
  /** Ref of what a press replaces. The focus moves to the first button that is left. */
  const keepFocus = (element: HTMLElement | null) =>
    moveFocusOnUnmount(element, () => container.current?.querySelector('button'));
  return (
    <Box ref={container}>
      {isEditing ? (
        <Box ref={keepFocus}>
          <AddressForm street={street ?? ''} onSave={save} onCancel={() => setEditing(false)} />
        </Box>
      ) : (
        <Flex align="center" columnGap="2" wrap="wrap">
          <Text
            flex="1 1 10rem"
            minW="0"
            overflowWrap="anywhere"
            {...(!street && { color: 'fg.muted' })}
          >
            {street ?? NO_ADDRESS}
          </Text>
          {mayChange && mayHaveAddress(request, now) && (
            <Button variant="ghost" px="3" onClick={() => setEditing(true)}>
              {street === undefined ? 'Add address' : 'Change'}
            </Button>
          )}
          {mayChange && street !== undefined && (
            <AriaDisabledButton
              ref={keepFocus}
              variant="ghost"
              px="3"
              off={isRemoving}
              onClick={() => void remove()}
            >
              {isRemoving ? 'Removing...' : 'Remove'}
            </AriaDisabledButton>
          )}
        </Flex>
      )}
    </Box>
  );
}
