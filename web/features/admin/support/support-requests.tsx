import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { SupportLine } from '@doorstep/domain/admin/support-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { listSupportRequests } from '../../../data/admin/admin.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { ClampedText } from '../../../ui/layout/clamped-text.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { ListChoice } from '../shared/list-choice.tsx';
import { formatWhen } from '../shared/format-when.ts';
import { SupportRequestDialog } from './support-request-dialog.tsx';

const LISTS = { open: 'Open', done: 'Answered' } as const;
type List = keyof typeof LISTS;

function SupportCard({ line, onRead }: { line: SupportLine; onRead: () => void }) {
  const { id, subject, is_premium, state, text, waiting_since, email } = line;
  return (
    <Panel as="li" ref={moveFocusOnUnmount} overflowWrap="anywhere">
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="1">
        <Heading as="h3" size="sm">
          {subject}
        </Heading>
        <Flex gap="2" wrap="wrap">
          {is_premium && <Badge colorPalette="accent">premium</Badge>}
          {state === 'closed' && <Badge colorPalette="gray">closed</Badge>}
        </Flex>
      </Flex>
      <Text color="fg.muted" mb="3">
        <span>{`${id} from ${email ?? 'a deleted account'}`}</span>
        <br />
        <span>
          {`${state === 'open' ? 'Waiting since' : 'Received on'} ${formatWhen(waiting_since)}`}
        </span>
      </Text>
      <ClampedText lines={2}>{text}</ClampedText>
      <Button mt="4" variant="outline" aria-label={`Read ${id}`} onClick={onRead}>
        Read
      </Button>
    </Panel>
  );
}

interface SupportListProps {
  state: List;
  first: CallableOutput<'admin-support-requests'>;
  onRead: (id: string) => void;
}

/** The first page, and the pages that 'Show more' adds. */
function SupportList({ state, first, onRead }: SupportListProps) {
  const [{ requests, next }, setPages] = useState(first);
  const showMore = async () => {
    const page = await listSupportRequests({ state, after: next });
    setPages({ requests: [...requests, ...page.requests], next: page.next });
  };
  if (requests.length === 0 && next === null) {
    return (
      <EmptyState icon={<LifeBuoy />}>
        {state === 'open' ? 'No one is waiting for a reply.' : 'No answered messages yet.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {requests.map((line) => (
          <SupportCard key={line.id} line={line} onRead={() => onRead(line.id)} />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </>
  );
}

/** Opens the request with a reference number, which a person may read out. */
function FindByReference({ onFind }: { onFind: (id: string) => void }) {
  const [reference, setReference] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const id = reference.trim().toUpperCase();
        if (id !== '') onFind(id);
      }}
    >
      <Flex gap="3" align="flex-end" mb="4">
        <Box maxW="14rem">
          <FormField label="Reference number">
            <Input
              maxLength={20}
              autoComplete="off"
              placeholder="S-7F3K9Q"
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          </FormField>
        </Box>
        <Button type="submit" variant="outline">
          Find
        </Button>
      </Flex>
    </form>
  );
}

interface SupportRequestsProps {
  /** Unsent answers by request. Closing the dialog does not delete them. */
  drafts: Readonly<Record<string, string>>;
  onDraft: (id: string, text: string) => void;
}

/** The requests to support, for administrators: open ones, premium first, and the others. */
export function SupportRequests({ drafts, onDraft }: SupportRequestsProps) {
  const [state, setState] = useState<List>('open');
  const [readId, setReadId] = useState<string | null>(null);
  const first = useLoad(`support:${state}`, () => listSupportRequests({ state, after: null }));
  return (
    <section aria-labelledby="support-title" tabIndex={-1}>
      <Flex mt="8" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="support-title">
          Support
        </Heading>
        <ListChoice label="Which messages" lists={LISTS} chosen={state} onChoose={setState} />
      </Flex>
      <FindByReference onFind={setReadId} />
      {first.status === 'loading' && <CardSkeletons label="Loading messages..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the messages.</ErrorState>
      )}
      {first.status === 'ready' && (
        <SupportList state={state} first={first.data} onRead={setReadId} />
      )}
      {readId !== null && (
        <SupportRequestDialog
          id={readId}
          draft={drafts[readId] ?? ''}
          onDraft={(text) => onDraft(readId, text)}
          onClose={() => setReadId(null)}
          onChanged={() => {
            setReadId(null);
            first.reload();
          }}
        />
      )}
    </section>
  );
}
