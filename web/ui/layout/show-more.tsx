import { Stack, Text } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import { moveFocusOnUnmount } from './heading-focus.ts';
import { AriaDisabledButton } from '../forms/aria-disabled-button.tsx';

interface ShowMoreProps {
  children: string;
  /** Selects the rows in the element before the button, which by default are its children. */
  rows?: string;
  /** Loads the next page. A rejection is shown as an error. */
  onShow: () => Promise<void>;
}

/** A button that loads the next page of the list before it. */
export function ShowMore({ children, rows = ':scope > *', onShow }: ShowMoreProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<Element | null>(null);
  const lastBefore = useRef<Element | undefined>(undefined);
  // The button disappears with the last page, so the focus moves to the first new row.
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      container.current = element;
      return moveFocusOnUnmount(element, () => {
        const all = [...(list.current?.querySelectorAll(rows) ?? [])];
        return all.find((_, i) => all[i - 1] === lastBefore.current);
      });
    },
    [rows],
  );
  const show = async () => {
    list.current = container.current?.previousElementSibling ?? null;
    lastBefore.current = [...(list.current?.querySelectorAll(rows) ?? [])].at(-1);
    setState('loading');
    try {
      await onShow();
      setState('idle');
    } catch (error) {
      console.error('The next page of a list could not be loaded', error);
      setState('failed');
    }
  };
  return (
    <Stack ref={ref} align="center" gap="2" py="2">
      <AriaDisabledButton variant="outline" off={state === 'loading'} onClick={() => void show()}>
        {state === 'loading' ? 'Loading...' : children}
      </AriaDisabledButton>
      {state === 'failed' && (
        <Text role="alert" color="fg.error">
          That didn't work. Please check your connection and try again.
        </Text>
      )}
    </Stack>
  );
}
