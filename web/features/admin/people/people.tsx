import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { PersonLine } from '@doorstep/domain/admin/office-callables';
import { planLabel } from '@doorstep/domain/billing/plan';
import type { CallableOutput } from '@doorstep/domain/callables';
import { LIMITS } from '@doorstep/domain/limits';
import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { searchPeople } from '../../../data/admin/admin.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Input } from '../../../ui/forms/controls.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { personHref, useAdminView } from '../shared/use-admin-view.ts';

const NO_NAME = 'A guest';

function PersonRow({ person, search }: { person: PersonLine; search: string }) {
  const { uid, name, handle, email, plan, is_suspended } = person;
  const details = [handle && `/p/${handle}`, email].filter(Boolean).join(', ');
  return (
    <Box
      as="li"
      tabIndex={-1}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      overflowWrap="anywhere"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap">
        <AppLink to={personHref(uid, search)} fontWeight="600" py="2">
          {name === '' ? (email ?? NO_NAME) : name}
        </AppLink>
        <Flex gap="2" wrap="wrap">
          {is_suspended && <Badge colorPalette="red">suspended</Badge>}
          {plan && <Badge colorPalette="accent">{planLabel(plan)}</Badge>}
        </Flex>
      </Flex>
      {details !== '' && (
        <Text color="fg.muted" fontSize="sm">
          {details}
        </Text>
      )}
    </Box>
  );
}

interface PeopleListProps {
  text: string;
  first: CallableOutput<'admin-people'>;
}

/** The first page, and the pages that 'Show more' adds. */
function PeopleList({ text, first }: PeopleListProps) {
  const [{ people, next }, setPages] = useState(first);
  const showMore = async () => {
    const page = await searchPeople({ text, after: next });
    const known = new Set(people.map(({ uid }) => uid));
    const added = page.people.filter(({ uid }) => !known.has(uid));
    setPages({ people: [...people, ...added], next: page.next });
  };
  if (people.length === 0 && next === null) {
    return (
      <EmptyState icon={<Users />}>
        No one found. To find someone without a profile, enter their full email.
      </EmptyState>
    );
  }
  return (
    <Panel py={{ base: '3', md: '4' }}>
      {people.length === 0 && <Text color="fg.muted">No matches so far.</Text>}
      <Stack as="ul" gap="0" listStyleType="none">
        {people.map((person) => (
          <PersonRow key={person.uid} person={person} search={text} />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </Panel>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Flex gap="3" mb="4">
        <Box flex="1" minW="0" maxW="26rem">
          <Input
            type="search"
            aria-label="Search people"
            placeholder="Name, email or handle"
            maxLength={LIMITS.searchText}
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Box>
        <Button type="submit" variant="outline">
          <Search />
          Search
        </Button>
      </Flex>
    </form>
  );
}

/** The people with a profile by name, a search for them, and the sheet of one. */
export function People() {
  const { search, setSearch, person } = useAdminView();
  return person === null ? (
    <PeopleSearch key={search} search={search} onSearch={setSearch} />
  ) : (
    <PersonSheet key={person} uid={person} />
  );
}

function PeopleSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const first = useLoad(`people:${search}`, () => searchPeople({ text: search, after: null }));
  return (
    <section aria-labelledby="people" tabIndex={-1}>
      <Heading as="h2" size="lg" id="people" mt="8" mb="4">
        People
      </Heading>
      <SearchForm
        search={search}
        onSearch={(text) => (text === search ? first.reload() : onSearch(text))}
      />
      {first.status === 'loading' && <CardSkeletons label="Loading people..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the people.</ErrorState>
      )}
      {first.status === 'ready' && <PeopleList text={search} first={first.data} />}
    </section>
  );
}
