import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { formatDistance } from '@doorstep/domain/places/units';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { readSearchAddress } from '@doorstep/domain/search/results/search-address';
import type { SearchResult } from '@doorstep/domain/search/results/search-api';
import { ownerOfSearchId } from '@doorstep/domain/search/results/search-cursor';
import { useId, useState } from 'react';
import { cachedAnswer, searchProviders } from '../../data/search/provider-search.ts';
import { publicPageHref } from '../../lib/paths.ts';
import { cityLine, servicesLine } from '../../lib/text/provider-lines.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { RatingLine } from '../../ui/media/stars.tsx';
import { SEARCH_MESSAGES } from './messages.ts';
import { SearchForm } from './search-form.tsx';
import { resultGroups } from './result-groups.ts';
import { SearchFailed } from './search-states.tsx';

/** A professional by uid and name. */
interface Choice {
  id: string;
  name: string;
}

interface OptionProps {
  provider: SearchResult;
  isChosen: boolean;
  /** The id of the text that says why they cannot be chosen; null if they can. */
  whyNotId: string | null;
  onToggle: () => void;
}

/** A professional to choose. The checkbox's label is all of the row above the link. */
function Option({ provider, isChosen, whyNotId, onToggle }: OptionProps) {
  const { display_name, avatar_url, rating, km } = provider;
  const id = useId();
  const place = [cityLine(provider), km !== null && `${formatDistance(km)} away`];
  const lines = [place.filter(Boolean).join(' · '), servicesLine(provider.services)];
  return (
    <Panel as="li" p={{ base: '4', md: '5' }} {...(isChosen && { borderColor: 'accent.fg' })}>
      <Flex
        as="label"
        gap="4"
        align="flex-start"
        cursor={whyNotId === null ? 'pointer' : 'not-allowed'}
      >
        <chakra.input
          type="checkbox"
          aria-labelledby={`${id}name`}
          aria-describedby={whyNotId === null ? `${id}facts` : `${whyNotId} ${id}facts`}
          checked={isChosen}
          // The attribute `disabled` would take the checkbox out of the tab order.
          aria-disabled={whyNotId !== null}
          onChange={() => whyNotId === null && onToggle()}
          boxSize="5"
          mt="3.5"
          flexShrink="0"
          accentColor="accent.solid"
          opacity={whyNotId === null ? undefined : '0.5'}
        />
        <Avatar name={display_name} url={avatar_url} />
        <Box flex="1" minW="0">
          <Text id={`${id}name`} fontWeight="600" overflowWrap="anywhere">
            {display_name}
          </Text>
          <Box id={`${id}facts`} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {rating && <RatingLine rating={rating} />}
            {lines.filter(Boolean).map((line) => (
              <Text key={line} lineClamp="2">
                {line}
              </Text>
            ))}
          </Box>
        </Box>
      </Flex>
      <AppLink
        to={publicPageHref(provider.handle)}
        target="_blank"
        aria-describedby={`${id}name`}
        ms="9"
        minH="11"
      >
        View profile in a new tab
      </AppLink>
    </Panel>
  );
}

interface ProviderPickerProps {
  /** The first search. */
  initial: SearchTerms;
  /** The uids of professionals who cannot be chosen. */
  excluded: ReadonlySet<string>;
  chosen: readonly Choice[];
  /** How many can be chosen. */
  most: number;
  onChoose: (chosen: Choice[]) => void;
}

/** How many results are shown first, and added by each 'Show more'. */
const STEP = 6;
const countText = (count: number) =>
  count > 0 ? SEARCH_MESSAGES.showing(count) : SEARCH_MESSAGES.none;
const ANYTHING = readSearchAddress(new URLSearchParams());

/** A search whose results can be chosen. The chosen ones stay when the search changes. */
export function ProviderPicker(props: ProviderPickerProps) {
  const { initial, excluded, chosen, most, onChoose } = props;
  const headingId = useId();
  const fullId = useId();
  const [terms, setTerms] = useState(initial);
  const [count, setCount] = useState(STEP);
  const addressOf = (results: number) => {
    const shown = Math.max(PAGE_SIZE.search, results + excluded.size);
    return { ...ANYTHING, terms, shown };
  };
  const address = addressOf(count);
  const search = useLoad(JSON.stringify(address), () => searchProviders(address));
  const answer = search.status === 'ready' ? search.data : cachedAnswer(address);
  const results = (answer?.providers ?? []).filter(({ id }) => !excluded.has(ownerOfSearchId(id)));
  const visible = results.slice(0, count);
  const hasMore = results.length > count || (answer?.next ?? null) !== null;
  const isFull = chosen.length >= most;
  const toggle = ({ id, display_name }: SearchResult) => {
    const uid = ownerOfSearchId(id);
    const others = chosen.filter((one) => one.id !== uid);
    const isChosen = others.length < chosen.length;
    onChoose(isChosen ? others : [...others, { id: uid, name: display_name }]);
  };
  return (
    <Box>
      <SearchForm
        terms={terms}
        onSearch={(next) => {
          setTerms(next);
          setCount(STEP);
        }}
      />
      {!answer && search.status === 'error' && <SearchFailed onRetry={search.reload} />}
      {!answer && search.status === 'loading' && (
        <Box mt="6">
          <CardSkeletons label={SEARCH_MESSAGES.loading} />
        </Box>
      )}
      <Box mt="6" mb="3" color="fg.muted">
        <Text role="status">{answer && countText(visible.length)}</Text>
        <Text role="status" id={fullId} color="fg">
          {isFull && `${chosen.length} of ${most} selected. Remove one to select another.`}
        </Text>
      </Box>
      <Box>
        {resultGroups(visible, terms, answer ?? {}).map(({ tier, heading, results: inTier }) => (
          <Box key={tier} mb="4">
            {heading !== null && (
              <Heading as="h3" id={`${headingId}${tier}`} size="md" mb="3" mt="6">
                {heading}
              </Heading>
            )}
            <Stack
              as="ul"
              gap="3"
              listStyleType="none"
              aria-labelledby={heading === null ? undefined : `${headingId}${tier}`}
            >
              {inTier.map((provider) => {
                const isChosen = chosen.some(({ id }) => id === ownerOfSearchId(provider.id));
                return (
                  <Option
                    key={provider.id}
                    provider={provider}
                    isChosen={isChosen}
                    whyNotId={isFull && !isChosen ? fullId : null}
                    onToggle={() => toggle(provider)}
                  />
                );
              })}
            </Stack>
          </Box>
        ))}
      </Box>
      {answer && hasMore && (
        <ShowMore
          rows="li"
          onShow={async () => {
            await searchProviders(addressOf(count + STEP));
            setCount(count + STEP);
          }}
        >
          {SEARCH_MESSAGES.showMore}
        </ShowMore>
      )}
    </Box>
  );
}
