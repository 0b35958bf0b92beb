import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReviewLine } from '@doorstep/domain/admin/office-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { isolate } from '@doorstep/domain/text';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { callFunction } from '../../data/callables.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { ClampedText } from '../../ui/layout/clamped-text.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { PhotoThumbnails } from '../../ui/media/photo-thumbnails.tsx';
import { Stars } from '../../ui/media/stars.tsx';
import { ListChoice } from './shared/list-choice.tsx';
import { ADMIN_MESSAGES } from './shared/messages.ts';
import { NoteDialog } from './shared/note-dialog.tsx';
import { formatWhen } from './shared/format-when.ts';
import { personHref } from './shared/use-admin-view.ts';

const LISTS = { all: 'All', reported: 'Reported', hidden: 'Hidden' } as const;
type List = keyof typeof LISTS;

const EMPTY: Record<List, string> = {
  all: 'No reviews yet.',
  reported: 'No reviews with an open report.',
  hidden: 'No hidden reviews.',
};

function ReviewCard({ review, onDecide }: { review: ReviewLine; onDecide: () => void }) {
  const { stars, text, answer, author, client_uid, provider_id, provider_name } = review;
  const { id, hidden, hired, created_at, photos } = review;
  const action = hidden ? 'Show again' : 'Hide';
  return (
    <Panel as="li" ref={moveFocusOnUnmount} overflowWrap="anywhere">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="1">
        <Stars value={stars} />
        <Flex gap="2" wrap="wrap">
          {!hired && <Badge colorPalette="gray">Not hired</Badge>}
          {hidden && <Badge colorPalette="red">hidden</Badge>}
        </Flex>
      </Flex>
      <Text color="fg.muted" mb="3">
        <AppLink to={personHref(client_uid)}>{author}</AppLink>
        {' about '}
        {provider_name === null ? (
          <span>a deleted account</span>
        ) : (
          <AppLink to={personHref(provider_id)}>{provider_name}</AppLink>
        )}
        <span>{`, ${formatWhen(created_at)}`}</span>
      </Text>
      {text !== '' && <ClampedText lines={4}>{text}</ClampedText>}
      {photos.length > 0 && (
        <Box mt="3">
          <PhotoThumbnails id={id} photos={photos} from={author} />
        </Box>
      )}
      {answer !== null && (
        <Text mt="3" color="fg.muted" whiteSpace="pre-line">{`Response: ${isolate(answer)}`}</Text>
      )}
      <Button
        mt="4"
        variant="outline"
        aria-label={`${action}…: review by ${isolate(author)}`}
        onClick={onDecide}
      >
        {`${action}…`}
      </Button>
    </Panel>
  );
}

interface ReviewDialogProps {
  review: ReviewLine;
  onClose: () => void;
  onDone: () => void;
  /** Called if the review was deleted meanwhile. */
  onStale: () => void;
}

function ReviewDialog({ review, ...dialog }: ReviewDialogProps) {
  const { id, hidden } = review;
  const texts = hidden
    ? {
        title: 'Show this review again?',
        explanation: 'Everyone will see the review on the page again, and its stars will count.',
        label: 'Show review',
        done: ADMIN_MESSAGES.shown,
      }
    : {
        title: 'Hide this review?',
        explanation:
          "No one will see the review anymore, and its stars won't count. You can show it again later, but its photos are deleted. We won't notify either person.",
        label: 'Hide review',
        isHarsh: true,
        done: ADMIN_MESSAGES.hidden,
      };
  return (
    <NoteDialog
      {...texts}
      {...dialog}
      onConfirm={(note) => callFunction('admin-set-review-hidden', { id, hidden: !hidden, note })}
    />
  );
}

interface ReviewListProps {
  list: List;
  first: CallableOutput<'admin-reviews'>;
  /** Loads the first page again. */
  onReload: () => void;
}

/** The first page, and the pages that 'Show more' adds. */
function ReviewList({ list, first, onReload }: ReviewListProps) {
  const [{ reviews, next }, setPages] = useState(first);
  const [decided, setDecided] = useState<ReviewLine | null>(null);
  const showMore = async () => {
    const page = await callFunction('admin-reviews', { list, after: next });
    const known = new Set(reviews.map(({ id }) => id));
    const added = page.reviews.filter(({ id }) => !known.has(id));
    setPages({ reviews: [...reviews, ...added], next: page.next });
  };
  const change = ({ id, hidden }: ReviewLine) => {
    const changed = (review: ReviewLine) =>
      review.id === id ? { ...review, hidden: !hidden, photos: [] } : review;
    setPages((pages) => ({ ...pages, reviews: pages.reviews.map(changed) }));
  };
  if (reviews.length === 0 && next === null) {
    return <EmptyState icon={<MessageSquareText />}>{EMPTY[list]}</EmptyState>;
  }
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} onDecide={() => setDecided(review)} />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {decided && (
        <ReviewDialog
          review={decided}
          onClose={() => setDecided(null)}
          onStale={onReload}
          onDone={() => {
            setDecided(null);
            change(decided);
          }}
        />
      )}
    </>
  );
}

/** All reviews, newest first, and the reported and the hidden ones. */
export function Reviews() {
  const [list, setList] = useState<List>('all');
  const first = useLoad(`reviews:${list}`, () =>
    callFunction('admin-reviews', { list, after: null }),
  );
  return (
    <section aria-labelledby="admin-reviews" tabIndex={-1}>
      <Flex mt="8" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="admin-reviews">
          Reviews
        </Heading>
        <ListChoice label="Which reviews" lists={LISTS} chosen={list} onChoose={setList} />
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading reviews..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the reviews.</ErrorState>
      )}
      {first.status === 'ready' && (
        <ReviewList list={list} first={first.data} onReload={first.reload} />
      )}
    </section>
  );
}
