import { Heading, Text, type BoxProps } from '@chakra-ui/react';
import { useId, type ReactNode, type RefAttributes } from 'react';
import { ErrorState, LineSkeletons } from './states.tsx';
import { Panel } from '../layout/page.tsx';

type Loaded = { status: 'loading' } | { status: 'error'; retry: () => void } | { status: 'ready' };

interface LoadedSectionProps<State> extends Omit<BoxProps, 'children'> {
  title: string;
  /** What the section is for. */
  lead: string;
  /** What is loaded, in messages: 'your hours'. */
  what: string;
  state: State;
  /** Renders the section when its data is there. */
  children: (ready: Extract<State, { status: 'ready' }>) => ReactNode;
}

/** A card with a heading, whose content is loaded: skeletons first, or an error with a retry. */
export function LoadedSection<State extends Loaded>({
  title,
  lead,
  what,
  state,
  children,
  ...panel
}: LoadedSectionProps<State> & RefAttributes<HTMLDivElement>) {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId} {...panel}>
      <Heading as="h2" id={titleId} size="md" mb="2" tabIndex={-1} outline="0">
        {title}
      </Heading>
      <Text color="fg.muted" mb="5">
        {lead}
      </Text>
      {state.status === 'loading' && <LineSkeletons label={`Loading ${what}...`} />}
      {state.status === 'error' && (
        <ErrorState onRetry={state.retry}>{`We couldn't load ${what}.`}</ErrorState>
      )}
      {isReady(state) && children(state)}
    </Panel>
  );
}

const isReady = <State extends Loaded>(
  state: State,
): state is Extract<State, { status: 'ready' }> => state.status === 'ready';
