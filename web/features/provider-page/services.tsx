import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { priceHintText, type PriceHint } from '@doorstep/domain/profiles/price-hint';
import { tagsOfService } from '@doorstep/domain/profiles/shown-gallery';
import { isolate } from '@doorstep/domain/text';
import { Check } from 'lucide-react';
import { SCROLL_LINE } from './scroll-line.ts';
import { placeOnPhone } from './place-on-phone.ts';

/** Lets people stop with Tab at a list while it scrolls, so that arrow keys scroll it. */
function stopWhileScrolling(list: HTMLElement | null) {
  if (!list) return undefined;
  const observer = new ResizeObserver(() => {
    if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** The services with their tags: two columns, and on phones one line that scrolls. */
export function Services({ services, gallery }: Pick<PublicPage, 'services' | 'gallery'>) {
  if (services.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="services" {...placeOnPhone(2)} minW="0">
      <Heading as="h2" id="services" size="lg" mb="5">
        Services
      </Heading>
      <chakra.ul
        ref={stopWhileScrolling}
        aria-labelledby="services"
        focusVisibleRing="outside"
        listStyleType="none"
        {...SCROLL_LINE}
        display={{ base: 'flex', md: 'grid' }}
        gridTemplateColumns="1fr 1fr"
        gap={{ base: '2', md: '3' }}
      >
        {services.map((service, i) => (
          <Flex
            as="li"
            key={i}
            gap="3"
            align="flex-start"
            minW="0"
            flexShrink="0"
            maxW={{ base: '80vw', md: 'none' }}
            px={{ base: '4', md: '0' }}
            py={{ base: '2', md: '0' }}
            borderWidth={{ base: '1px', md: '0' }}
            borderRadius="2xl"
          >
            <Box color="accent.fg" pt="1" flexShrink="0" aria-hidden="true" hideBelow="md">
              <Check size={18} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              <Text>{service}</Text>
              {tagsOfService(gallery, service).length > 0 && (
                <Text color="fg.muted" fontSize="sm">
                  {tagsOfService(gallery, service).map(isolate).join(' · ')}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** What jobs cost at least. */
export function Prices({ hints }: { hints: readonly PriceHint[] }) {
  if (hints.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="prices" {...placeOnPhone(2)}>
      <Heading as="h2" id="prices" size="lg" mb="5">
        Prices
      </Heading>
      <Box as="ul" listStyleType="none" fontSize="lg" overflowWrap="anywhere">
        {hints.map((hint, i) => (
          <li key={i}>{priceHintText(hint)}</li>
        ))}
      </Box>
      <Text color="fg.muted" mt="2">
        These are starting prices. Your job may cost more.
      </Text>
    </Box>
  );
}
