import { Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { requestChatHref } from '../lib/paths.ts';
import { useLoad } from '../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../ui/feedback/states.tsx';
import { focusHeading } from '../ui/layout/heading-focus.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { HEADER_HEIGHT } from '../ui/layout/header-height.ts';
import { inLowWindow } from '../ui/layout/low-window.ts';

/**
 * Moves the focus to the request that opens, and back to its link in the list when it closes. Both
 * scroll the list to the card, because cards change their height.
 */
function useOpenRequestFocus(open: string | null) {
  const part = useRef<HTMLDivElement>(null);
  const latest = useRef(open);
  useEffect(() => {
    const before = latest.current;
    if (before === open) return;
    latest.current = open;
    const href = requestChatHref(open ?? before ?? '');
    const link = document.querySelector<HTMLElement>(`#main a[href="${href}"]`);
    link?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (open !== null) focusHeading(part.current);
    else if (link) link.focus({ preventScroll: true });
    else focusHeading();
  }, [open]);
  return part;
}

interface OpenRequestProps {
  id: string | null;
  uid: string;
  /** The professional whose request it is. */
  providerUid: string;
  /** The address of the dashboard without an open request. */
  back: string;
}

/** The request that is open beside the list, with a scroll position of its own. */
export function OpenRequest({ id, ...props }: OpenRequestProps) {
  const part = useOpenRequestFocus(id);
  if (id === null) return null;
  return (
    <Flex
      as="section"
      ref={part}
      tabIndex={-1}
      outline="0"
      aria-label="Request"
      aria-labelledby="open-request"
      direction="column"
      position="sticky"
      top={`calc(${HEADER_HEIGHT} + var(--toasts, 0px))`}
      h={`calc(100dvh - ${HEADER_HEIGHT} - var(--toasts, 0px))`}
      minW="0"
      overflowY="auto"
      borderStartWidth="1px"
      borderColor="border"
      ps="8"
      // Keeps the focus rings at the right edge visible.
      pe="2"
      me="-2"
      py="5"
      css={inLowWindow({ top: 'var(--toasts, 0px)' })}
      _print={{ position: 'static', h: 'auto', overflow: 'visible', border: '0' }}
    >
      <LazyRequestChat id={id} {...props} />
    </Flex>
  );
}

/** Loads the chat's code when a request opens: phones show chats on a screen of their own. */
function LazyRequestChat({ id, ...props }: OpenRequestProps & { id: string }) {
  const code = useLoad('request-chat', () => import('./request-chat.tsx'));
  if (code.status !== 'ready') {
    return (
      <>
        <ButtonLink to={props.back} variant="ghost" alignSelf="end">
          Close
        </ButtonLink>
        {code.status === 'loading' && <CardSkeletons label="Loading chat..." count={1} />}
        {code.status === 'error' && (
          <ErrorState onRetry={code.reload}>We couldn't load the chat.</ErrorState>
        )}
      </>
    );
  }
  return <code.data.RequestChat requestId={id} isBeside {...props} />;
}
