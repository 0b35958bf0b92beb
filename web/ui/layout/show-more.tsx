import { Stack, Text } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import { leavesFocus } from './heading-focus.ts';
import { SteadyButton } from '../forms/aria-disabled-button.tsx';

interface ShowMoreProps {
  children: string;
  /** Loads the next page; a failure is said here. */
  onShow: () => Promise<void>;
}

/** The button that loads a further page of a list. */
export function ShowMore({ children, onShow }: ShowMoreProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const part = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<Element | null>(null);
  // With the last page the button goes: the first row that it has brought is where it stood.
  const ref = useCallback((element: HTMLDivElement | null) => {
    part.current = element;
    return leavesFocus(element, () => lastBefore.current?.nextElementSibling);
  }, []);
  const show = async () => {
    lastBefore.current = part.current?.previousElementSibling?.lastElementChild ?? null;
    setState('loading');
    try {
      await onShow();
      setState('idle');
    } catch (error) {
      console.error('A further page could not be loaded', error);
      setState('failed');
    }
  };
  return (
    <Stack ref={ref} align="center" gap="2" py="2">
      <SteadyButton variant="outline" off={state === 'loading'} onClick={() => void show()}>
        {state === 'loading' ? 'Loading...' : children}
      </SteadyButton>
      {state === 'failed' && (
        <Text role="alert" color="fg.error">
          That didn't work. Please check your connection and try again.
        </Text>
      )}
    </Stack>
  );
}
