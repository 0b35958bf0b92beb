import { Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { Image } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { titleFromSlug } from './page-texts.ts';
import { PUBLIC_PAGE_MESSAGES } from './messages.ts';

/** A sample page in which all texts are placeholders. */
export function PlaceholderPage({ slug }: { slug: string }) {
  const name = titleFromSlug(slug);
  return (
    <Page title={isolate(name)}>
      <PageHeading
        lead="This is a sample page."
        actions={
          <Button onClick={() => toast.info(PUBLIC_PAGE_MESSAGES.sample)}>Request Service</Button>
        }
      >
        {name}
      </PageHeading>
      <Stack gap="6">
        <Panel>
          <Heading as="h2" size="md" mb="3">
            About
          </Heading>
          <Text color="fg.muted">
            A local professional with years of experience, known for tidy work and fair prices.
          </Text>
        </Panel>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
          {[1, 2, 3].map((n) => (
            <Panel key={n} p="0" overflow="hidden">
              <Flex h="44" bg="accent.subtle" color="accent.fg" align="center" justify="center">
                <Image size={36} aria-hidden="true" />
              </Flex>
              <Text p="4">{`Work sample ${n}`}</Text>
            </Panel>
          ))}
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <Panel>
            <Heading as="h2" size="md" mb="3">
              Contact
            </Heading>
            <Text color="fg.muted">Phone and email appear here.</Text>
          </Panel>
          <Panel>
            <Heading as="h2" size="md" mb="3">
              Service area
            </Heading>
            <Text color="fg.muted">Cities and neighborhoods appear here.</Text>
          </Panel>
        </SimpleGrid>
        <ButtonLink to={paths.search} variant="outline" alignSelf="flex-start">
          Find Pros
        </ButtonLink>
      </Stack>
    </Page>
  );
}
