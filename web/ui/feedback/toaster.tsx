import { createToaster, Portal, Toast, Toaster as Region } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { useEffect } from 'react';

/** On a phone the lower edge is where one types and presses. */
const phone = matchMedia('(max-width: 767px)').matches;

export const toaster = createToaster({
  placement: phone ? 'top' : 'bottom-end',
  pauseOnPageIdle: true,
  max: 4,
});

/** For the chats: at the lower edge a toast would cover the button that sends. */
export const topToaster = phone
  ? toaster
  : createToaster({ placement: 'top', pauseOnPageIdle: true, max: 4 });

const toasters = phone ? [toaster] : [toaster, topToaster];

/** Where toasts appear. Loaded apart (see toast.tsx); the first one waits for `onReady`. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Portal>
      {toasters.map((one, i) => (
        <Region key={i} toaster={one} insetInline={{ mdDown: '4' }}>
          {(toast) => (
            // Its content is announced: a name made of it would be read twice.
            <Toast.Root recipe={toastSlotRecipe} width={{ md: 'sm' }} aria-labelledby="">
              <Toast.Indicator />
              <Toast.Title flex="1">{toast.title}</Toast.Title>
              {/* Small to look at, as large as a finger needs; beyond the edge other things are pressed. */}
              <Toast.CloseTrigger
                aria-label="Close message"
                _after={{ content: '""', position: 'absolute', inset: '-4px -4px -16px -16px' }}
              />
            </Toast.Root>
          )}
        </Region>
      ))}
    </Portal>
  );
}
