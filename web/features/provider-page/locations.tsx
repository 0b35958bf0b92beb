import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { PageBranch } from '@doorstep/domain/pages/public-page';
import { isolate } from '@doorstep/domain/text';
import { ExternalLink } from '../../ui/layout/external-link.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { PhoneLink } from '../../ui/layout/phone-link.tsx';
import { Hours } from './hours.tsx';
import { placeOnPhone } from './place-on-phone.ts';

const mapHref = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

function Location({ branch }: { branch: PageBranch }) {
  const { name, address, phone, phone_href, areas } = branch;
  return (
    <Panel as="li" minW="0" overflowWrap="anywhere">
      <Heading as="h3" size="md" mb="1">
        {name}
      </Heading>
      <Flex direction="column" align="flex-start">
        <ExternalLink href={mapHref(address)} minH="11" minW="0">
          {address}
        </ExternalLink>
        {phone !== null && <PhoneLink phone={phone} href={phone_href} minH="11" />}
      </Flex>
      <Hours week={branch} mt="3" />
      {areas.length > 0 && (
        <Text mt="3">
          <Text as="span" color="fg.muted">
            {'Serving '}
          </Text>
          <span>{areas.map(isolate).join(' · ')}</span>
        </Text>
      )}
    </Panel>
  );
}

/** The branches of a professional, each with its address and its opening hours. */
export function Locations({ branches }: { branches: readonly PageBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="locations" w="full" {...placeOnPhone(4)}>
      <Heading as="h2" id="locations" size="lg" mb="5">
        Locations
      </Heading>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="4" listStyleType="none">
        {branches.map((branch) => (
          <Location key={branch.id} branch={branch} />
        ))}
      </SimpleGrid>
    </Box>
  );
}
