import { Box, Flex, Text } from '@chakra-ui/react';
import { areasServed } from '@doorstep/domain/profiles/areas-served';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/media/avatar.tsx';
import { ScreenHeading } from '../../ui/layout/page.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { PHONE_WIDTH } from '../../ui/media/photo-sizes.ts';

function Cover({ url }: { url: string }) {
  return (
    <Picture
      url={url}
      renditions={[480, 840, 1600]}
      sizes={`(min-width: 1152px) 68rem, (min-width: 768px) 100vw, ${PHONE_WIDTH}`}
      alt=""
      htmlWidth={1600}
      htmlHeight={533}
      w="full"
      h="auto"
      aspectRatio={{ base: 2, md: 3 }}
      objectFit="cover"
      bg="bg.muted"
      borderRadius={{ md: '3xl' }}
      fetchPriority="high"
    />
  );
}

function Areas({ areas }: { areas: string[] }) {
  if (areas.length === 0) return null;
  return (
    <Flex gap="2" color="fg.muted" fontSize={{ base: 'md', md: 'lg' }}>
      <Box pt="0.5" flexShrink="0" aria-hidden="true">
        <MapPin size={20} />
      </Box>
      <Text as="span" srOnly>
        Serves
      </Text>
      <Flex as="ul" wrap="wrap" listStyleType="none" minW="0">
        {areas.map((area, i) => (
          <Box
            as="li"
            key={i}
            overflowWrap="anywhere"
            css={{ '&:not(:last-of-type)::after': { content: '"·" / ""', marginInline: '2' } }}
          >
            {area}
          </Box>
        ))}
      </Flex>
    </Flex>
  );
}

interface ProfileHeaderProps {
  provider: PublicPage;
  /** The buttons, beside the name if there is room. */
  actions: ReactNode;
}

/** The top of the page: cover, avatar, name and areas served. */
export function ProfileHeader({ provider, actions }: ProfileHeaderProps) {
  const { cover_url: cover, display_name: name } = provider;
  return (
    <Box>
      {cover && (
        <Box mx={{ base: '-4', md: '0' }}>
          <Cover url={cover} />
        </Box>
      )}
      <Flex
        direction={{ base: 'column', md: 'row' }}
        wrap={{ md: 'wrap' }}
        gap={{ base: '4', md: '6' }}
        align={{ md: cover ? 'flex-start' : 'center' }}
        ps={{ md: cover ? '8' : '0' }}
      >
        <Box
          mt={cover ? { base: '-16', md: '-20' } : '0'}
          p="1.5"
          bg="bg"
          borderRadius="full"
          alignSelf="flex-start"
        >
          <Avatar name={name} url={provider.avatar_url} size="2xl" eager />
        </Box>
        <Box minW="0" flex={{ md: '1 1 18rem' }} pt={{ md: cover ? '5' : '0' }}>
          <ScreenHeading fontSize={{ base: '4xl', md: '5xl' }}>{name}</ScreenHeading>
          <Box mt="2">
            <Areas areas={areasServed(provider)} />
          </Box>
        </Box>
        <Box w={{ lg: '22rem' }} pt={{ lg: cover ? '6' : '0' }}>
          {actions}
        </Box>
      </Flex>
    </Box>
  );
}
