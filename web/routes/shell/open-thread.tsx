import { Flex } from '@chakra-ui/react';
import { isConversationOf } from '@doorstep/domain/chat/conversation';
import { useEffect, useRef } from 'react';
import { threadHref } from '../../features/requests/inbox/use-chat-link.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { focusHeading } from '../../ui/layout/heading-focus.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { HEADER_HEIGHT } from '../../ui/layout/header-height.ts';
import { inLowWindow } from '../../ui/layout/low-window.ts';

/**
 * Moves the focus to the thread that opens, and back to its link in the list when it closes. Both
 * scroll the list to the card, because cards change their height.
 */
function useOpenThreadFocus(open: string | null, providerUid: string) {
  const part = useRef<HTMLDivElement>(null);
  const latest = useRef(open);
  useEffect(() => {
    const before = latest.current;
    if (before === open) return;
    latest.current = open;
    const href = threadHref(open ?? before ?? '', providerUid);
    const link = document.querySelector<HTMLElement>(`#main a[href="${href}"]`);
    link?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (open !== null) focusHeading(part.current);
    else if (link) link.focus({ preventScroll: true });
    else focusHeading();
  }, [open, providerUid]);
  return part;
}

interface OpenThreadProps {
  /** The id of a request, or of a conversation. */
  id: string | null;
  uid: string;
  /** The professional whose thread it is. */
  providerUid: string;
  /** The address of the dashboard without an open thread. */
  back: string;
}

/** The thread that is open beside the list, with a scroll position of its own. */
export function OpenThread({ id, ...props }: OpenThreadProps) {
  const part = useOpenThreadFocus(id, props.providerUid);
  if (id === null) return null;
  return (
    <Flex
      as="section"
      ref={part}
      tabIndex={-1}
      outline="0"
      aria-label="Chat"
      aria-labelledby="open-thread"
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
      {isConversationOf(id, props.providerUid) ? (
        <LazyDirectChat id={id} uid={props.uid} back={props.back} />
      ) : (
        <LazyRequestChat id={id} {...props} />
      )}
    </Flex>
  );
}

interface CodeStateProps {
  status: 'loading' | 'error';
  back: string;
  onRetry: () => void;
}

/** What is shown until the chat's code is loaded: phones show chats on a screen of their own. */
function CodeState({ status, back, onRetry }: CodeStateProps) {
  return (
    <>
      <ButtonLink to={back} variant="ghost" alignSelf="end">
        Close
      </ButtonLink>
      {status === 'loading' ? (
        <CardSkeletons label="Loading chat..." count={1} />
      ) : (
        <ErrorState onRetry={onRetry}>We couldn't load the chat.</ErrorState>
      )}
    </>
  );
}

function LazyRequestChat({ id, ...props }: OpenThreadProps & { id: string }) {
  const code = useLoad('request-chat', () => import('../request-chat.tsx'));
  if (code.status !== 'ready') {
    return <CodeState status={code.status} back={props.back} onRetry={code.reload} />;
  }
  return <code.data.RequestChat requestId={id} isBeside {...props} />;
}

function LazyDirectChat({ id, uid, back }: { id: string; uid: string; back: string }) {
  const code = useLoad('direct-chat', () => import('../provider-chat.tsx'));
  if (code.status !== 'ready') {
    return <CodeState status={code.status} back={back} onRetry={code.reload} />;
  }
  return <code.data.DirectChatBeside key={id} {...{ id, uid, back }} />;
}
