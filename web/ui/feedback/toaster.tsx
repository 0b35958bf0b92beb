import { createToaster, Portal, Toast, Toaster as Region } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { useEffect } from 'react';

/** Phones show toasts at the top, because people type and press at the bottom. */
const isPhone = matchMedia('(max-width: 767px)').matches;

export const toaster = createToaster({
  placement: isPhone ? 'top' : 'bottom-end',
  pauseOnPageIdle: true,
  max: 4,
});

/** For chats, where a toast at the bottom would cover the Send button. */
export const topToaster = isPhone
  ? toaster
  : createToaster({ placement: 'top', pauseOnPageIdle: true, max: 4 });

const toasters = isPhone ? [toaster] : [toaster, topToaster];

/** The regions of toasts, in a chunk of their own (see toast.tsx). Toasts wait for `onReady`. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Portal>
      {toasters.map((one, i) => (
        <Region key={i} toaster={one} insetInline={{ mdDown: '4' }}>
          {(toast) => (
            // Screen readers announce the content, so a label with the same text would be read
            // twice.
            // oxlint-disable-next-line jsx-a11y/aria-proptypes
            <Toast.Root recipe={toastSlotRecipe} width={{ md: 'sm' }} aria-labelledby="">
              <Toast.Indicator />
              <Toast.Title flex="1">{toast.title}</Toast.Title>
              {/* The pseudo-element enlarges the touch target without covering other elements. */}
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
