import { Flex, Heading, Link } from '@chakra-ui/react';
import { mailHref } from '../../lib/text/mail-href.ts';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { socialLinks } from '@doorstep/domain/profiles/social-links';
import { ExternalLink as ExternalLinkIcon, Globe, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/layout/external-link.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { PhoneLink } from '../../ui/layout/phone-link.tsx';
import { readableUrl } from './contact-links.ts';

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex as="li" gap="3" align="center" minH="11" minW="0">
      <Flex
        boxSize="9"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="full"
        bg="accent.subtle"
        color="accent.fg"
        aria-hidden="true"
      >
        {icon}
      </Flex>
      {children}
    </Flex>
  );
}

/** The professional's contact data; each part only if it is given. */
export function ContactCard({ provider }: { provider: PublicPage }) {
  const { email, phone, phone_href, website_url: website } = provider;
  const social = socialLinks(provider);
  if (!email && !phone && !website && social.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="contact">
      <Heading as="h2" id="contact" size="md" mb="3">
        Contact
      </Heading>
      <Flex as="ul" direction="column" gap="1" listStyleType="none">
        {email && (
          <Row icon={<Mail size={17} />}>
            <Link href={mailHref(email)} minH="11" minW="0">
              {email}
            </Link>
          </Row>
        )}
        {phone && (
          <Row icon={<Phone size={17} />}>
            <PhoneLink phone={phone} href={phone_href} minH="11" />
          </Row>
        )}
        {website && (
          <Row icon={<Globe size={17} />}>
            <ExternalLink href={website} minH="11" minW="0">
              {readableUrl(website)}
            </ExternalLink>
          </Row>
        )}
      </Flex>
      {social.length > 0 && (
        <Flex
          as="ul"
          aria-label="Social media"
          wrap="wrap"
          columnGap="5"
          mt="2"
          listStyleType="none"
        >
          {social.map(({ name, url }) => (
            <li key={name}>
              <ExternalLink
                href={url}
                variant="plain"
                fontWeight="500"
                minH="11"
                // On paper, the address is needed too.
                css={{ '@media print': { '&::after': { content: '" (" attr(href) ")"' } } }}
              >
                <span>{name}</span>
                <ExternalLinkIcon size={14} aria-hidden="true" />
              </ExternalLink>
            </li>
          ))}
        </Flex>
      )}
    </Panel>
  );
}
